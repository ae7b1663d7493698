import { hasUnmarkedGloss } from "../exclusions/unmarked-glosses.ts";
import type { LanguageRules } from "./quiz-language.ts";

const ENDS = /[.?!]["'\])]*$/u;
// How a verse ends beside the next one; and how one begins that is not the first of its sentence.
const ENDS_BESIDE = /[.?!]["'”’)\]]*$/u;
const STARTS_LATE = /^["'“‘([]*(\p{Ll}|(Who|Whom|Whose|Which|Except|Or)\b)/u;

/** What the quiz must know of texts in English. */
export const RULES: LanguageRules = {
  translation: {
    wordsOf: (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
    standsAlone: (text, wordKeys) =>
      ENDS.test(text) && !isTorn(text) && !hasUnmarkedGloss(text, wordKeys),
    runsOn: (text) => !ENDS.test(text),
    areJoined: (before, after) => !ENDS_BESIDE.test(before) || STARTS_LATE.test(after),
    continues: /^\W*(And|But|So|Then|Or|Except|For)\b/u,
  },
  sentences: {
    begins: /^[A-Z‘“]/u,
    exclaims: /(^|[\s‘“"'(])(lo|nay|what|behold|alas|ah|oh|O\s[^.?!]*)!$/iu,
    unfit: [
      // What points elsewhere.
      /^(this|these|that|it|its|see|or|and so on|thus|namely|hence|here|also|another|some|similarly|likewise|in other words|in this|the former|the latter|as for|regarding)[\s,]/iu,
      // A pronoun before any noun, what was said before, or a gloss that runs into the verse without a comma.
      /^(\p{L}+\s+){0,2}(he|she|they)\b|\b(this|these|mentioned|aforementioned|nay|namely|that is|regarding their)\b/iu,
      // A lower-case word with the letters of transliteration is an Arabic word that is being explained; a lone s is a lost sign.
      /\b(predicate|subject|object|accusative|genitive|nominative|particle|preposition|pronoun|verb|verbal|noun|imperative|indicative|plural|singular|feminine|masculine|read|reading|variant|adjective|adjectival|apposition|substitut\w+|conditional|interrogative|suffix|prefix|supplement|conjunction|participle|elided|omitted|assimilat\w+|syntax|derive[sd]?|consonant|vowel|qualif\w+|rhetorical|circumstantial|coordinat\w+|annexation|clause|sentence|oath|statement|explicative|referent|person|softened|informative|denotes|denoting|connotes|bal|niyya|wajh|sc|viz|cf|in other words understand|already been mentioned|repeated|yawma)\b|\b(wa|fa|bi|li|la|a|al)-[a-z]|\b[a-z]+ ‘[a-z]|(^|[\s‘(-])[a-z‘’'-]*[āīūṣḍṭẓḥʿʾ]|\bs\b|\ss['’]|\sA\s/u,
    ],
    never: [
      // The words of Allah or of a prophet, without a sign of who is speaking.
      /\b(I|We|Us|Me|My|Our|Mine|Ours|we|us|me|my|our|mine|ours)\b/u,
      // Matters of law and of the body that belong in study, not among a quiz's options.
      /intercourse|sexual|menstru|menses|semen|sperm|private part|copulat|intima|fornicat|adulter|lewd|sodom/iu,
      // What the commentary reports of deniers would be shown without its answer.
      /sorcer|madman|soothsayer|\bpoet|\bfools?\b|\bliars?\b/iu,
      // Nor is it said in a single sentence what they claim of God.
      /\b(sons?|daughters?|offspring) (of|for|to) (God|Him)\b|\bbegotten\b|\b(jews|christians|disbeliev\w+|idolat\w+|hypocrites?|deniers?|they|those)\b[^.]*\b(say|says|said|saying|claim\w*|alleg\w+)\b/iu,
    ],
  },
  bank: {
    denied:
      /\b(hadiths?|bukhari|tafseers?|commentar(?:y|ies)|scholars?|sunni|shia|sects?|infidels?|muslims? must|according to tradition|is said to have|stupid|idiots?|false god is Allah)\b/iu,
  },
};

/**
 * Whether a quotation is torn, or one within it; possessives and signs for the letter ayn are no marks.
 */
function isTorn(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const opened = count(/(?:^|[\s["(])'(?!Aad|Imran|umrah|Arafat|Ayn|Azeez|illiyyun)[\p{L}[]/gu);
  return (
    count(/"/gu) % 2 === 1 || opened > count(/'(?!\p{L})/gu) || opened < count(/[.,?!]'(?!\p{L})/gu)
  );
}
