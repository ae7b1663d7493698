import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath } from "@daily-quran/domain/web-paths";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { useUserIfAny } from "../features/auth/use-user.ts";
import { InviteScreen } from "../features/invite/invite-screen.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

/** Anyone with the link sees it; a visitor signs in or up first, and then returns to it. */
export function InvitePage() {
  const { token = "" } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const user = useUserIfAny();
  return (
    <TrpcProvider>
      <InviteScreen
        token={token}
        signInPath={user ? null : `${webPaths.auth}?next=${encodeURIComponent(pathname)}`}
        onJoined={({ id }) => void navigate(groupPath(id), { replace: true })}
      />
    </TrpcProvider>
  );
}
