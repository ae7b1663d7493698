import { ERRORS } from "@daily-quran/domain/errors";
import { FormFailure } from "../../../ui/form-layout.tsx";
import { NewInviteLink } from "../invites/new-invite-link.tsx";

/** Offers an invite link for somebody who can't be added. */
export function InviteInstead({ groupId }: { readonly groupId: number }) {
  return (
    <>
      <FormFailure text={ERRORS.INVITE_ONLY.message} />
      <NewInviteLink groupId={groupId} />
    </>
  );
}
