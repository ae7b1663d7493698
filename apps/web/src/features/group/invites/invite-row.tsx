import type { Invite } from "@daily-quran/domain/group/invite";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./invites.module.css";
import { RevokeInviteDialog } from "./revoke-invite-dialog.tsx";

interface InviteRowProps {
  readonly groupId: number;
  readonly invite: Invite;
}

/** An open invite, with the last of its link: all of it is shown only once, since only its hash is stored. */
export function InviteRow({ groupId, invite }: InviteRowProps) {
  const t = useTexts("members");
  const { instant, time } = useFormats();
  const [asking, setAsking] = useState(false);
  const { createdAt, createdBy, tokenEnd } = invite;
  const made = { day: instant(createdAt), time: time(createdAt) };
  const end = instant(invite.expiresAt);
  const text =
    createdBy === undefined
      ? t("made", { ...made, end })
      : t("madeBy", { ...made, end, name: createdBy });
  const link = tokenEnd === undefined ? undefined : t("linkEnd", { letters: tokenEnd });
  return (
    <li className={classes.invite}>
      <span>
        {link && <strong className={classes.link}>{link}</strong>}
        {text}
      </span>
      <Button
        h={44}
        variant="subtle"
        color="red"
        onClick={() => setAsking(true)}
        aria-label={
          tokenEnd === undefined
            ? t("revokeMade", made)
            : t("revokeLink", { ...made, letters: tokenEnd })
        }
      >
        {t("revoke")}
      </Button>
      <RevokeInviteDialog
        groupId={groupId}
        inviteId={invite.id}
        opened={asking}
        onClose={() => setAsking(false)}
      >
        {link && <p>{link}</p>}
        <p>{text}</p>
      </RevokeInviteDialog>
    </li>
  );
}
