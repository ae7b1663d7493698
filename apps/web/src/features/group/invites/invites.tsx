import { useTexts } from "../../../texts/use-texts.ts";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import type { Invite } from "@daily-quran/domain/group/invite";
import { Button } from "../../../ui/buttons/button.tsx";
import { useFormats } from "../../../texts/use-formats.ts";
import { AskedCall } from "../../../reader/forms/call-dialog.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import classes from "./invites.module.css";
import { NewInviteLink } from "./new-invite-link.tsx";

/** The group's invite links: create, copy, revoke. */
export function Invites({ groupId }: { readonly groupId: number }) {
  const t = useTexts("members");
  return (
    <section className={classes.section} aria-labelledby="invites">
      <h2 id="invites">{t("inviteLinks")}</h2>
      <p className={classes.text}>{t("inviteLinksWhy")}</p>
      <NewInviteLink groupId={groupId} />
      <OpenInvites groupId={groupId} />
    </section>
  );
}

function OpenInvites({ groupId }: { readonly groupId: number }) {
  const t = useTexts("members");
  const query = trpc.invite.list.useQuery({ groupId }, { meta: { ownsError: "load" } });
  const invites = query.data;
  if (!invites)
    return <Unloaded failed={t("invitesFailed")} loading={t("invitesLoading")} of={query} />;
  if (invites.length === 0) return <p className={classes.text}>{t("noInvites")}</p>;
  return (
    <ul>
      {invites.map((invite) => (
        <InviteRow key={invite.id} groupId={groupId} invite={invite} />
      ))}
    </ul>
  );
}

interface InviteRowProps {
  readonly groupId: number;
  readonly invite: Invite;
}

/** An open invite, with the last of its link: all of it is shown only once, since only its hash is stored. */
function InviteRow({ groupId, invite }: InviteRowProps) {
  const t = useTexts("members");
  const { instant, time } = useFormats();
  const utils = trpc.useUtils();
  const showToast = useShowToast();
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
      <AskedCall
        button={(ask) => (
          <Button
            variant="subtle"
            color="red"
            onClick={ask}
            aria-label={
              tokenEnd === undefined
                ? t("revokeMade", made)
                : t("revokeLink", { ...made, letters: tokenEnd })
            }
          >
            {t("revoke")}
          </Button>
        )}
        title={t("revokeTitle")}
        question={t("revokeQuestion")}
        action={t("revoke")}
        destructive
        call={trpc.invite.revoke.useMutation({ meta: { ownsError: true } })}
        input={{ groupId, inviteId: invite.id }}
        onDone={() => {
          showToast({ title: t("revoked"), description: t("revokedText") });
          return utils.invite.list.invalidate({ groupId });
        }}
        gone="INVITE_NOT_FOUND"
      >
        {link && <p>{link}</p>}
        <p>{text}</p>
      </AskedCall>
    </li>
  );
}
