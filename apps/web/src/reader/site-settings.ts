import type { SiteSettings } from "@daily-quran/domain/site";
import { createContext, use } from "react";

/** What the operator configured, as the document carried it. */
export const SiteSettingsContext = createContext<SiteSettings | null>(null);

export function useSiteSettings(): SiteSettings {
  const settings = use(SiteSettingsContext);
  if (settings === null) throw new Error("There are no site settings above this component");
  return settings;
}
