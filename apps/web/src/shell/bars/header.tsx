import * as webPaths from "@daily-quran/domain/web-paths";
import { IconArrowLeft, IconSearch } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Link, NavLink } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { openSearch } from "../../features/search/open-search.ts";
import { Mark } from "../../ui/text/mark.tsx";
import { DisplayMenu } from "./display-menu.tsx";
import iconButton from "../../ui/buttons/icon-button.module.css";
import classes from "./header.module.css";
import { navigation } from "./navigation.ts";
import { findRoute } from "../routes/routes.ts";
import { SessionActions } from "./session-actions.tsx";

/** The header on the page, for what comes into it later. */
export const header: RefObject<HTMLElement | null> = { current: null };

export function Header() {
  const t = useTexts("shell");
  const route = findRoute(useLocation().pathname);
  return (
    <header ref={header} className={classes.header}>
      <div className={classes.inner}>
        {route.path !== webPaths.home && <BackButton />}
        <Link to={webPaths.home} className={classes.brand ?? ""}>
          <Mark size={28} />
          <span>{t("name")}</span>
        </Link>
        {navigation.length > 1 && (
          <nav aria-label={t("main")} className={classes.links}>
            {navigation.map(({ path, label }) => (
              <NavLink key={path} to={path} className={classes.link ?? ""}>
                {t(label)}
              </NavLink>
            ))}
          </nav>
        )}
        <div className={classes.actions}>
          <button
            type="button"
            aria-label={t("search")}
            aria-haspopup="dialog"
            className={`${iconButton.button} ${classes.search}`}
            onClick={openSearch}
          >
            <IconSearch aria-hidden size={22} />
          </button>
          <Boundary name={t("theDisplayMenu")} size="line">
            <DisplayMenu settings={route.settings} />
          </Boundary>
          <Boundary name={t("yourAccount")} size="line">
            <SessionActions />
          </Boundary>
        </div>
      </div>
    </header>
  );
}

/** Back in the history, or home when the reader came from another site or has no JavaScript. */
function BackButton() {
  const t = useTexts("shell");
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== "default";
  return (
    <Link
      to={webPaths.home}
      aria-label={t("back")}
      className={iconButton.button ?? ""}
      onClick={(event) => {
        if (!cameFromHere) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <IconArrowLeft aria-hidden size={22} />
    </Link>
  );
}
