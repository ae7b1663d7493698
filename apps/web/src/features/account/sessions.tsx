import type { UserSession } from "@daily-quran/domain/user-session";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { formatDay } from "../../lib/format-day.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { failureCode, failureText } from "../../reader/failure.ts";
import { trpc } from "../../reader/trpc.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Failed } from "../../ui/failed.tsx";
import { FormFailure } from "../../ui/form-layout.tsx";
import { Loading } from "../../ui/loading.tsx";
import classes from "./sessions.module.css";

/** Where the user is signed in, each with a button that signs it out. */
export function Sessions() {
  const {
    data: sessions,
    error,
    refetch,
  } = trpc.auth.sessions.useQuery(undefined, { staleTime: 0, meta: { ownsError: true } });
  if (!sessions && error)
    return (
      <Failed what="Failed to load your sessions" error={error} onRetry={() => void refetch()} />
    );
  if (!sessions) return <Loading text="Loading your sessions..." />;
  return (
    <ul className={classes.sessions}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { readonly session: UserSession }) {
  const { id, device = "Unknown browser", startedAt, lastUsedAt, isCurrent } = session;
  const utils = trpc.useUtils();
  const refresh = () => utils.auth.sessions.invalidate();
  const { mutateAsync, isPending, error } = trpc.auth.endSession.useMutation({
    meta: { ownsError: true },
    onSuccess: refresh,
    // It is over already: the list was older.
    onError: (failure) => (failureCode(failure) === "SESSION_NOT_FOUND" ? refresh() : undefined),
  });
  const end = useOneAtATime(() => mutateAsync({ id }));
  return (
    <li>
      <div className={classes.about}>
        <p className={classes.device}>
          <strong>{device}</strong>
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className={classes.dates}>
          {!isCurrent && <span>Last used around {formatDay(lastUsedAt)}</span>}
          {startedAt && <span>Signed in on {formatDay(startedAt)}</span>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          h={44}
          variant="default"
          disabled={isPending}
          onClick={end}
          aria-label={`Sign out ${device}`}
        >
          {isPending ? "Signing out..." : "Sign out"}
        </Button>
      )}
      <FormFailure text={error ? failureText(error, "Failed to sign it out") : undefined} />
    </li>
  );
}
