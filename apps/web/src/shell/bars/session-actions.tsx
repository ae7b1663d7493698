import * as webPaths from "@daily-quran/domain/web-paths";
import { useLocation } from "react-router-dom";
import { useSessionEffects } from "../../features/auth/use-session-effects.ts";
import { useUserIfAny } from "../../features/auth/use-user.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import button from "../../ui/buttons/plain-button.module.css";
import { findRoute } from "../routes/routes.ts";
import classes from "./session-actions.module.css";

/** Loaded after the page, for users only; without it the account is still one link away. */
const UserActions = lazyPart(
  "user actions",
  async () => (await import("./user-actions.tsx")).UserActions,
  { failed: () => <AccountLink /> },
);

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

function AccountLink() {
  const t = useTexts("shell");
  return <Link to={webPaths.account}>{t("accountPage")}</Link>;
}

function SignIn() {
  const t = useTexts("shell");
  const { pathname, search } = useLocation();
  // The server's markup serves every group and invite; only the browser knows the id.
  const isKnown = useHydrated();
  const { path } = findRoute(pathname);
  if (path === webPaths.auth) return null;
  const leadsBack = isKnown && path !== webPaths.home;
  const next = leadsBack ? `?next=${encodeURIComponent(pathname + search)}` : "";
  return (
    <Link to={webPaths.auth + next} className={`${button.button} ${classes.signIn}`} data-filled>
      {t("signIn")}
    </Link>
  );
}
