import { DomainError } from "@daily-quran/domain/errors";
import {
  type GroupAction,
  type MemberAction,
  refusalOf,
  refusalOn,
  type Membership,
} from "@daily-quran/domain/group/group-permissions";

/** Refuses what the caller may not do in the group. */
export function permit(action: GroupAction, caller: Membership): void {
  const refusal = refusalOf(action, caller);
  if (refusal) throw new DomainError(refusal);
}

/** Refuses what the caller may not do to that target. */
export function permitOn(action: MemberAction, caller: Membership, target: Membership): void {
  const refusal = refusalOn(action, caller, target);
  if (refusal) throw new DomainError(refusal);
}
