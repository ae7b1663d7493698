import "./styles/later.css";
import { useDemoDays } from "../features/day/use-demo-days.ts";
import { useSiteSettings } from "../reader/site-settings.ts";
import { ToastRegion } from "../ui/toasts/toast-region.tsx";

/** What comes once a page is idle, touched or not: toasts, a demo's days, and styles that few readers need. */
export function SoonParts() {
  useDemoDays(useSiteSettings().demoMode);
  return <ToastRegion />;
}
