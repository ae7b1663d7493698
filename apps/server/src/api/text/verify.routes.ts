import * as apiPaths from "@daily-quran/domain/api-paths";
import { SEARCH_LIMIT } from "@daily-quran/domain/api-limits";
import {
  CheckedQuotation,
  MAX_QUOTATION,
  Quotation,
  QuotationDifference,
  QuotedPassage,
  Writing,
} from "@daily-quran/domain/search/quotation";
import { procedureRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

/** Whether a text is the Quran, to the letter. */
export const verifyRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "POST",
    path: apiPaths.verify,
    operationId: "verifyQuotation",
    summary: "Which verses a text is, and what differs",
    description: `For a text of up to ${MAX_QUOTATION} characters that claims to be the Quran, in the Uthmani script, the Indo-Pak script, or as people type Arabic (\`plain\`): which verses it is, and every word, letter and sign that differs. Numbers of verses, brackets, pauses and stretched letters do not count. In \`plain\` a vowel sign may be absent but not wrong, and an alif may stand for all its forms. Three words in a row, or a whole verse, are needed to know a passage; what is none is \`unknown\`. It counts as a search: ${SEARCH_LIMIT.requests} in ${SEARCH_LIMIT.seconds} seconds from one network are answered.`,
    body: Quotation,
    bodyExample: { text: "قل هو الله أحد الله الصمد لم يلد ولم يوولد" },
    example: {
      isExact: false,
      passages: [
        {
          reference: "112:1-3",
          writing: "plain",
          isWhole: true,
          isExact: false,
          start: 0,
          end: 42,
          differences: [
            {
              kind: "letters",
              start: 37,
              end: 42,
              quran: "يُولَدۡ",
              surahNumber: 112,
              verseNumber: 3,
              word: 4,
            },
          ],
        },
      ],
      unknown: [],
    },
    errors: ["TOO_MANY_REQUESTS"],
    procedure: "quotation.check",
  }),
];

const START = "Where it begins in the sent text, in UTF-16 units.";
const END = "Where it ends: the first unit behind it.";

export const verifyTexts: SchemaTexts = {
  output: {
    Writing: described(
      Writing,
      "How a text is written: in a script of the mushafs, or as people type Arabic.",
      {},
    ),
    QuotationDifference: described(QuotationDifference, "A place that differs from the Quran.", {
      kind: "`letters`, `signs` where the letters are right, a `missing` word, or an `added` one.",
      start: START,
      end: `${END} A missing word has the same \`start\` and \`end\`.`,
      quran:
        "What the Quran has, in that script; in the Uthmani script where the text is plain. Absent for an added word.",
      surahNumber: "The surah.",
      verseNumber: "The verse.",
      word: "The number of the word in the verse; of an added word the one before it.",
    }),
    QuotedPassage: described(QuotedPassage, "Verses of a surah, or a part of them, in a text.", {
      reference: "The verses as `2:255` or `2:255-257`.",
      writing: "How it is written.",
      isWhole: "Whether it begins with a verse's first word and ends with a verse's last.",
      isExact: "Whether nothing differs.",
      start: START,
      end: END,
      differences: "What differs, in order.",
    }),
    CheckedQuotation: described(CheckedQuotation, "What of a text is the Quran.", {
      isExact: "Whether all of it is, without any difference.",
      passages: "The passages, in order.",
      unknown: "Words that are not of the Quran.",
      "unknown.start": START,
      "unknown.end": END,
    }),
  },
  input: {
    Quotation: described(Quotation, "A text that claims to be the Quran.", { text: "The text." }),
  },
};
