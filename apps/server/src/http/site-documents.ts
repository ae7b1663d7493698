import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { FastifyInstance } from "fastify";
import { prepareDocument } from "../content/ready-document.ts";
import { sendDocument } from "./send-document.ts";

const A_DAY = "public, max-age=86400";

const PAGES = ["/", "/schedule", "/top-quran-words", "/about", "/contact", "/privacy"];

/** Serves what search engines read first: robots.txt, and a sitemap of the public pages and the 300 days. */
export async function serveSiteDocuments(app: FastifyInstance, publicUrl: string): Promise<void> {
  const robots = await prepareDocument(robotsText(publicUrl), "text/plain; charset=utf-8");
  const sitemap = await prepareDocument(sitemapXml(publicUrl), "application/xml; charset=utf-8");
  for (const [path, document] of [
    ["/robots.txt", robots],
    ["/sitemap.xml", sitemap],
  ] as const) {
    app.get(path, (request, reply) =>
      sendDocument(request, reply, { document, cacheControl: A_DAY }),
    );
  }
}

function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /trpc/",
    "Disallow: /groups",
    "Disallow: /invite/",
    "Disallow: /account",
    `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`,
    "",
  ].join("\n");
}

function sitemapXml(publicUrl: string): string {
  const days = Array.from({ length: PLAN_DAYS }, (_, index) => `/schedule?day=${index + 1}`);
  const entries = [...PAGES, ...days].map(
    (path) => `<url><loc>${new URL(path, publicUrl).href.replaceAll("&", "&amp;")}</loc></url>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
