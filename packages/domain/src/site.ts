import { z } from "zod";

/** The operator's settings for the web app; an absent link is not shown. */
export const SiteSettings = z.object({
  publicUrl: z.url(),
  facebookUrl: z.url().optional(),
  telegramUrl: z.url().optional(),
  surveyUrl: z.url().optional(),
  contactEmail: z.email().optional(),
  audioBaseUrl: z.url(),
  analyticsId: z.string().min(1).optional(),
  demoMode: z.boolean(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
