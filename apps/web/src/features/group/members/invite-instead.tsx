import { useTexts } from "../../../texts/use-texts.ts";
import { FormFailure } from "../../../ui/forms/form-layout.tsx";
import { NewInviteLink } from "../invites/new-invite-link.tsx";

/** Offers an invite link for somebody who can't be added. */
export function InviteInstead({ groupId }: { readonly groupId: number }) {
  const t = useTexts("members");
  return (
    <>
      <FormFailure text={t("inviteOnly")} />
      <NewInviteLink groupId={groupId} />
    </>
  );
}
