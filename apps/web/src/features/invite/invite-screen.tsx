import type { Group } from "@daily-quran/domain/group";
import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { failureCode } from "../../reader/failure.ts";
import { counted } from "../../lib/counted.ts";
import { formatDay } from "../../lib/format-day.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { trpc } from "../../reader/trpc.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Failed } from "../../ui/failed.tsx";
import { Link } from "../../ui/link.tsx";
import { Loading } from "../../ui/loading.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import { AcceptInvite } from "./accept-invite.tsx";
import classes from "./invite-screen.module.css";

interface InviteScreenProps {
  readonly token: string;
  /** The sign-in path with the way back, for visitors; null for users. */
  readonly signInPath: string | null;
  readonly onJoined: (group: Group) => void;
}

/** An invite: the group and the button to join it. */
export function InviteScreen({ token, signInPath, onJoined }: InviteScreenProps) {
  const {
    data: invite,
    error,
    refetch,
  } = trpc.invite.preview.useQuery(
    { token },
    {
      meta: { ownsError: "load" },
      retry: (failures, failure) => failures < 1 && failureCode(failure) !== "INVITE_NOT_FOUND",
    },
  );
  if (failureCode(error) === "INVITE_NOT_FOUND")
    return (
      <Empty
        isPage
        title="This invite link is not valid"
        hint="It may have expired. Ask the person who sent it for a new one."
      >
        <Button component={Link} to={webPaths.groups} h={44} mt="md">
          See Reading Groups
        </Button>
      </Empty>
    );
  if (!invite && error)
    return (
      <Failed what="Failed to load the invitation" error={error} onRetry={() => void refetch()} />
    );
  if (!invite)
    return (
      <NeedsScript what="Invitations need">
        <Loading text="Loading invitation..." />
      </NeedsScript>
    );
  return (
    <div className={classes.screen}>
      <PageHead
        title="Invitation · Daily Quran Reading"
        description="An invitation to a reading group."
      />
      <p className={classes.lead}>You are invited to join</p>
      <h1>{invite.groupName}</h1>
      {invite.description && <p className={classes.description}>{invite.description}</p>}
      <p className={classes.facts}>
        {counted(invite.memberCount, "member")} · valid until {formatDay(invite.expiresAt)}
      </p>
      {signInPath === null ? (
        <AcceptInvite token={token} onJoined={onJoined} />
      ) : (
        <>
          <Button component={Link} to={signInPath} h={48} size="md">
            Sign In to Join
          </Button>
          <p className={classes.facts}>No account yet? You can create one on the way.</p>
        </>
      )}
    </div>
  );
}
