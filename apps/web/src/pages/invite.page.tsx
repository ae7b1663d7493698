import { useLocation, useNavigate, useParams } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { useUserIfAny } from "../features/auth/use-user.ts";
import { InviteScreen } from "../features/invite/invite-screen.tsx";
import { TrpcProvider } from "../reader/trpc.tsx";

/** Anyone who holds the link sees it; who is not signed in goes to sign in or up, and comes back. */
export function InvitePage() {
  const { token = "" } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const user = useUserIfAny();
  return (
    <TrpcProvider>
      <InviteScreen
        token={token}
        signInPath={user ? null : `${paths.auth}?next=${encodeURIComponent(pathname)}`}
        onJoined={({ id }) => void navigate(paths.group(id), { replace: true })}
      />
    </TrpcProvider>
  );
}
