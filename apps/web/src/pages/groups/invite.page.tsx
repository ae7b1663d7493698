import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath } from "@daily-quran/domain/web-paths";
import { useLocation, useMatch, useNavigate } from "react-router-dom";
import { useUserIfAny } from "../../features/auth/use-user.ts";
import { InviteScreen } from "../../features/invite/invite-screen.tsx";
import { TrpcProvider } from "../../reader/server/trpc.tsx";

/** Anyone with the link sees it; a visitor signs in or up first, which joins, too. */
export function InvitePage() {
  const { token = "" } = useMatch(webPaths.invite)?.params ?? {};
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const user = useUserIfAny();
  const path = `${webPaths.auth}?next=${encodeURIComponent(pathname)}`;
  return (
    <TrpcProvider>
      <InviteScreen
        token={token}
        signIn={user ? null : { path, registerPath: `${path}&tab=register` }}
        isAgreed={isSignedInFor(state)}
        onJoined={({ id }, welcome) =>
          void navigate(groupPath(id), { replace: true, state: { welcome } })
        }
      />
    </TrpcProvider>
  );
}

/** What the sign-in page says about itself when it leads here. */
const isSignedInFor = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "signedIn" in state && state.signedIn === true;
