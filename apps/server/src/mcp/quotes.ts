import { listedEditions } from "../content/listed-editions.ts";
import type { SiteSettings } from "@daily-quran/domain/site";
import type { CheckedQuotation } from "@daily-quran/domain/search/quotation";
import type { FoundText, SearchField, SearchResult } from "@daily-quran/domain/search/search";
import { verseAddressPath, versesAddressPath } from "@daily-quran/domain/web-paths";
import { byField } from "@daily-quran/quran/by-language";
import { parseVerseRange } from "@daily-quran/quran/verse-reference";
import { z } from "zod";
import type { Content } from "../content/content.ts";
import { type VerseIn, versesIn } from "../features/passage/verse-options.ts";

type NamedEdition = ReturnType<typeof listEditions>[number];

/** What a quotation must name of its edition. */
export const listEditions = (content: Content) =>
  listedEditions(content).map(
    ({ id, kind, language, name, author, licence, source, isDefault }) => {
      return { id, kind, language, name, author, licence, source, isDefault };
    },
  );

interface Quoting {
  readonly site: Pick<SiteSettings, "publicUrl">;
  readonly editions: readonly NamedEdition[];
}

/** The verses of a document with their texts in each edition, and what the editions are. */
export const quotesOf = (document: unknown, { site, editions }: Quoting) => ({
  editions,
  verses: [...versesIn(document)].map((verse) => ({ ...placeOf(verse, site), texts: verse.texts })),
});

type Place = Pick<VerseIn, "surahNumber" | "verseNumber">;

const placeOf = ({ surahNumber, verseNumber }: Place, { publicUrl }: Quoting["site"]) => ({
  reference: `${surahNumber}:${verseNumber}`,
  address: new URL(verseAddressPath(surahNumber, verseNumber), publicUrl).href,
});

/** The edition whose text a field of a reading is, unless a commentary names its own. */
const EDITION_OF_FIELD: Readonly<Record<SearchField, (one: NamedEdition) => boolean>> = {
  arabic: ({ kind }) => kind === "arabic",
  ...byField((language) => ({
    translation: (one: NamedEdition) => one.kind === "translation" && one.language === language,
  })),
  transliteration: ({ kind }) => kind === "transliteration",
  tafseer: ({ kind }) => kind === "tafseer",
};

/** What a search found, each text with its edition, and what the editions are. */
export function foundIn(results: readonly SearchResult[], { site, editions }: Quoting) {
  const defaults = editions.filter(({ isDefault }) => isDefault);
  const editionOf = ({ field, edition }: FoundText) =>
    edition ?? defaults.find(EDITION_OF_FIELD[field])?.id;
  const found = results.map((result) => ({
    ...placeOf(result, site),
    ...result,
    texts: result.texts.map((text) => ({ ...text, edition: editionOf(text) })),
  }));
  const named = new Set(found.flatMap(({ texts }) => texts.map(({ edition }) => edition)));
  return { editions: editions.filter(({ id }) => named.has(id)), results: found };
}

/** A checked quotation with the address of each passage, and the editions that it was held against. */
export function checkedAgainst(checked: CheckedQuotation, { site, editions }: Quoting) {
  return {
    editions: editions.filter(({ kind }) => kind === "arabic"),
    ...checked,
    passages: checked.passages.map((passage) => {
      const verses = parseVerseRange(passage.reference);
      const address = verses && new URL(versesAddressPath(verses), site.publicUrl).href;
      return { ...passage, address };
    }),
  };
}

const Commented = z.object({
  tafseer: z.string().optional(),
  tafseerRange: z.object({ from: z.int(), to: z.int() }).optional(),
});

/** The commentary on the verses of a document: each with the verses that it is on, where they are several. */
export const commentaryOf = (document: unknown, site: Quoting["site"]) =>
  [...versesIn(document)].flatMap((verse) => {
    const { tafseer, tafseerRange: on } = Commented.parse(verse);
    return tafseer === undefined
      ? []
      : [{ ...placeOf(verse, site), text: tafseer, ...(on && { on }) }];
  });
