import type { ReactNode } from "react";
import { Analytics } from "../features/analytics/analytics.tsx";
import { LaterSearch } from "../features/search/later-search.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/boundary.tsx";
import { ToastRegion } from "../ui/toasts/toast-region.tsx";
import { AppPlayer } from "./app-player.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { findRoute } from "./routes.ts";
import { LaterParts } from "./later-parts.tsx";
import classes from "./shell.module.css";
import { useDailyEffects } from "./use-daily-effects.ts";
import { useNavigationEffects } from "./use-navigation-effects.ts";

const routeOf = (pathname: string) => findRoute(pathname).path;

/** The layout around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTexts("shell");
  return (
    <AppPlayer>
      {(dock) => (
        <div className={classes.shell}>
          <a className={classes.skip} href="#main">
            {t("skip")}
          </a>
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
            <ToastRegion />
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

function Effects() {
  useNavigationEffects();
  useDailyEffects();
  return null;
}
