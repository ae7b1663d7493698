import { differ, groupAround } from "../draft/choose-four.ts";
import type { Candidate } from "../draft/choose-four.ts";
import type { IndexedVerse } from "../corpus/indexed-verse.ts";
import type { DraftQuestion } from "../draft/draft.ts";
import { LANGUAGES } from "../language.ts";
import { QUIZ_LANGUAGES } from "../languages/said.ts";
import { hasLoneSurah } from "./reference-options.ts";
import { todaysCandidates, verseSide } from "./verse-sides.ts";
import { draftOfGroup } from "./draft-of-group.ts";

/** The first (or last) verse of the day's reading beside three others of the reading; which is it? */
export function edgeOfReading(edge: "first" | "last"): DraftQuestion {
  return (context) => {
    // A day has one first verse and one last: no cycle asks about one that the cycle before it asked about.
    if ((context.cycleId + context.day) % 2 !== (edge === "first" ? 0 : 1)) return undefined;
    const at = edge === "first" ? 0 : -1;
    // Where a surah begins or ends, its opening or its close shows it.
    const pool = todaysCandidates(verseSide, context).filter(({ verse }) => isInside(verse));
    const right = pool.find(({ verse }) => verse === context.today.at(at));
    const mayMeet = edge === "first" ? joinAlike : differ;
    const group =
      right && groupAround(context.random, { seed: right, pool, mayMeet, mayStandOut: true });
    if (!group || hasLoneSurah(group.map(({ verse }) => verse))) return undefined;
    return draftOfGroup(`${edge}-verse`, { group, right });
  };
}

// A day begins with a new subject, so a verse that continues the one before it would be recognised.
const JOINS_ON: readonly ((verse: IndexedVerse) => boolean)[] = [
  ({ arabic }) => /^(وَ|فَ|ثُمَّ|أَوۡ|إِلَّا)/u.test(arabic),
  ...LANGUAGES.map(
    (language) =>
      ({ translations }: IndexedVerse) =>
        QUIZ_LANGUAGES[language].translation.continues.test(translations[language]),
  ),
];

/** Whether two verses differ, and both continue the verse before them or neither does. */
function joinAlike(one: Candidate, other: Candidate): boolean {
  return differ(one, other) && JOINS_ON.every((joins) => joins(one.verse) === joins(other.verse));
}

function isInside({ verseNumber, surah }: IndexedVerse): boolean {
  return verseNumber > 1 && verseNumber < surah.verseCount;
}
