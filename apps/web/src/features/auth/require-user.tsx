import type { User } from "@daily-quran/domain/account/user";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { startAtTop } from "../../lib/start-at-top.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { hasDraft } from "../../lib/storage/drafts.ts";
import { draftsOf } from "../../reader/forms/use-draft.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { NeedsScript } from "../../ui/status/needs-script.tsx";
import { AuthScreen } from "./auth-screen.tsx";
import classes from "./require-user.module.css";
import { useUserOrVisitor } from "./use-user-or-visitor.ts";

interface RequireUserProps {
  /** The page's own head, for users and visitors. */
  readonly head: PageHead;
  readonly loading: string;
  /** What it is that needs JavaScript: "Reading groups need". */
  readonly needs: string;
  /** What a visitor finds here after signing in; undefined as long as the page does not know it. */
  readonly why: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/**
 * Renders its children for users; for visitors the auth screen, until they sign in. The server's markup has
 * the screen of a visitor and that of a user who is awaited: the mark of the session shows one of them.
 */
export function RequireUser({ head, loading, needs, why, children }: RequireUserProps) {
  const t = useTexts("auth");
  const { data: user, error, refetch } = useUserOrVisitor();
  useStartAtTop(user);
  const [shown, setShown] = useState<number>();
  if (user && user.id !== shown) setShown(user.id);
  const isTextKept = user === null && shown !== undefined && hasDraft(draftsOf(shown));
  if (user) {
    return (
      <Fragment key={user.id}>
        <PageHead {...head} />
        {children(user)}
      </Fragment>
    );
  }
  const isUnknown = user === undefined;
  const forVisitors = !isUnknown || why !== undefined;
  const awaited = <Loading text={loading} />;
  return (
    <>
      <PageHead {...head} />
      {isUnknown && error && (
        <Failed
          what={t(sessionHint.get() === null ? "checkFailed" : "pageFailed")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isUnknown && !error && (
        <div className={forVisitors ? classes.awaited : undefined}>
          {forVisitors ? awaited : <NeedsScript what={needs}>{awaited}</NeedsScript>}
        </div>
      )}
      {forVisitors && (
        <div className={isUnknown ? classes.visitor : undefined}>
          <AuthScreen why={isTextKept ? t("textKept") : why} needs={needs} />
        </div>
      )}
    </>
  );
}

/** Shows what takes the page's place from its top: once somebody has signed in, logged out or is another one. */
function useStartAtTop(user: User | null | undefined): void {
  const before = useRef<number | null>(undefined);
  const now = user === undefined ? undefined : (user?.id ?? null);
  useEffect(() => {
    if (now === undefined) return;
    if (before.current !== undefined && before.current !== now) startAtTop();
    before.current = now;
  }, [now]);
}
