import { z } from "zod";

/** What the operator configures and the web app needs to know; a link that is absent hides its place on the page. */
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
