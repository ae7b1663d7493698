import { z } from "zod";
import { LANGUAGES } from "./language.ts";

/** The operator's settings for the web app; an absent link is not shown. */
export const SiteSettings = z.object({
  publicUrl: z.url(),
  facebookUrl: z.url().optional(),
  telegramUrl: z.url().optional(),
  surveyUrl: z.url().optional(),
  contactEmail: z.email().optional(),
  audioBaseUrl: z.url(),
  analyticsId: z.string().min(1).optional(),
  /** Whether mail is sent, and so what needs it is offered. */
  sendsMail: z.boolean(),
  demoMode: z.boolean(),
  /** Whether what fails in browsers is sent. */
  clientErrors: z.boolean(),
  /** The languages that pages are served in. */
  languages: z.array(z.enum([...LANGUAGES, "pseudo"])),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
