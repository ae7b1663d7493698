import type { SiteSettings } from "@daily-quran/domain/site";

export const site: SiteSettings = {
  publicUrl: "https://quran.example",
  audioBaseUrl: "https://audio.example/",
  sendsMail: false,
  demoMode: false,
  clientErrors: true,
  languages: ["en"],
};
