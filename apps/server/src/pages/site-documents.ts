import { addressIn, LANGUAGES } from "@daily-quran/domain/language";
import type { SearchPaths } from "@daily-quran/domain/page";
import type { SiteSettings } from "@daily-quran/domain/site";
import { TRPC_PATH } from "@daily-quran/domain/api-paths";
import type { FastifyInstance } from "fastify";
import { prepareDocument, type ReadyDocument } from "../content/ready-document.ts";
import { sendDocument } from "../documents/send-document.ts";

const A_DAY = "public, max-age=86400";

/** Serves what search engines read first: robots.txt and a sitemap of the public pages. */
export function serveSiteDocuments(
  app: FastifyInstance,
  { publicUrl, languages }: SiteSettings,
  searchPaths: () => Promise<SearchPaths>,
): void {
  const served = LANGUAGES.filter((language) => languages.includes(language));
  const inAll = (paths: readonly string[]): string[] =>
    served.flatMap((language) => paths.map((path) => addressIn(language, path)));
  const serve = (path: string, prepare: (paths: SearchPaths) => Promise<ReadyDocument>): void => {
    let prepared: Promise<ReadyDocument> | undefined;
    app.get(path, async (request, reply) => {
      const document = await (prepared ??= searchPaths().then(prepare));
      return sendDocument(request, reply, { document, cacheControl: A_DAY });
    });
  };
  serve("/robots.txt", ({ closed }) =>
    prepareDocument(robotsText(publicUrl, inAll(closed)), "text/plain; charset=utf-8"),
  );
  serve("/sitemap.xml", ({ listed }) =>
    prepareDocument(sitemapXml(publicUrl, inAll(listed)), "application/xml; charset=utf-8"),
  );
}

function robotsText(publicUrl: string, closed: readonly string[]): string {
  return [
    "User-agent: *",
    ...[`${TRPC_PATH}/`, ...closed].map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`,
    "",
  ].join("\n");
}

function sitemapXml(publicUrl: string, listed: readonly string[]): string {
  const entries = listed.map(
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
