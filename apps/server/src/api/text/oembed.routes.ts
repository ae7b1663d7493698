import { listedEditions } from "../../content/listed-editions.ts";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { fieldError } from "@daily-quran/domain/errors";
import {
  addressIn,
  languageOf,
  type ReaderLanguage,
  servedLanguage,
  withoutLanguage,
} from "@daily-quran/domain/language";
import { OEmbed, type PlacedVerse } from "@daily-quran/domain/passage";
import { versesAddressPath } from "@daily-quran/domain/web-paths";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import { rangeText, rangeVerseCount, type VerseRange } from "@daily-quran/quran/verse-range";
import { parseVerseRange } from "@daily-quran/quran/verse-reference";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import { JSON_TYPE, prepareDocument } from "../../content/ready-document.ts";
import { CACHED_FOR_AN_HOUR } from "../../documents/cache-control.ts";
import { readPassage, spanOfReference } from "../../features/passage/passages.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { escapeMarkup } from "../../texts/escape-markup.ts";
import { documentRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

// What fits a column of most pages.
const WIDTH = 560;

const MAX_VERSES = 10;

/** A page of verses, in a language: `/2/255`, `/bn/2/255-257`. */
interface EmbeddedPage {
  readonly language: ReaderLanguage;
  readonly range: VerseRange;
  readonly publicUrl: string;
}

/** Throws NOT_FOUND for what is no page of verses here, INVALID_INPUT for too many verses. */
function embeddedPage(address: string, publicUrl: string): EmbeddedPage {
  const { origin, pathname } = new URL(address);
  const [, surah, verses] = /^\/(\d+)\/(\d+(?:-\d+)?)$/u.exec(withoutLanguage(pathname)) ?? [];
  const range = parseVerseRange(`${surah}:${verses}`);
  if (!range || range.to < range.from || origin !== publicUrl) throw fieldError("NOT_FOUND", "url");
  if (rangeVerseCount(range) > MAX_VERSES)
    throw detailedError("INVALID_INPUT", {
      key: "tooManyVerses",
      values: { most: MAX_VERSES },
      path: "url",
    });
  return { range, language: servedLanguage(languageOf(pathname)), publicUrl };
}

async function embed(content: Content, page: EmbeddedPage): Promise<OEmbed> {
  const { range, language, publicUrl } = page;
  const reference = rangeText(range);
  const { surahs } = await readPassage(content, spanOfReference(reference, "url"));
  const [surah] = surahs;
  const name = surah?.[LANGUAGE_FACTS[language].fields.name] ?? "";
  const title = `${name} ${reference}`;
  const url = new URL(addressIn(language, versesAddressPath(range)), publicUrl).href;
  const source = `<a href="${url}">${escapeMarkup(title)}</a> · ${escapeMarkup(translationIn(content, language))}`;
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Daily Quran Reading",
    provider_url: publicUrl,
    cache_age: 3600,
    width: WIDTH,
    height: null,
    html: `<blockquote cite="${url}">${(surah?.verses ?? []).map((verse) => verseHtml(verse, language)).join("")}<footer lang="${language}">${source}</footer></blockquote>`,
  };
}

function verseHtml(verse: PlacedVerse, language: ReaderLanguage): string {
  const { fields } = LANGUAGE_FACTS[language];
  const [text, remark] = [verse[fields.translation], verse[fields.remark]];
  const note = remark ? `<br><small>${escapeMarkup(remark.text[language])}</small>` : "";
  return `<p lang="ar" dir="rtl">${escapeMarkup(verse.arabic)}</p><p lang="${language}">${escapeMarkup(text)}${note}</p>`;
}

/** The name of the translation that readings hold in a language. */
const translationIn = (content: Content, language: ReaderLanguage): string =>
  listedEditions(content).find(
    (one) => one.kind === "translation" && one.language === language && one.isLanguageDefault,
  )?.name ?? "";

/** What other sites show for an address of verses. */
export const oembedRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.oembed,
    operationId: "getEmbedded",
    cost: "document",
    summary: "Verses to embed in another site, by their address",
    description: `[oEmbed](https://oembed.com) for the pages of verses, \`/2/255\` and \`/bn/2/255-257\`, up to ${MAX_VERSES}: the Arabic, the translation of the page's language with its remark, and the source, as HTML without scripts and styles. \`html\` is safe to insert; \`maxwidth\` and \`maxheight\` change nothing, as it takes the room that it has.`,
    query: z.object({ url: z.url(), format: z.literal("json").optional() }),
    response: OEmbed,
    exampleOf: () => ({
      version: "1.0",
      type: "rich",
      title: "Al-Ikhlas 112:1",
      provider_name: "Daily Quran Reading",
      provider_url: "https://quran.example",
      cache_age: 3600,
      width: WIDTH,
      height: null,
      html: "<blockquote>…</blockquote>",
    }),
    errors: ["NOT_FOUND", "VERSE_NOT_FOUND"],
    find: ({ content, site, inTurn }, { url }) => {
      const page = embeddedPage(url, site.publicUrl);
      return {
        document: content.derived(
          JSON.stringify(["oembed", page.language, page.range]),
          async (source) => prepareDocument(JSON.stringify(await embed(source, page)), JSON_TYPE),
          inTurn,
        ),
        cacheControl: CACHED_FOR_AN_HOUR,
      };
    },
  }),
];

export const oembedTexts: SchemaTexts = {
  output: {
    OEmbed: described(OEmbed, "What to show for an address, after oEmbed 1.0.", {
      version: "The version of oEmbed.",
      type: "HTML to insert.",
      title: "The surah and the reference.",
      provider_name: "This product.",
      provider_url: "This site.",
      cache_age: "For how many seconds it may be kept.",
      width: "How wide it is at most, in pixels.",
      height: "As high as its text needs.",
      html: "The verses, without scripts and styles.",
    }),
  },
};
