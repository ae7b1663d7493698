import type { CorpusIndex } from "./corpus-index.ts";
import type { IndexedVerse } from "./indexed-verse.ts";
import { versesOfReading } from "./reading-verses.ts";
import { isAbsentFrom, isNamedIn, QURANIC_NAMES } from "./names.ts";
import type { NamingVerse, QuranicName } from "./names.ts";
import type { ReadingPlan } from "./quran.ts";
import type { Steps } from "@daily-quran/steps/steps";

/** Which days read a verse with a name, and which read nothing that could be taken for it. */
export interface NameDays {
  readonly name: QuranicName;
  readonly named: readonly number[];
  readonly absent: ReadonlySet<number>;
}

/** Finds the days of every name: the days' numbers from 1 for as long as the plan goes. */
export function* indexNames(corpus: CorpusIndex, plan: ReadingPlan): Steps<NameDays[]> {
  const found = QURANIC_NAMES.map((name) => ({
    name,
    named: [] as number[],
    absent: new Set<number>(),
  }));
  for (let day = 1, reading = plan(day); reading; reading = plan(++day)) {
    const verses = versesOfReading(reading, corpus).map(heldAgainstNames);
    for (const { name, named, absent } of found) {
      yield;
      if (verses.some((verse) => isNamedIn(name, verse))) named.push(day);
      else if (verses.every((verse) => isAbsentFrom(name, verse))) absent.add(day);
    }
  }
  return found;
}

/** A verse whose words and letters are ready, as it is held against every name, twice. */
function heldAgainstNames(verse: IndexedVerse): NamingVerse {
  const { surahNumber, verseNumber, arabic, translation, bengaliTranslation, wordKeys } = verse;
  const bengali = bengaliTranslation.normalize("NFC");
  return { surahNumber, verseNumber, arabic, translation, bengaliTranslation: bengali, wordKeys };
}
