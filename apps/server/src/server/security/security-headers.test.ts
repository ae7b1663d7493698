import { fastify } from "fastify";
import { expect, test } from "vitest";
import { addSecurityHeaders, contentSecurityPolicy } from "./security-headers.ts";

const AUDIO = { audioBaseUrl: "https://audio.example/reciter/" };

const directives = (site: Parameters<typeof contentSecurityPolicy>[1]) =>
  contentSecurityPolicy([], site).split("; ");

test("without an analytics service only the audio host is allowed besides this site", () => {
  expect(directives(AUDIO)).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' https://audio.example",
    "font-src 'self' data:",
    "media-src 'self' blob: https://audio.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test("a configured analytics service may load its script and be sent to, and nothing more", () => {
  const without = directives(AUDIO);
  const added = directives({ ...AUDIO, analyticsId: "G-AB12CD34EF" });
  expect(added.filter((directive) => !without.includes(directive))).toEqual([
    "script-src 'self' https://*.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    "connect-src 'self' https://audio.example https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  ]);
});

const headersAt = async (publicUrl: string) => {
  const app = fastify();
  addSecurityHeaders(app, publicUrl);
  app.get("/", async () => "");
  return (await app.inject("/")).headers;
};

test("every response has security headers, over https with HSTS", async () => {
  const plain = await headersAt("http://localhost:3000");
  expect(plain).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(plain).not.toHaveProperty("strict-transport-security");
  expect(await headersAt("https://quran.example.org")).toHaveProperty(
    "strict-transport-security",
    "max-age=31536000",
  );
});
