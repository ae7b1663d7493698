import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  EditionFacts,
  TEXT_FORMS,
  type TextForm,
  TextHead,
  WholeText,
  WholeVerse,
} from "@daily-quran/domain/edition";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import { inOneGo } from "@daily-quran/steps/steps";
import { CACHED_FOR_AN_HOUR } from "../../documents/cache-control.ts";
import { FORMS, writeText } from "../../features/edition/whole/text-forms.ts";
import {
  factsDocument,
  factsOf,
  fileNameOf,
  textDocument,
} from "../../features/edition/whole/whole-text.ts";
import { EDITION_FIELDS } from "./edition.routes.ts";
import { documentRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

const EXAMPLE = "en-saheeh";

/** The English translation as far as its second verse. */
function example(content: Content): WholeText {
  const verses = content.parseReading(1).surahs.flatMap((surah) => surah.verses.slice(0, 2));
  return {
    edition: TextHead.parse(factsOf(content, EXAMPLE)),
    verses: verses.slice(0, 2).map(({ surahNumber, verseNumber, translation }) => {
      return { surah: surahNumber, verse: verseNumber, text: translation };
    }),
  };
}

const ABOUT: Readonly<Record<TextForm, string>> = {
  json: "One object: the edition, then its verses.",
  ndjson: "A line of JSON for the edition, then one for each verse.",
  csv: "A table with a header (RFC 4180). `bom=true` puts a byte order mark before it, for spreadsheets. The first row also names the edition, its revision, licence and source; `footnotes` are numbered, one a line, and `footnotes_at` are their places, by spaces.",
  txt: "Tanzil's lines, `surah|verse|text`, then footnotes (`# note 2:1 at 4: …`) and a notice. A line feed inside a text is U+2028.",
  xml: "Tanzil's XML: `sura` with `aya`, each with its `index` and `text`, in it a `note` for each footnote, and a notice at the beginning.",
};

const textRoute = (form: TextForm): RestRoute =>
  documentRoute({
    path: apiPaths.editionText(form),
    operationId: `getText${form === "json" ? "" : `As${form.charAt(0).toUpperCase()}${form.slice(1)}`}`,
    cost: "document",
    summary: `A whole text as ${form.toUpperCase()}`,
    description: `${ABOUT[form]} It takes \`Range\` (one range of bytes, of the encoding that is sent). A commentary is given whole only where its licence says that it may be copied.`,
    ...(form === "csv" && { query: z.object({ bom: z.enum(["true", "false"]).optional() }) }),
    response: form === "json" ? WholeText : z.string(),
    ...(form !== "json" && { contentType: FORMS[form].contentType.replace(/;.*/u, "") }),
    ranges: true,
    exampleOf: (content) =>
      form === "json"
        ? example(content)
        : inOneGo(writeText(example(content), form, { surahName: () => "الفاتحة", bom: false })),
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY", "TEXT_NOT_WHOLE"],
    find: (source, { edition, ...query }) => {
      const bom = "bom" in query && query.bom === "true";
      const wanted = { edition, form, bom };
      return {
        document: textDocument(source, wanted),
        cacheControl: CACHED_FOR_AN_HOUR,
        fileName: fileNameOf(source.content, wanted),
      };
    },
  });

/** One edition, and its whole text as a file. */
export const editionTextRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.edition,
    operationId: "getEdition",
    cost: "document",
    summary: "One text: its source, licence, revision and files",
    description:
      "`revision` changes with its verses and is in the name of each file. `files` are the addresses of its whole text; there are none where its licence does not allow that.",
    response: EditionFacts,
    // One without corrections: they would be most of it.
    exampleOf: (content) => factsOf(content, "en-letters"),
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY"],
    find: (source, { edition }) => ({
      document: factsDocument(source, edition),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
  ...TEXT_FORMS.map(textRoute),
];

const REVISION = "Twelve digits that change with its verses; the same on every server.";

export const editionTextTexts: SchemaTexts = {
  output: {
    EditionFacts: described(EditionFacts, "One edition.", {
      ...EDITION_FIELDS,
      revision: REVISION,
      files: "The addresses of its whole text; none where its licence does not allow that.",
    }),
    TextHead: described(TextHead, "What a whole text says of itself.", {
      ...EDITION_FIELDS,
      revision: REVISION,
    }),
    WholeVerse: described(WholeVerse, "A text of a verse.", {
      surah: "The number of the surah.",
      verse: "The number of the verse in its surah.",
      to: "The last verse, of a commentary on several.",
      text: "The text; paragraphs are line feeds.",
      remark: "What to know of the translation; absent where there is nothing.",
      notes: "Its footnotes in order; absent where it has none.",
    }),
    WholeText: described(WholeText, "A whole text.", {
      edition: "What it is.",
      verses: "Its verses, in order.",
    }),
  },
};
