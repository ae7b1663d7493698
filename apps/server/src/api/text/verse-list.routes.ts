import * as apiPaths from "@daily-quran/domain/api-paths";
import { ListedReciter, TextInEdition, VerseAudio } from "@daily-quran/domain/reading";
import { Manzil, MAX_EDITIONS, ReferredVerses, SajdaPlace } from "@daily-quran/domain/passage";
import { PART_COUNTS } from "@daily-quran/quran/parts";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { z } from "zod";
import type { Content, MakeDocument } from "../../content/content.ts";
import { JSON_TYPE, prepareDocument } from "../../content/ready-document.ts";
import { CACHED_FOR_AN_HOUR } from "../../documents/cache-control.ts";
import { withOptions } from "../../features/passage/verse-options.ts";
import { passageOfReadings } from "../../features/passage/passage-of-readings.ts";
import {
  drawVerse,
  listManzils,
  listSajdas,
  MAX_VERSES,
  readReferred,
  spansOfReferences,
} from "../../features/passage/verse-lists.ts";
import { listReciters } from "../../features/passage/reciters.ts";
import { documentRoute } from "../route/declare-route.ts";
import { described, OF_DAY, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { EditionsQuery, partParam, ReferenceParam } from "../route/route-params.ts";

// As for a passage: somebody may be waiting.
const QUALITY = 6;

const jsonOf = (value: unknown) => prepareDocument(JSON.stringify(value), JSON_TYPE, QUALITY);

/** A short verse. */
function example(content: Content): ReferredVerses {
  const [surah, verse] = [112, 1];
  const at = ordinalOfVerse(surah, verse);
  const reading = content.parseReading(dayOfVerse(surah, verse));
  const { surahs } = passageOfReadings([reading], { from: at, to: at });
  return { reference: "112:1", verses: surahs.flatMap(({ verses }) => verses) };
}

const MAX_REFERENCES = 50;
const REFERENCES = `This is 1 to ${MAX_REFERENCES} references with commas between, such as 2:255,24:35-38.`;

const References = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(ReferenceParam, REFERENCES).min(1, REFERENCES).max(MAX_REFERENCES, REFERENCES));

const MAX_SEED = 100;
const ONE_PART = "Name a surah or a juz, not both.";

const DrawQuery = z
  .object({
    surah: partParam("surah").optional(),
    juz: partParam("juz").optional(),
    seed: z.string().max(MAX_SEED).optional(),
    ...EditionsQuery.shape,
  })
  .refine(({ surah, juz }) => surah === undefined || juz === undefined, {
    path: ["juz"],
    error: ONE_PART,
  });

const [EXAMPLE_RECITER] = listReciters("https://everyayah.com/data/Alafasy_128kbps/");

/** Verses from several places, and by chance; lists of what the Quran's margins mark. */
export const verseListRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.verseList,
    operationId: "listVerses",
    cost: "document",
    summary: "Verses from several places",
    description: `Up to ${MAX_REFERENCES} references, ${MAX_VERSES} verses in all, in the order in which they are asked for; the same one may come again.`,
    query: z.object({ references: References, ...EditionsQuery.shape }),
    response: z.array(ReferredVerses),
    exampleOf: (content) => [example(content)],
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY", "VERSE_NOT_FOUND"],
    find: (source, { references, editions, audio, fields, ...wanted }) => {
      const spans = spansOfReferences(references);
      const key = ["verses", references, wanted];
      const make: MakeDocument = async (content) => {
        const found: ReferredVerses[] = [];
        for (const span of spans) found.push(await readReferred(content, span, wanted));
        return await jsonOf(found);
      };
      const document = withOptions(
        source,
        { editions, audio, fields },
        {
          key,
          make: (content, inTurn) => content.derived(JSON.stringify(key), make, inTurn),
        },
      );
      return { document, cacheControl: CACHED_FOR_AN_HOUR };
    },
  }),
  documentRoute({
    path: apiPaths.randomVerse,
    operationId: "getRandomVerse",
    cost: "document",
    summary: "A verse by chance",
    description: `Of the whole Quran, a \`surah\` or a \`juz\`. Where the English translation's sentence runs over several verses, all of them. The same \`seed\` (at most ${MAX_SEED} characters) draws the same one for as long as the text stays; without it every answer is another.`,
    query: DrawQuery,
    response: ReferredVerses,
    exampleOf: example,
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY"],
    find: (source, { surah, juz, seed, editions, audio, fields, ...wanted }) => ({
      document: drawVerse(source.content, { surah, juz, seed }).then((span) => {
        const key = ["verses of a reference", span, wanted];
        const make: MakeDocument = async (content) =>
          await jsonOf(await readReferred(content, span, wanted));
        return withOptions(
          source,
          { editions, audio, fields },
          {
            key,
            make: (content, inTurn) => content.derived(JSON.stringify(key), make, inTurn),
          },
        );
      }),
      cacheControl: seed === undefined ? "no-store" : CACHED_FOR_AN_HOUR,
    }),
  }),
  documentRoute({
    path: apiPaths.manzils,
    operationId: "listManzils",
    cost: "none",
    summary: "The seven manzils",
    description: "A week's reading of the whole Quran, each part with its first and last verse.",
    response: z.array(Manzil),
    exampleOf: () => listManzils().slice(0, 1),
    find: ({ content }) => ({
      document: content.derived("list of manzils", () => jsonOf(listManzils())),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
  documentRoute({
    path: apiPaths.reciters,
    operationId: "listReciters",
    cost: "none",
    summary: "Who recites, and where the recordings are",
    description:
      "What `audio` takes, on every call that gives verses. The recordings are files of the audio host that the operator has chosen.",
    response: z.array(ListedReciter),
    exampleOf: () => [EXAMPLE_RECITER],
    find: ({ content, site: { audioBaseUrl } }) => ({
      document: content.derived("list of reciters", () => jsonOf(listReciters(audioBaseUrl))),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
  documentRoute({
    path: apiPaths.sajdas,
    operationId: "listSajdas",
    cost: "none",
    summary: "The places of prostration",
    description:
      "The fifteen verses that mushafs mark. The schools of law count 11 to 14 of them: `countedBy` says which school counts which.",
    response: z.array(SajdaPlace),
    exampleOf: () => listSajdas().slice(6, 7),
    find: ({ content }) => ({
      document: content.derived("list of sajdas", () => jsonOf(listSajdas())),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
];

export const verseListTexts: SchemaTexts = {
  output: {
    ReferredVerses: described(ReferredVerses, "Verses with their reference.", {
      reference: "The verses as `2:255` or `2:255-257`.",
      verses: "The verses, in order.",
    }),
    TextInEdition: described(
      TextInEdition,
      `A verse in an edition that \`editions\` asks for, up to ${MAX_EDITIONS}. A text on several verses stands with the first of them.`,
      {
        text: "The text.",
        from: "The first verse of a text on several.",
        to: "The last verse of a text on several.",
        remark: "What to know of the translation; absent where there is nothing.",
        notes: "Its footnotes in order; absent where it has none.",
      },
    ),
    Manzil: described(Manzil, "A manzil: one of seven parts for a week.", {
      manzil: "Its number, 1 to 7.",
      first: "Its first verse.",
      last: "Its last verse.",
      verseCount: "How many verses it has.",
    }),
    ListedReciter: described(ListedReciter, "Somebody whose recordings this site has.", {
      id: "What `audio` asks for.",
      englishName:
        "The name in Latin letters; absent where the audio host does not say who recites.",
      bengaliName: "The name in Bengali; absent as `englishName` is.",
      bitRate: "Of the recordings, in kbit/s; absent where it is not known.",
      url: "The folder of the recordings: `{surah}{verse}.mp3`, three digits each.",
      isDefault: "Whether the site plays this one until a reader chooses.",
    }),
    VerseAudio: described(VerseAudio, "The recording of a verse.", {
      reciter: "The ID of who recites.",
      url: "The address of the recording (MP3).",
      bitRate: "In kbit/s; absent where it is not known.",
    }),
    SajdaPlace: described(SajdaPlace, "A place of prostration.", {
      sajda: "Its number, 1 to 15.",
      surahNumber: "The surah.",
      verseNumber: "The number of the verse in the surah.",
      countedBy: "The schools of law that count it.",
      day: OF_DAY,
      juz: `The juz, 1 to ${PART_COUNTS.juz}.`,
      page: `The page of the Madani mushaf, 1 to ${PART_COUNTS.page}.`,
    }),
  },
};
