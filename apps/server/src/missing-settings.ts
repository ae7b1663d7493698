import type { SiteSettings } from "@daily-quran/domain/site";

/** What an operator should know of settings that are not there, and what readers see instead. */
export function missingSettings({ contactEmail }: SiteSettings): string[] {
  if (contactEmail) return [];
  return [
    "CONTACT_EMAIL is not set: the privacy and contact pages say that there is no address, and readers who forgot their password are told to ask whoever told them of this site.",
  ];
}
