import type { SiteSettings } from "@daily-quran/domain/site";
import type { FastifyInstance } from "fastify";

const FOR_EVERYONE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Headers that every answer carries; over https browsers are told to come that way only for a year. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith("https://")
    ? { ...FOR_EVERYONE, "strict-transport-security": "max-age=31536000" }
    : FOR_EVERYONE;
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The content security policy of the API's own page: its files, the calls that it tries, and no frame. */
export const API_DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI sets style attributes, and its pictures stand in its style sheet.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

// What Google asks for, for the script, what it sends, and where it can only send by asking for an image.
const ANALYTICS_SCRIPT = " https://*.googletagmanager.com";
const ANALYTICS_SERVICE =
  " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";

/** The content security policy of the web app's pages: the inline scripts that its build made (by hash), media from the audio host, the analytics service where the operator has one, nothing else from outside. */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  { audioBaseUrl, analyticsId }: Pick<SiteSettings, "audioBaseUrl" | "analyticsId">,
): string {
  const [analyticsScript, analyticsService] = analyticsId
    ? [ANALYTICS_SCRIPT, ANALYTICS_SERVICE]
    : ["", ""];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}${analyticsScript}`,
    // Mantine sets custom properties in style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${analyticsService}`,
    `connect-src 'self'${analyticsService}`,
    // The Quran face travels inside its stylesheet, so that text is never painted in another.
    "font-src 'self' data:",
    `media-src 'self' blob: ${new URL(audioBaseUrl).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
