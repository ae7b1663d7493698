import "./styles/later.css";
import { useEffect } from "react";
import { useDemoDays } from "../features/day/use-demo-days.ts";
import { openSearch } from "../features/search/open-search.ts";
import { SHARED_SEARCH } from "../features/search/shared-search.ts";
import { useSiteSettings } from "../reader/site-settings.ts";
import { closePopoversByBack } from "../ui/dialogs/closed-by-back.ts";
import { ToastRegion } from "../ui/toasts/toast-region.tsx";

/** Loaded once a page is idle: toasts, a demo's days, a shared search, Back for popovers, rare styles. */
export function SoonParts() {
  useEffect(closePopoversByBack, []);
  useDemoDays(useSiteSettings().demoMode);
  useEffect(() => {
    if (new URLSearchParams(location.search).has(SHARED_SEARCH)) openSearch();
  }, []);
  return <ToastRegion />;
}
