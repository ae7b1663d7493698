import type { Invite } from "@daily-quran/domain/invite";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { failureText } from "../../../reader/failure.ts";
import { trpc } from "../../../reader/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { FormFailure } from "../../../ui/form-layout.tsx";
import classes from "./invites.module.css";

interface InviteRowProps {
  readonly groupId: number;
  readonly invite: Invite;
}

/** An open invite. Its link is shown only once, since only its hash is stored. */
export function InviteRow({ groupId, invite }: InviteRowProps) {
  const t = useTexts("members");
  const { instant } = useFormats();
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.invite.revoke.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      showToast({ title: t("revoked"), description: t("revokedText") });
      await utils.invite.list.invalidate({ groupId });
    },
  });
  const revoke = useOneAtATime(() => mutateAsync({ groupId, inviteId: invite.id }));
  const [day, end] = [instant(invite.createdAt), instant(invite.expiresAt)];
  return (
    <li className={classes.invite}>
      <span>
        {invite.createdBy === undefined
          ? t("made", { day, end })
          : t("madeBy", { day, end, name: invite.createdBy })}
      </span>
      <Button
        h={44}
        variant="subtle"
        color="red"
        disabled={isPending}
        onClick={revoke}
        aria-label={t("revokeMade", { day })}
      >
        {t("revoke")}
      </Button>
      <FormFailure text={error ? failureText(error, error.message) : undefined} />
    </li>
  );
}
