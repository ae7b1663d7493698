import * as webPaths from "@daily-quran/domain/web-paths";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSessionEffects } from "../features/auth/use-session-effects.ts";
import { useUserIfAny } from "../features/auth/use-user.ts";
import { logFailure } from "../lib/failure-log.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { Boundary } from "../ui/boundary.tsx";
import iconButton from "../ui/icon-button.module.css";
import { Initial } from "../ui/initial.tsx";
import { Link } from "../ui/link.tsx";
import { findRoute } from "./routes.ts";
import header from "./header.module.css";
import { PageFailed } from "./page-failed.tsx";
import classes from "./session-actions.module.css";

/** Loaded after the page, for users only; without it the header still works. */
const Bell = lazy(async () => {
  const bell = await import("../features/notification/notification-bell.tsx").catch(logBellFailure);
  return { default: bell?.NotificationBell ?? NoBell };
});

const AccountMenu = lazy(async () => {
  const menu = await import("./account-menu.tsx").catch(logMenuFailure);
  return { default: menu?.AccountMenu ?? PageFailed };
});

const logMenuFailure = (error: unknown) => logFailure("account menu", error);

const logBellFailure = (error: unknown) => logFailure("notification bell", error);

const NoBell = () => null;

/** The header's end: Sign In for visitors; bell and account menu for users, once the session is known. */
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Boundary name="The notifications" size="line">
        <Suspense>
          <Bell />
        </Suspense>
      </Boundary>
      <button
        type="button"
        aria-label={`Account: ${name}`}
        popoverTarget="account-menu"
        onClick={() => setOpen(true)}
        className={iconButton.button}
      >
        <Initial name={name} />
      </button>
      <div
        id="account-menu"
        popover="auto"
        className={header.menu}
        onToggle={({ newState }) => newState === "closed" && setOpen(false)}
      >
        {isOpen && (
          <Suspense>
            <AccountMenu name={name} />
          </Suspense>
        )}
      </div>
    </>
  );
}
