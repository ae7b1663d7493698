import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  Hizb,
  Juz,
  JuzFile,
  ListedSurah,
  MushafPage,
  PlacedSurah,
  PlaceOfVerse,
  PlacedVerse,
  Rub,
  Ruku,
  VersePassage,
} from "@daily-quran/domain/passage";
import { spanOfPart } from "@daily-quran/quran/borders";
import { PART_KINDS, type PartKind, PART_COUNTS } from "@daily-quran/quran/parts";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { z } from "zod";
import type { Content, Derived } from "../content/content.ts";
import { sha256 } from "../content/ready-document.ts";
import { CACHED_FOR_AN_HOUR } from "../documents/cache-control.ts";
import { withOptions } from "../features/passage/verse-options.ts";
import { listDocument, PART_LISTS } from "../features/passage/part-lists.ts";
import { passageOfReadings } from "../features/passage/passage-of-readings.ts";
import { juzFilesDocument, passageDocument, versesDocument } from "../features/passage/passages.ts";
import { SURAH_FIELDS, VERSE_FIELDS } from "./reading.routes.ts";
import { documentRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { CachedDocument, RestRoute } from "./route/rest-route.ts";
import { EditionsQuery, partParam } from "./route/route-params.ts";

// The last page is of the last day: short surahs.
const SHORT = { page: PART_COUNTS.page, day: PLAN_DAYS };

/** The last page, as far as the second verse. */
function passageExample(content: Content): VersePassage {
  const reading = content.parseReading(SHORT.day);
  const { from } = spanOfPart("page", SHORT.page);
  return passageOfReadings([reading], { from, to: from + 1 });
}

/** A short verse with a remark. */
function verseExample(content: Content): PlacedVerse | undefined {
  const [surah, verse] = [26, 127];
  const at = ordinalOfVerse(surah, verse);
  const reading = content.parseReading(dayOfVerse(surah, verse));
  return passageOfReadings([reading], { from: at, to: at }).surahs[0]?.verses[0];
}

const ABOUT_EDITIONS =
  "`tafseer`, `translation`, `transliteration`, `pronunciation` and `script` ask for other editions, as in a day's reading, and `editions` for several beside them, `audio` for recordings, `fields` for less. A commentary on several verses stands with the first of them that is in the response.";

const forAnHour = (document: Derived): CachedDocument => ({
  document,
  cacheControl: CACHED_FOR_AN_HOUR,
});

interface PartTexts {
  readonly all: string;
  readonly one: string;
  readonly item: z.ZodType;
}

const TEXTS: Readonly<Record<PartKind, PartTexts>> = {
  surah: { all: "surahs", one: "A whole surah", item: ListedSurah },
  juz: { all: "juz", one: "A whole juz", item: Juz },
  hizb: { all: "hizb, halves of a juz", one: "A whole hizb", item: Hizb },
  rub: { all: "rub, quarters of a hizb", one: "A whole rub", item: Rub },
  ruku: { all: "ruku, sections of a surah", one: "A whole ruku", item: Ruku },
  page: {
    all: "pages of the Madani mushaf",
    one: "A page of the Madani mushaf",
    item: MushafPage,
  },
};

/** The list of a kind of part, and the verses of one. */
function partRoutes(kind: PartKind): RestRoute[] {
  const { all, one, item } = TEXTS[kind];
  const count = PART_COUNTS[kind];
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return [
    documentRoute({
      path: apiPaths.partsPath(kind),
      operationId: `list${name}s`,
      cost: "none",
      summary: `The ${count} ${all}`,
      description:
        "In order, each with its first and its last verse, and where it is in the plan; without the verses themselves.",
      response: z.array(item),
      exampleOf: (content) => PART_LISTS[kind](content).slice(-1),
      find: ({ content }) => forAnHour(listDocument(content, kind)),
    }),
    documentRoute({
      path: apiPaths.partPath(kind, `{${kind}}`),
      operationId: `get${name}`,
      cost: "document",
      summary: one,
      description: ABOUT_EDITIONS,
      params: z.object({ [kind]: partParam(kind) }),
      query: EditionsQuery,
      response: VersePassage,
      exampleOf: passageExample,
      errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY"],
      find: (source, { [kind]: number, editions, audio, fields, ...wanted }) =>
        forAnHour(
          withOptions(
            source,
            { editions, audio, fields },
            {
              key: [kind, number, wanted],
              make: (content, inTurn) =>
                passageDocument({ content, inTurn }, spanOfPart(kind, Number(number)), wanted),
            },
          ),
        ),
    }),
  ];
}

/** The text by verse and by part of the Quran. */
export const passageRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.verses,
    operationId: "getVerses",
    cost: "document",
    summary: "A verse, or verses of one surah",
    description: `One verse (\`2:255\`) is an object, several (\`2:255-257\`) are a list. A range whose last verse is before its first is 400. ${ABOUT_EDITIONS}`,
    query: EditionsQuery,
    response: z.union([PlacedVerse, z.array(PlacedVerse)]),
    exampleOf: verseExample,
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY", "VERSE_NOT_FOUND"],
    find: (source, { reference, editions, audio, fields, ...wanted }) =>
      forAnHour(
        withOptions(
          source,
          { editions, audio, fields },
          {
            key: ["verse", reference, wanted],
            make: (content, inTurn) => versesDocument({ content, inTurn }, reference, wanted),
          },
        ),
      ),
  }),
  ...PART_KINDS.flatMap(partRoutes),
  documentRoute({
    path: apiPaths.juzFiles,
    operationId: "listJuzFiles",
    cost: "document",
    summary: "How large each juz is, and its hash",
    description:
      "In order, for whoever stores the whole text: what to expect of `/api/juzs/{juz}` with the same query, and which juz have changed since.",
    query: EditionsQuery.pick({ tafseer: true, translation: true }),
    response: z.array(JuzFile).length(PART_COUNTS.juz),
    exampleOf: (content) => {
      const json = JSON.stringify(passageExample(content));
      return [{ bytes: json.length, sha256: sha256(Buffer.from(json)) }];
    },
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY"],
    find: (source, wanted) => forAnHour(juzFilesDocument(source, wanted)),
  }),
];

const { verses: _, ...SURAH_NAMES } = SURAH_FIELDS;

const PLACES = {
  firstDay: "The day of the plan that reads its first verse.",
  lastDay: "The day of the plan that reads its last verse.",
  firstPage: "The page of the Madani mushaf on which it begins.",
  lastPage: "The page of the Madani mushaf on which it ends.",
};

const VERSES_OF = {
  first: "Its first verse.",
  last: "Its last verse.",
  verseCount: "How many verses it has.",
};

export const passageTexts: SchemaTexts = {
  output: {
    PlaceOfVerse: described(PlaceOfVerse, "Where a verse is.", {
      surahNumber: "The surah.",
      verseNumber: "The number of the verse in the surah.",
    }),
    PlacedVerse: described(
      PlacedVerse,
      "A verse with its place. A commentary on several verses stands with the first of them that is in the response; the others refer to it.",
      {
        ...VERSE_FIELDS,
        "tafseerRange.from":
          "The first verse, in this surah; it may be before those of the response.",
        "tafseerRange.to": "The last verse, in this surah; it may be after those of the response.",
        day: `The day of the plan that reads it, 1 to ${PLAN_DAYS}.`,
        juz: `The juz, 1 to ${PART_COUNTS.juz}.`,
        hizb: `The hizb, 1 to ${PART_COUNTS.hizb}.`,
        rub: `The rub, 1 to ${PART_COUNTS.rub}.`,
        ruku: `The ruku, 1 to ${PART_COUNTS.ruku}.`,
        manzil: "The manzil, 1 to 7.",
        page: `The page of the Madani mushaf, 1 to ${PART_COUNTS.page}.`,
        sajda: "The number of the place of prostration; absent where the verse is none.",
      },
    ),
    PlacedSurah: described(PlacedSurah, "The part of a surah in a passage.", SURAH_FIELDS),
    VersePassage: described(VersePassage, "Verses that follow each other, by surah.", {
      tafseerEdition: "The ID of the commentary's edition; absent where there is none.",
      surahs: "The surahs, in order.",
    }),
    ListedSurah: described(ListedSurah, "A surah without its verses.", {
      ...SURAH_NAMES,
      ...PLACES,
      revelation: "Where it was revealed, by the tradition.",
      verseCount: "How many verses it has.",
      firstJuz: "The juz in which it begins.",
      lastJuz: "The juz in which it ends.",
    }),
    Juz: described(Juz, `A juz: one of the ${PART_COUNTS.juz} parts of the Quran.`, {
      juz: `The number of the juz, 1 to ${PART_COUNTS.juz}.`,
      ...VERSES_OF,
      ...PLACES,
    }),
    JuzFile: described(JuzFile, "What is sent of a juz.", {
      bytes: "How many bytes it has over the network, compressed by Brotli.",
      sha256: "The SHA-256 of its JSON, which its entity tag begins with.",
    }),
    Hizb: described(Hizb, "A hizb: half a juz.", {
      hizb: `The number of the hizb, 1 to ${PART_COUNTS.hizb}.`,
      ...VERSES_OF,
      ...PLACES,
    }),
    Rub: described(Rub, "A rub: a quarter of a hizb.", {
      rub: `The number of the rub, 1 to ${PART_COUNTS.rub}.`,
      ...VERSES_OF,
      ...PLACES,
    }),
    Ruku: described(
      Ruku,
      "A ruku: a section of a surah by its sense, in the count of 556; no ruku is of two surahs. The Indo-Pak print ends one at 28:82 and at 31:30 too, and two a verse earlier, at 26:51 and 26:68.",
      {
        ruku: `The number of the ruku, 1 to ${PART_COUNTS.ruku}.`,
        rukuOfSurah: "Its number among the ruku of its surah.",
        ...VERSES_OF,
        ...PLACES,
      },
    ),
    MushafPage: described(
      MushafPage,
      `A page of the Madani mushaf (Hafs, ${PART_COUNTS.page} pages).`,
      {
        page: `The page, 1 to ${PART_COUNTS.page}.`,
        ...VERSES_OF,
        juz: "The juz of its first verse.",
        day: "The day of the plan that reads it; no page is of two days.",
      },
    ),
  },
};
