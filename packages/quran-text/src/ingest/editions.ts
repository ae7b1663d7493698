import { byLanguage } from "@daily-quran/quran/by-language";
import { INDO_PAK } from "@daily-quran/quran/indo-pak-lines";
import { MADANI } from "@daily-quran/quran/printed-lines";
import { applyErrata } from "./apply-errata.ts";
import { EDITION_SOURCES, type EditionRole, type EditionSource } from "./edition-sources.ts";
import { ERRATA } from "./errata.ts";
import { passGate, type SoundEdition } from "./gate.ts";
import { EDITION_MARKS } from "./edition-marks.ts";
import { holdLines } from "../printed/line-faults.ts";
import { holdScripts } from "../indo-pak/script-faults.ts";
import { restoreMarks } from "./marks/restore-marks.ts";
import { readEditionVerses } from "./quran-json.ts";
import { recite, reciteInBengali, transliterate } from "../transliteration/transliterate.ts";
import { VERSE_KEYS } from "./quran-verses.ts";

/** All editions, corrected and checked by the gate. */
export type SoundEditions = Readonly<Record<EditionRole, SoundEdition>>;

/** What is not made of the Arabic. */
export type GivenEditions = Omit<SoundEditions, "transliteration" | "recited" | "bengaliLetters">;

/** Reads, corrects and checks every edition that is a source's; throws if one has a fault. */
export function readGivenEditions(): GivenEditions {
  const arabic = read(EDITION_SOURCES.arabic);
  holdLines(arabic.verses, MADANI);
  const indoPak = read(EDITION_SOURCES.indoPak);
  holdLines(indoPak.verses, INDO_PAK);
  holdScripts(arabic.verses, indoPak.verses);
  return {
    arabic,
    ...byLanguage((language) => read(EDITION_SOURCES[language])),
    plainTransliteration: read(EDITION_SOURCES.plainTransliteration),
    indoPak,
  };
}

/** Reads, makes and checks every edition; throws if one has a fault. */
export function readSoundEditions(): SoundEditions {
  const { arabic, ...given } = readGivenEditions();
  const made = (source: EditionSource, spell: (arabic: string) => string): SoundEdition => {
    const verses = arabic.verses.map((verse) => ({ ...verse, text: spell(verse.text) }));
    return passGate({ source, verses }, VERSE_KEYS);
  };
  return {
    arabic,
    ...byLanguage((language) => given[language]),
    transliteration: made(EDITION_SOURCES.transliteration, transliterate),
    recited: made(EDITION_SOURCES.recited, recite),
    bengaliLetters: made(EDITION_SOURCES.bengaliLetters, reciteInBengali),
    plainTransliteration: given.plainTransliteration,
    indoPak: given.indoPak,
  };
}

function read(source: EditionSource): SoundEdition {
  const marks = EDITION_MARKS.find(({ edition }) => edition === source.id);
  const stripped = readEditionVerses(source);
  const marked = marks ? restoreMarks(stripped, marks) : stripped;
  const verses = applyErrata(source.id, marked, ERRATA);
  return passGate({ source, verses }, VERSE_KEYS);
}
