import * as webPaths from "@daily-quran/domain/web-paths";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { AuthScreen, WHY_AN_ACCOUNT } from "../features/auth/auth-screen.tsx";
import { nextPath } from "../features/auth/next-path.ts";
import { useUserIfAny } from "../features/auth/use-user.ts";
import { InvitedTo } from "../features/invite/invited-to.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";
import { TrpcProvider } from "../reader/trpc.tsx";

/** Signs in or up, then continues to the page that the user wanted. */
export function AuthPage() {
  const { search } = useLocation();
  // The server's markup serves every address of this page.
  const isKnown = useHydrated();
  const user = useUserIfAny();
  const next = nextPath(search, webPaths.home);
  if (user) return <Navigate to={next} replace />;
  const token = isKnown && matchPath(webPaths.invite, next)?.params.token;
  return (
    <TrpcProvider>
      {token ? (
        <AuthScreen why={<InvitedTo token={token} otherwise={WHY_AN_ACCOUNT} />} />
      ) : (
        <AuthScreen />
      )}
    </TrpcProvider>
  );
}
