import type { SiteSettings } from "@daily-quran/domain/site";
import type { FastifyInstance } from "fastify";

const FOR_EVERYONE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Headers of every response; over https with HSTS of one year. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith("https://")
    ? { ...FOR_EVERYONE, "strict-transport-security": "max-age=31536000" }
    : FOR_EVERYONE;
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The CSP of the API docs page. */
export const API_DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI sets style attributes and has data: images in its style sheet.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

// Google's documented origins for the script, fetch, and the image beacon.
const ANALYTICS_SCRIPT = " https://*.googletagmanager.com";
const ANALYTICS_SERVICE =
  " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";

/** The CSP of the pages: inline scripts by hash, media from the audio host, and analytics if configured. */
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
    // A recitation is kept on the device by a page that asks for it.
    `connect-src 'self' ${new URL(audioBaseUrl).origin}${analyticsService}`,
    // The Quran font is inlined in its style sheet, so that no fallback font is ever painted.
    "font-src 'self' data:",
    `media-src 'self' blob: ${new URL(audioBaseUrl).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
