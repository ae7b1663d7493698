import { DomainError } from "@daily-quran/domain/errors";
import {
  type GroupAction,
  type MemberAction,
  refusalOf,
  refusalOn,
  type Standing,
} from "@daily-quran/domain/group-permissions";

/** Refuses what the caller's place in the group does not allow. */
export function permit(action: GroupAction, caller: Standing): void {
  const refusal = refusalOf(action, caller);
  if (refusal) throw new DomainError(refusal);
}

/** Refuses what nobody in the caller's place may do to that target. */
export function permitOn(action: MemberAction, caller: Standing, target: Standing): void {
  const refusal = refusalOn(action, caller, target);
  if (refusal) throw new DomainError(refusal);
}
