import { Edition, type ListedEdition } from "@daily-quran/domain/edition";
import { SearchTexts } from "@daily-quran/domain/search/search";
import { byLanguage } from "@daily-quran/quran/by-language";
import { LANGUAGES } from "@daily-quran/quran/languages";
import type { TextRun } from "@daily-quran/quran-text/import/runs";
import { rangesOfSpan, WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { z } from "zod";
import { type AppliedTexts, applyTexts } from "./apply-texts.ts";
import type { BuiltInContent, Content } from "./content.ts";
import { atOnce, documentCache } from "./document-cache.ts";
import type { Library, LibraryEdition } from "./library.ts";
import {
  JSON_TYPE,
  prepareDocument,
  type ReadyDocument,
  sha256,
  parseDocument,
  parseInSteps,
} from "./ready-document.ts";
import { makeOnce } from "./make-once.ts";
import { runInSlices } from "./run-in-slices.ts";
import { applyToSearch } from "./search-texts.ts";
import { searchApart } from "./search-thread.ts";
import { type VerseTexts, verseTexts } from "./verse-texts.ts";
import { type ReadingEditions, settleEditions, type WantedEditions } from "./wanted-editions.ts";

// All 300 days with a commentary of 2 MB are 15 MB in their three encodings.
const MAX_BYTES = 32 * 1024 * 1024;

// All parts of one kind, such as every juz, are 8 MB in three encodings, and a verse is 2 KB.
const MAX_DERIVED_BYTES = 32 * 1024 * 1024;

// A user may be waiting: maximum compression takes ten times as long and saves a tenth.
const QUALITY = 8;

const SURAHS = rangesOfSpan(WHOLE_QURAN);

/** The built-in content with the installed editions in it, all from one state of the library. */
export async function contentOfLibrary(
  builtIn: BuiltInContent,
  library: Library,
): Promise<Content> {
  const listed = listEditions(builtIn, library);
  const defaults = settleEditions(listed);
  const cache = documentCache(MAX_BYTES);
  const installed = new Map(library.editions.map((edition) => [edition.listed.id, edition]));

  const isBuiltIn = ({ transliteration, indoPak, ...others }: ReadingEditions): boolean =>
    !Object.values(others).some((id) => id !== undefined && installed.has(id)) &&
    [transliteration, indoPak].every((id) => builtIn.textsOf(id ?? "") === undefined);

  const makeReading = async (day: number, editions: ReadingEditions): Promise<ReadyDocument> => {
    const textsOf = async (edition: LibraryEdition): Promise<VerseTexts> =>
      edition.texts ?? verseTexts(await library.findRuns(edition, rangesOfDay(day)));
    const find = async (id: string | undefined) => {
      const edition = id === undefined ? undefined : installed.get(id);
      return edition && { id: edition.listed.id, texts: await textsOf(edition) };
    };
    const translations = await Promise.all(
      LANGUAGES.map(async (language) => [language, (await find(editions[language]))?.texts]),
    );
    const applied: AppliedTexts = {
      ...Object.fromEntries(translations),
      transliteration: builtIn.textsOf(editions.transliteration ?? ""),
      indoPak: builtIn.textsOf(editions.indoPak ?? ""),
      tafseer: await find(editions.tafseer),
    };
    const reading = applyTexts(builtIn.parseReading(day), applied);
    return await prepareDocument(JSON.stringify(reading), JSON_TYPE, QUALITY);
  };

  const isSearchedAsBuilt = isBuiltIn({ ...defaults, transliteration: undefined });
  const searchDocument = makeOnce(async () => {
    const texts = await runInSlices(parseInSteps(builtIn.searchTexts(), SearchTexts), "background");
    const applied = applyToSearch(texts, textsInMemory(defaults, installed));
    return await prepareDocument(JSON.stringify(applied), JSON_TYPE, QUALITY);
  });

  const derived = documentCache(MAX_DERIVED_BYTES);
  const content: Content = {
    version: sha256(Buffer.from(`${builtIn.version} ${library.version}`)),
    schedule: builtIn.schedule,
    parseSchedule: builtIn.parseSchedule,
    surahs: builtIn.surahs,
    words: builtIn.words,
    quizBank: builtIn.quizBank,
    verses: isBuiltIn({ ...defaults, tafseer: undefined, transliteration: undefined })
      ? builtIn.verses
      : {},
    searchTexts: isSearchedAsBuilt ? () => builtIn.searchTexts() : searchDocument,
    search: isSearchedAsBuilt ? builtIn.search : searchApart(searchDocument),
    editions: await prepareDocument(JSON.stringify(listed), JSON_TYPE, QUALITY),
    reading: (day, wanted, inTurn = atOnce) => {
      const editions = wantsDefaults(wanted) ? defaults : settleEditions(listed, wanted);
      if (isBuiltIn(editions)) return builtIn.reading(day);
      const key = JSON.stringify([day, editions]);
      return cache.get(key, () => inTurn(() => makeReading(day, editions)));
    },
    textsOn: async (id, ranges) => {
      const edition = installed.get(id);
      if (!edition) return await builtIn.wholeText(id);
      return { runs: await library.findRuns(edition, ranges), remarks: {} };
    },
    wholeText: async (id) => {
      const edition = installed.get(id);
      if (!edition) return await builtIn.wholeText(id);
      const runs: TextRun[] = [];
      // One surah after the other: some commentaries are 10 MB.
      for (const range of SURAHS) runs.push(...(await library.findRuns(edition, [range])));
      return { runs, remarks: {} };
    },
    parseReading: (day) =>
      applyTexts(builtIn.parseReading(day), textsInMemory(defaults, installed)),
    snapshot: () => content,
    derived: (key, make, inTurn = atOnce) => derived.get(key, () => inTurn(() => make(content))),
  };
  return content;
}

function wantsDefaults(wanted: WantedEditions | undefined): boolean {
  return Object.values(wanted ?? {}).every((id) => id === undefined);
}

function textsInMemory(
  { tafseer, ...editions }: ReadingEditions,
  installed: ReadonlyMap<string, LibraryEdition>,
): AppliedTexts {
  const textsOf = (id = ""): VerseTexts | undefined => installed.get(id)?.texts;
  const commentary = textsOf(tafseer);
  return {
    ...byLanguage((language) => textsOf(editions[language])),
    ...(tafseer !== undefined && commentary && { tafseer: { id: tafseer, texts: commentary } }),
  };
}

/**
 * The built-in editions and then the installed; one that is replaced as a default stays listed, and can be
 * requested.
 */
function listEditions(builtIn: BuiltInContent, { editions }: Library): ListedEdition[] {
  const installed = editions.map(({ listed }) => listed);
  const own = z.array(Edition).parse(parseDocument(builtIn.editions));
  return [...own.map((edition) => listBuiltIn(edition, own, installed)), ...installed];
}

/**
 * Of two built-in ones of a kind and language the first is the default, unless an installed one is; a reading
 * holds one transliteration, in whatever language.
 */
function listBuiltIn(
  edition: Edition,
  own: readonly Edition[],
  installed: readonly ListedEdition[],
): ListedEdition {
  const isAlike = ({ kind, language }: Edition) =>
    kind === edition.kind && language === edition.language;
  const isReplaced = installed.some((other) => other.isDefault && isAlike(other));
  const isLanguageDefault = !isReplaced && own.find(isAlike) === edition;
  const isDefault =
    isLanguageDefault &&
    (edition.kind !== "transliteration" ||
      own.find(({ kind }) => kind === edition.kind) === edition);
  return { ...edition, builtIn: true, isDefault, isLanguageDefault };
}
