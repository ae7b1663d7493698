import { oembed } from "@daily-quran/domain/api-paths";
import {
  DEFAULT_LANGUAGE,
  type Language,
  languagePrefix,
  servedLanguage,
} from "@daily-quran/domain/language";
import type { WebApp } from "@daily-quran/domain/page";
import { picturePath } from "@daily-quran/domain/web-paths";
import { SETTING } from "@daily-quran/quran/languages";
import { beforePaint, firstPaint } from "virtual:before-paint";
import type { PageAssets, StyleSheet } from "./page-assets.ts";
import type { PageHead } from "../lib/page-head.tsx";
import { INTERFACES } from "../texts/languages.ts";
import { PALETTE } from "../ui/palette.ts";
import { firstVerse, late } from "./first-verse.ts";
import { INLINE_SHEET } from "./inline-sheets.ts";
import { SCRIPTS } from "./later-scripts.ts";
import { PAGE_DATA_ID, type PageData } from "./page-data.ts";

/** The address of a page in a language. */
interface Alternate {
  readonly language: Language;
  readonly href: string;
}

interface DocumentParts {
  readonly head: PageHead & {
    /** Its own address, and those in every language; none where search engines get none. */
    readonly canonical: string | undefined;
    readonly alternates: readonly Alternate[];
    readonly origin: string;
    readonly site: string;
    /** The version of pictures. */
    readonly pictures: string;
  };
  readonly assets: PageAssets;
  /** The way to read that its address asks for, which style sheets follow. */
  readonly way: string | undefined;
  readonly language: Language;
  readonly showsBengali: boolean;
  readonly data: PageData;
  readonly body: string;
  /** Whether its first verse is drawn before the whole fonts and styles are there. */
  readonly isVerseFirst: boolean;
  /** Whether a newcomer misses nothing before the first touch: the scripts wait for it. */
  readonly isWhole: boolean;
}

/**
 * The HTML document of a rendered page. Styles are inline (with Arabic or Bengali the font too), so
 * nothing is painted twice. A page without Arabic loads the font after its text, for later pages.
 */
export function renderDocument(
  parts: DocumentParts,
): Pick<Awaited<ReturnType<WebApp["renderPage"]>>, "html" | "firstTexts"> {
  const { head, assets, way, language, showsBengali, data, isWhole, isVerseFirst } = parts;
  const { locale } = INTERFACES[language];
  const scripts = [assets.entry, ...assets.scripts, ...(assets.texts[language] ?? [])];
  const hasArabic = parts.body.includes('lang="ar"');
  const sheets = [
    ...(hasArabic ? [inlined(assets.quranFont)] : []),
    ...(showsBengali ? [inlinedWithoutHref(assets.bengaliFont)] : []),
    ...assets.styles.map(inlined),
    `<link rel="stylesheet" href="${assets.print}" media="print">`,
  ].join("");
  const settings = `<script>${beforePaint}</script>`;
  const first = isVerseFirst ? firstVerse(parts.body, assets, showsBengali) : undefined;
  const body = first ? first.until + late(sheets + settings) + first.rest : parts.body;
  const html = `<!doctype html>
<html lang="${locale}" dir="${language === "pseudo" ? "rtl" : SETTING[language].direction}" data-day="${data.day}"${way ? ` data-way="${way}"` : ""} data-mantine-color-scheme="light" data-respect-reduced-motion="true">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
${headTags(head, language)}
${first ? first.styles : sheets}
<meta name="${SCRIPTS}" content="${scripts.join(" ")}"${isWhole ? " data-whole" : ""}>
<script>${firstPaint}</script>
${first ? "" : settings}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>
${hasArabic ? "" : linked(assets.quranFont)}
</body>
</html>
`;
  return { html, ...(first && { firstTexts: first.texts }) };
}

const linked = ({ href }: StyleSheet) => `<link rel="stylesheet" href="${href}">`;

const inlined = (sheet: StyleSheet) =>
  sheet.css === null
    ? linked(sheet)
    : `<style ${INLINE_SHEET}="${sheet.href}">${sheet.css}</style>`;

/** A style sheet without its address, which would make the service worker fetch and cache it. */
const inlinedWithoutHref = (sheet: StyleSheet) =>
  sheet.css === null ? linked(sheet) : `<style>${sheet.css}</style>`;

/** What the names of the files of a language end with: `-bn`, nothing for the default. */
const suffixOf = (language: Language) => languagePrefix(servedLanguage(language)).replace("/", "-");

function headTags(head: DocumentParts["head"], language: Language): string {
  const { title, description, canonical, alternates, site } = head;
  const tags = [
    meta("name", "description", description),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", site),
    meta("property", "og:locale", SETTING[servedLanguage(language)].locale),
    ...imageTags(head, language),
    meta("name", "twitter:card", "summary_large_image"),
    `<meta name="theme-color" content="${PALETTE.light.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${PALETTE.dark.paper}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="/manifest${suffixOf(language)}.webmanifest">`,
  ];
  if (canonical === undefined) return [...tags, meta("name", "robots", "noindex")].join("\n");
  const href = escapeHtml(canonical);
  return [
    ...tags,
    `<link rel="canonical" href="${href}">`,
    ...(head.picture?.startsWith("verse-") ? [embedded(canonical)] : []),
    ...alternates.map(alternate),
    meta("property", "og:url", canonical),
  ].join("\n");
}

/** The page's own picture or the site's, both of 1200 x 630 pixels. */
function imageTags(
  { picture, title, origin, site, pictures }: DocumentParts["head"],
  language: Language,
) {
  const path =
    picture === undefined
      ? `/og-image${suffixOf(language)}.png`
      : picturePath({
          version: pictures,
          language: servedLanguage(language),
          name: picture,
        });
  return [
    meta("property", "og:image", new URL(path, origin).href),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", picture === undefined ? site : title),
  ];
}

/** Where other sites find what to show for the address (oEmbed). */
function embedded(canonical: string): string {
  const url = new URL(oembed, canonical);
  url.searchParams.set("url", canonical);
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(url.href)}">`;
}

/** The default, which has no prefix, is for everyone whose language is not there. */
const alternate = ({ language, href }: Alternate) => {
  const link = (tag: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`;
  return link(language) + (language === DEFAULT_LANGUAGE ? link("x-default") : "");
};

const meta = (attribute: "name" | "property", name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end its script element. */
const scriptJson = (data: PageData) => JSON.stringify(data).replaceAll("<", "\\u003c");
