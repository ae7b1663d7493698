import type { Group } from "@daily-quran/domain/group/group";
import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../ui/buttons/button.tsx";
import { failureCode, failureText } from "../../reader/server/failure.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Empty } from "../../ui/status/empty.tsx";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import { useEffect, useEffectEvent } from "react";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import classes from "./invite-screen.module.css";

interface InviteScreenProps {
  readonly token: string;
  /** For visitors: the paths with the way back; null for users. */
  readonly signIn: { readonly path: string; readonly registerPath: string } | null;
  /** Whether the user signed in for this invitation just now. */
  readonly isAgreed: boolean;
  /** `welcome` is the ID of the toast that says so. */
  readonly onJoined: (group: Group, welcome: number) => void;
}

const HINTS = { unknown: "unknownHint", expired: "expiredHint", revoked: "revokedHint" } as const;

/** An invite: the group and the button to join it, or for members the way to it. */
export function InviteScreen({ token, signIn, isAgreed, onJoined }: InviteScreenProps) {
  const t = useTexts("invite");
  const formats = useFormats();
  const {
    data: invite,
    error,
    refetch,
  } = trpc.invite.preview.useQuery(
    { token },
    {
      meta: { ownsError: "load" },
      retry: (failures, failure) => failures < 1 && endOf(failure) === undefined,
    },
  );
  const end = endOf(error);
  const head = <PageHead title={t("head")} description={t("description")} />;
  if (end)
    return (
      <Empty isPage title={t(end)} hint={t(HINTS[end])}>
        {head}
        <Button component={Link} to={webPaths.groups} mt="md">
          {t("seeGroups")}
        </Button>
      </Empty>
    );
  if (!invite && error)
    return <Failed what={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!invite)
    return (
      <NeedsScript what={t("needs")}>
        <Loading text={t("loading")} />
      </NeedsScript>
    );
  const ownGroup = isAgreed || signIn !== null ? undefined : invite.groupId;
  return (
    <div className={classes.screen}>
      {head}
      <p className={classes.lead}>
        {ownGroup === undefined ? <Lead invitedBy={invite.invitedBy} /> : t("member")}
      </p>
      <h1 dir="auto">{invite.groupName}</h1>
      {invite.description && (
        <p dir="auto" className={classes.description}>
          {invite.description}
        </p>
      )}
      <p className={classes.facts}>
        {t("facts", { members: invite.memberCount, day: formats.instant(invite.expiresAt) })}
      </p>
      {ownGroup !== undefined ? (
        <Button component={Link} to={groupPath(ownGroup)} h={48} size="md">
          {t("openGroup")}
        </Button>
      ) : signIn === null ? (
        <AcceptInvite token={token} isAgreed={isAgreed} onJoined={onJoined} />
      ) : (
        <>
          <div className={classes.ways}>
            <Button component={Link} to={signIn.registerPath} h={48} size="md">
              {t("createAccount")}
            </Button>
            <Button component={Link} to={signIn.path} h={48} size="md" variant="default">
              {t("signIn")}
            </Button>
          </div>
          <p className={classes.facts}>{t("joins")}</p>
        </>
      )}
    </div>
  );
}

/** Who invites, as far as it is known. */
function Lead({ invitedBy }: { readonly invitedBy: string | undefined }) {
  const t = useTexts("invite");
  if (invitedBy === undefined) return t("lead");
  return t("leadBy", { name: invitedBy, by: (name) => <strong>{name}</strong> });
}

/** Why an invitation leads nowhere any more; undefined for any other failure. */
function endOf(failure: unknown) {
  const code = failureCode(failure);
  if (code === "INVITE_NOT_FOUND") return "unknown";
  if (code === "INVITE_EXPIRED") return "expired";
  return code === "INVITE_REVOKED" ? "revoked" : undefined;
}

interface AcceptInviteProps {
  readonly token: string;
  /** Whether the user signed in for it just now: then nothing is asked again. */
  readonly isAgreed: boolean;
  /** `welcome` is the ID of the toast that says so. */
  readonly onJoined: (group: Group, welcome: number) => void;
}

function AcceptInvite({ token, isAgreed, onJoined }: AcceptInviteProps) {
  const t = useTexts("invite");
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.invite.accept.useMutation({
    meta: { ownsError: true },
    onSuccess: (group) => {
      utils.group.byId.setData({ groupId: group.id }, group);
      const title = t("joined", { name: group.name });
      const hasCycle = group.activeCycleCount > 0;
      onJoined(group, showToast({ title, ...(hasCycle && { description: t("joinedText") }) }));
      return Promise.all([
        utils.group.list.invalidate(),
        utils.member.invalidate(),
        utils.invite.preview.invalidate({ token }),
      ]);
    },
  });
  const accept = useOneAtATime(() => mutateAsync({ token }));
  const acceptIfAgreed = useEffectEvent(() => {
    if (isAgreed) accept();
  });
  useEffect(() => acceptIfAgreed(), []);
  return (
    <>
      <FormFailure text={error ? failureText(error) : undefined} />
      <Button h={48} size="md" disabled={isPending} onClick={accept}>
        {isPending ? t("joining") : t("join")}
      </Button>
    </>
  );
}
