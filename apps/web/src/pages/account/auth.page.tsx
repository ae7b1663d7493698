import * as webPaths from "@daily-quran/domain/web-paths";
import { useState, type ReactNode } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { AuthScreen } from "../../features/auth/auth-screen.tsx";
import { nextPath } from "../../features/auth/next-path.ts";
import { useUserIfAny } from "../../features/auth/use-user.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { TrpcProvider, trpc } from "../../reader/server/trpc.tsx";
import { useTexts } from "../../texts/use-texts.ts";

/** Signs in or up, then continues to the page that the user wanted. */
export function AuthPage() {
  const t = useTexts("auth");
  const { search } = useLocation();
  // The server's markup serves every address of this page.
  const isKnown = useHydrated();
  const [cameAsUser] = useState(() => sessionHint.get() !== null);
  const user = useUserIfAny();
  const next = nextPath(search, webPaths.home);
  // Who signs in for an invitation has been told so, and joins with it.
  if (user) return <Navigate to={next} replace state={{ signedIn: !cameAsUser }} />;
  const token = isKnown ? matchPath(webPaths.invite, next)?.params.token : undefined;
  const isNew = isKnown && new URLSearchParams(search).get("tab") === "register";
  return (
    <TrpcProvider>
      <PageHead title={t("head")} description={t("description")} />
      <AuthScreen
        tab={isNew ? "register" : "login"}
        why={token && <InvitedTo token={token} otherwise={t("why")} />}
      />
    </TrpcProvider>
  );
}

interface InvitedToProps {
  readonly token: string;
  /** Said until the invitation is known, and where it is not valid. */
  readonly otherwise: ReactNode;
}

/** Names the group that somebody signs in for; it tells no more than the page of the invitation. */
function InvitedTo({ token, otherwise }: InvitedToProps) {
  const t = useTexts("invite");
  const { data: invite } = trpc.invite.preview.useQuery(
    { token },
    { retry: false, meta: { ownsError: true } },
  );
  if (!invite) return otherwise;
  return t("signInFor", { name: invite.groupName, group: (name) => <strong>{name}</strong> });
}
