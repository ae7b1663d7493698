import * as webPaths from "@daily-quran/domain/web-paths";
import { IconArrowLeft, IconSearch, IconContrastFilled } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Link, NavLink } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { openSearch } from "../../features/search/open-search.ts";
import { LanguagePicker } from "../../features/appearance/language-picker.tsx";
import { ThemePicker } from "../../features/appearance/theme-picker.tsx";
import { ReadingSettingsButton } from "../../features/preferences/reading-settings-button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
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
          <IconButton
            aria-label={t("search")}
            aria-haspopup="dialog"
            className={classes.search}
            data-scripted
            onClick={openSearch}
          >
            <IconSearch aria-hidden size={22} />
          </IconButton>
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

/** The product's mark: an open book. */
function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" fill="none">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g stroke="var(--on-accent)" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
        <path d="M16 11.5c-2.5-1.8-5.5-2.5-8.5-2.3v12c3-.2 6 .5 8.5 2.3 2.5-1.8 5.5-2.5 8.5-2.3v-12c-3-.2-6 .5-8.5 2.3Z" />
        <path d="M16 11.5v12" />
      </g>
    </svg>
  );
}

interface DisplayMenuProps {
  /** Whether the page has the panel with all settings, and where it has room for it beside the text. */
  readonly settings: "panel" | "rail" | undefined;
}

/**
 * The button for how things look: it opens the page's reading settings, or the themes alone. Both are native
 * popovers: they work without JavaScript, close on Escape and on a press outside.
 */
function DisplayMenu({ settings }: DisplayMenuProps) {
  const t = useTexts("shell");
  if (settings) return <ReadingSettingsButton isRail={settings === "rail"} />;
  return (
    <>
      <IconButton popoverTarget="display-menu" aria-label={t("display")}>
        <IconContrastFilled aria-hidden size={22} />
      </IconButton>
      <div id="display-menu" popover="auto" className={classes.menu}>
        <ThemePicker />
        <LanguagePicker />
      </div>
    </>
  );
}
