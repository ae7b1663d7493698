import type { ReactNode } from "react";
import { Analytics } from "../features/analytics/analytics.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { ToastRegion } from "../ui/toasts/toast-region.tsx";
import { AppPlayer } from "./app-player.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { findRoute } from "./routes.ts";
import classes from "./shell.module.css";
import { useDailyEffects } from "./use-daily-effects.ts";
import { useNavigationEffects } from "./use-navigation-effects.ts";

const routeOf = (pathname: string) => findRoute(pathname).path;

/** The layout around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <AppPlayer>
      {(dock) => (
        <div className={classes.shell}>
          <a className={classes.skip} href="#main">
            Skip to the reading
          </a>
          <Boundary name="Today’s date" size="none">
            <Effects />
          </Boundary>
          <Boundary name="The menu" size="line">
            <Header />
          </Boundary>
          <main id="main" tabIndex={-1} className={classes.main}>
            {children}
          </main>
          <Boundary name="The footer" size="line">
            <Footer />
          </Boundary>
          {dock}
          <Boundary name="The menu" size="line">
            <BottomBar />
          </Boundary>
          <Boundary name="The messages" size="none">
            <ToastRegion />
          </Boundary>
          <Boundary name="Analytics" size="none">
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
