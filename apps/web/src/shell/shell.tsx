import * as webPaths from "@daily-quran/domain/web-paths";
import { type ReactNode, useEffect, useState, useRef } from "react";
import { useLocation, NavigationType, useNavigationType } from "react-router-dom";
import { Analytics } from "../features/analytics/analytics.tsx";
import { LaterSearch } from "../features/search/later-search.tsx";
import { lazyPart } from "../lib/lazy-part.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/status/boundary.tsx";
import { keepDayWhile } from "../features/day/shown-day.ts";
import { createPlayerStore } from "../features/player/player-store.ts";
import { SharedPlayerDock } from "../features/player/dock/shared-player-dock.tsx";
import { SharedPlayerContext } from "../features/player/player-context.ts";
import { BottomBar } from "./bars/bottom-bar.tsx";
import { Footer } from "./bars/footer.tsx";
import { Header } from "./bars/header.tsx";
import { findRoute } from "./routes/routes.ts";
import { Later } from "../reader/later.tsx";
import { LaterParts } from "./later/later-parts.tsx";
import classes from "./shell.module.css";
import { useDailyEffects } from "./use-daily-effects.ts";
import { followTheme } from "../features/appearance/theme-choice.ts";
import { startAtTop } from "../lib/start-at-top.ts";

const SoonParts = lazyPart("messages", async () => (await import("./soon-parts.tsx")).SoonParts);

const routeOf = (pathname: string) => findRoute(pathname).path;

/** The layout around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTexts("shell");
  return (
    <AppPlayer>
      {(dock) => (
        <div className={classes.shell}>
          <SkipLink />
          <Boundary name="date" size="none">
            <Effects />
          </Boundary>
          <Boundary name={t("theMenu")} size="line">
            <Header />
          </Boundary>
          <main id="main" tabIndex={-1} className={classes.main}>
            {children}
          </main>
          <Boundary name={t("theFooter")} size="line">
            <Footer />
          </Boundary>
          {dock}
          <Boundary name={t("theMenu")} size="line">
            <BottomBar />
          </Boundary>
          <Boundary name="messages" size="none">
            {/* Before the first toast, so that it is announced. */}
            <Later>
              <SoonParts />
            </Later>
          </Boundary>
          <Boundary name="progress" size="none">
            <LaterParts />
          </Boundary>
          <Boundary name="search" size="none">
            <LaterSearch />
          </Boundary>
          <Boundary name="analytics" size="none">
            <Analytics routeOf={routeOf} />
          </Boundary>
        </div>
      )}
    </AppPlayer>
  );
}

/** To the reading; on the schedule it stands behind the list, on home behind the settings. */
function SkipLink() {
  const t = useTexts("shell");
  const path = routeOf(useLocation().pathname);
  const id =
    path === webPaths.schedule ? "day-reading" : path === webPaths.home ? "reading" : "main";
  return (
    <a className={classes.skip} href={`#${id}`}>
      {t("skip")}
    </a>
  );
}

function Effects() {
  useNavigationEffects();
  useDailyEffects();
  return null;
}

/** The recitation, which goes on from page to page and keeps the day that is recited. */
function AppPlayer({ children }: { readonly children: (dock: ReactNode) => ReactNode }) {
  const t = useTexts("shell");
  const [store] = useState(() => createPlayerStore());
  useEffect(() => keepDayWhile(() => store.get().phase.status !== "idle"), [store]);
  const dock = (
    <Boundary name={t("thePlayer")} size="line">
      <SharedPlayerDock store={store} />
    </Boundary>
  );
  return <SharedPlayerContext value={store}>{children(dock)}</SharedPlayerContext>;
}

/**
 * Does on client-side navigation what a browser does on a new document: scrolls to the top and moves the
 * focus.
 */
function useNavigationEffects(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === NavigationType.Pop) return;
    startAtTop();
  }, [pathname, type]);

  useEffect(followTheme, []);
}
