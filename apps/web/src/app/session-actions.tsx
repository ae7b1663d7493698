import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconLogout } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { useLogout } from "../features/auth/use-logout.ts";
import { useSessionEffects } from "../features/auth/use-session-effects.ts";
import { useUserIfAny } from "../features/auth/use-user.ts";
import { logFailure } from "../lib/failure-log.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { Boundary } from "../ui/boundary.tsx";
import iconButton from "../ui/icon-button.module.css";
import { Initial } from "../ui/initial.tsx";
import { findRoute } from "./routes.ts";
import classes from "./session-actions.module.css";

/** Loaded after the page, for users only; without it the header still works. */
const Bell = lazy(async () => {
  const bell = await import("../features/notification/notification-bell.tsx").catch(logBellFailure);
  return { default: bell?.NotificationBell ?? NoBell };
});

const logBellFailure = (error: unknown) => logFailure("notification bell", error);

const NoBell = () => null;

/** The header's end: Sign In for visitors; bell, account and Logout for users, once the session is known. */
export function SessionActions() {
  useSessionEffects();
  const user = useUserIfAny();
  return (
    <div className={classes.session}>
      {user ? <UserActions key={user.id} name={user.username} /> : <SignIn />}
    </div>
  );
}

function SignIn() {
  const { pathname, search } = useLocation();
  // The server's markup serves every group and invite; only the browser knows the id.
  const isKnown = useHydrated();
  const { path } = findRoute(pathname);
  if (path === webPaths.auth) return null;
  const leadsBack = isKnown && path !== webPaths.home;
  const next = leadsBack ? `?next=${encodeURIComponent(pathname + search)}` : "";
  return (
    <Button component={Link} to={webPaths.auth + next} h={44} className={classes.signIn ?? ""}>
      Sign In
    </Button>
  );
}

function UserActions({ name }: { readonly name: string }) {
  const { logout, isPending } = useLogout();
  return (
    <>
      <Boundary name="The notifications" size="line">
        <Suspense>
          <Bell />
        </Suspense>
      </Boundary>
      <Link to={webPaths.account} aria-label={`Account: ${name}`} className={iconButton.button}>
        <Initial name={name} />
      </Link>
      <button
        type="button"
        aria-label="Logout"
        disabled={isPending}
        onClick={logout}
        className={`${iconButton.button} ${classes.logout}`}
      >
        <IconLogout aria-hidden size={22} stroke={1.75} />
        <span>Logout</span>
      </button>
    </>
  );
}
