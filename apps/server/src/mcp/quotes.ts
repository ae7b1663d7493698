import { listedEditions } from "../content/listed-editions.ts";
import type { SiteSettings } from "@daily-quran/domain/site";
import { verseAddressPath } from "@daily-quran/domain/web-paths";
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

const placeOf = ({ surahNumber, verseNumber }: VerseIn, { publicUrl }: Quoting["site"]) => ({
  reference: `${surahNumber}:${verseNumber}`,
  address: new URL(verseAddressPath(surahNumber, verseNumber), publicUrl).href,
});

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
