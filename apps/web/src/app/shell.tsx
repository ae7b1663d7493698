import type { ReactNode } from "react";
import { Analytics } from "../features/analytics/analytics.tsx";
import { ToastRegion } from "../ui/toasts/toast-region.tsx";
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
  useNavigationEffects();
  useDailyEffects();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to the reading
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <ToastRegion />
      <Analytics routeOf={routeOf} />
    </div>
  );
}
