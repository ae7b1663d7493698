import type { SiteSettings } from "@daily-quran/domain/site";
import type { FastifyInstance } from "fastify";

/** Headers that every answer carries. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
  });
}

// What Google asks for, for the script, what it sends, and where it can only send by asking for an image.
const ANALYTICS_SCRIPT = " https://*.googletagmanager.com";
const ANALYTICS_SERVICE =
  " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";

/** The content security policy of the web app's pages: the inline scripts that its build made (by hash), media from the audio host, the analytics service where the operator has one, nothing else from outside. */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { audioBaseUrl, analyticsId }: Pick<SiteSettings, "audioBaseUrl" | "analyticsId">,
): string {
  const [analyticsScript, analyticsService] = analyticsId
    ? [ANALYTICS_SCRIPT, ANALYTICS_SERVICE]
    : ["", ""];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(" ")}${analyticsScript}`,
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
