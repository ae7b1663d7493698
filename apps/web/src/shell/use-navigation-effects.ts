import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { followTheme } from "../features/appearance/theme-choice.ts";
import { startAtTop } from "../lib/start-at-top.ts";

/**
 * Does on client-side navigation what a browser does on a new document: scrolls to the top and moves the
 * focus.
 */
export function useNavigationEffects(): void {
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
