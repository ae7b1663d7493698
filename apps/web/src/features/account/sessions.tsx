import type { UserSession } from "@daily-quran/domain/account/user-session";
import { Button } from "../../ui/buttons/button.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { failureCode, failureText } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Badge } from "../../ui/status/badge.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import rows from "../../ui/account-rows.module.css";
import { useDeviceName } from "./use-device-name.ts";

/** Where the user is signed in, each with a button that signs it out. */
export function Sessions() {
  const t = useTexts("account");
  const query = trpc.auth.sessions.useQuery(undefined, { staleTime: 0, meta: { ownsError: true } });
  const sessions = query.data;
  if (!sessions)
    return <Unloaded failed={t("sessionsFailed")} loading={t("sessionsLoading")} of={query} />;
  return (
    <ul className={rows.rows}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { readonly session: UserSession }) {
  const t = useTexts("account");
  const { instant } = useFormats();
  const { id, startedAt, lastUsedAt, isCurrent } = session;
  const device = useDeviceName()(session.device);
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
      <div className={rows.about}>
        <p>
          <strong>{device}</strong>
          {isCurrent && <Badge tone="accent">{t("thisDevice")}</Badge>}
        </p>
        <p className={rows.facts}>
          {!isCurrent && <span>{t("lastUsed", { day: instant(lastUsedAt) })}</span>}
          {startedAt && <span>{t("signedIn", { day: instant(startedAt) })}</span>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          disabled={isPending}
          onClick={end}
          aria-label={t("logOutOf", { device })}
        >
          {t(isPending ? "loggingOut" : "logOut")}
        </Button>
      )}
      <FormFailure text={error ? failureText(error, t("logOutFailed")) : undefined} />
    </li>
  );
}
