import { listedEditions } from "../../content/listed-editions.ts";
import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  EditionErratum,
  EditionKind,
  ListedEdition,
  WideErratum,
} from "@daily-quran/domain/edition";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import { CACHED_FOR_AN_HOUR } from "../../documents/cache-control.ts";
import { documentRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

const editionsExample = (content: Content): ListedEdition[] => listedEditions(content).slice(0, 1);

/** The sources of the text. */
export const editionRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.editions,
    operationId: "listEditions",
    cost: "none",
    summary: "The texts, their sources, licences and corrections",
    description:
      "Those that come with the product and those that its operator has installed. Readings hold the ones with `isDefault`; `isLanguageDefault` is the first choice in a language.",
    response: z.array(ListedEdition),
    exampleOf: editionsExample,
    find: ({ content }) => ({ document: content.editions, cacheControl: CACHED_FOR_AN_HOUR }),
  }),
];

/** The fields of an edition. */
export const EDITION_FIELDS = {
  id: "The ID by which a reading asks for it.",
  kind: "What it holds.",
  language: "Its language.",
  name: "Its name.",
  author: "Who wrote it.",
  source: "Where it is from.",
  licence: "The terms that it is under.",
  verses: "How many verses it holds.",
  missingVerses: "The verses that it lacks, as `surah:verse`.",
  incompleteVerses: "The verses of which its source lacks a part.",
  "incompleteVerses.verse": "The verse as `surah:verse`.",
  "incompleteVerses.reason": "Which part is missing.",
  remarkedVerses: "How many of its verses have a remark in readings; absent where none has.",
  errata: "Every corrected verse, by reason.",
  wideErrata: "Corrections of many verses; absent where there are none.",
  sha256:
    "The SHA-256 of its verses, each followed by a line feed and by its footnotes: `at`, a space, the text and a line feed.",
  builtIn: "Whether it comes with the product; the operator has installed the others.",
  isDefault: "Whether readings hold it.",
  isLanguageDefault: "Whether it is the first choice in its language.",
};

export const editionTexts: SchemaTexts = {
  output: {
    EditionKind: described(EditionKind, "What an edition holds.", {}),
    EditionErratum: described(EditionErratum, "Corrections for one reason.", {
      reason: "Why they were made.",
      verses: "The corrected verses as `surah:verse`, each once, in the order of the Quran.",
    }),
    WideErratum: described(WideErratum, "A correction of so many verses that they are counted.", {
      reason: "Why they were corrected.",
      source: "Where the correction is from.",
      verses: "How many verses it changed.",
    }),
    Edition: described(
      ListedEdition,
      "A text of the Quran, a translation or a commentary.",
      EDITION_FIELDS,
    ),
  },
};
