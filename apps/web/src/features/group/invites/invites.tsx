import { useTexts } from "../../../texts/use-texts.ts";
import { Failed } from "../../../ui/status/failed.tsx";
import { Loading } from "../../../ui/status/loading.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { InviteRow } from "./invite-row.tsx";
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
  const {
    data: invites,
    error,
    refetch,
  } = trpc.invite.list.useQuery({ groupId }, { meta: { ownsError: "load" } });
  if (!invites && error)
    return <Failed what={t("invitesFailed")} error={error} onRetry={() => void refetch()} />;
  if (!invites) return <Loading text={t("invitesLoading")} />;
  if (invites.length === 0) return <p className={classes.text}>{t("noInvites")}</p>;
  return (
    <ul className={classes.invites}>
      {invites.map((invite) => (
        <InviteRow key={invite.id} groupId={groupId} invite={invite} />
      ))}
    </ul>
  );
}
