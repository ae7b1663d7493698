import { HAMZA, isArabicMark } from "@daily-quran/quran-text/search/arabic-letters";
import { fold } from "@daily-quran/quran-text/search/fold";
import { type TextToken, tokenize } from "@daily-quran/quran-text/search/text-tokens";
import { withSeatlessHamza, withUsualLetters } from "./usual-letters.ts";

/** How a sent word is to one of the Quran: the same, with other signs, or with other letters. */
export type Agreement = "same" | "signs" | "letters";

// oxlint-disable-next-line no-misleading-character-class -- the signs are meant without their letters
const PAUSES = /[\u0615\u0617\u06D6-\u06DC\u06DE\u06E9\u08D5-\u08DF\u08E2]/gu;

/** A word as it is compared letter by letter and sign by sign; pauses are a print's, not the word's. */
export const strictForm = (word: string): string => withUsualLetters(word.replaceAll(PAUSES, ""));

/** Whether a word is spelled as modern Arabic spells one of the Quran, and its vowel signs, where it has any, are right. */
export function comparePlain(sent: string, word: string): Agreement {
  const found = compareSpelling(sent, word);
  return found === "letters" && sent.includes(" ")
    ? compareSpelling(sent.replaceAll(" ", ""), word)
    : found;
}

function compareSpelling(sent: string, uthmani: string): Agreement {
  const letters = lettersOf(sent);
  const word = withSeatlessHamza(uthmani);
  const tokens = tokenize(word);
  let best: Agreement = "letters";
  const seen = new Set<number>();
  const walk = (at: number, token: number, isRight: boolean): void => {
    if (best === "same") return;
    const key = (at * (tokens.length + 1) + token) * 2 + Number(isRight);
    if (seen.has(key)) return;
    seen.add(key);
    const unit = tokens[token];
    if (!unit) {
      if (at === letters.length) best = isRight ? "same" : best === "letters" ? "signs" : best;
      return;
    }
    const source = word.slice(unit.start, unit.end);
    for (const reading of unit.readings) {
      const taken = letters.slice(at, at + reading.length);
      if (taken.map(({ folded }) => folded).join("") !== reading) continue;
      if (reading === unit.readings[0] && !isAllowed(taken[0]?.letter, source)) continue;
      const right = isRight && taken.every(({ signs }) => areRight(signs, around(word, unit)));
      walk(at + reading.length, token + 1, right);
    }
  };
  walk(0, 0, true);
  return best;
}

interface Letter {
  readonly letter: string;
  readonly folded: string;
  readonly signs: string;
}

/** The letters of a sent word, each with the signs on it. */
const lettersOf = (sent: string): Letter[] =>
  [...sent.matchAll(/(?<letter>\P{M})(?<signs>\p{M}*)/gu)].map(({ groups = {} }) => {
    const { letter = "", signs = "" } = groups;
    return { letter, folded: letter === " " ? " " : fold(letter), signs };
  });

const ALIFS = "\u0627\u0622\u0623\u0625\u0671";
const ALIKE = [ALIFS, "\u064A\u0649\u06CC\u0626", "\u0648\u0624"];

/** A letter stands for itself; an alif for all its forms, and no ha for a ta marbuta. */
function isAllowed(letter: string | undefined, source: string): boolean {
  if (letter === undefined || !/^[\p{L}]/u.test(source) || source.startsWith(HAMZA)) return true;
  const own = withUsualLetters(source.charAt(0));
  return own === letter || ALIKE.some((all) => all.includes(own) && all.includes(letter));
}

const VOWELS = /[\u064B-\u0651]/gu;
// A tanwin before a ba is written as a vowel with a small mim.
const AS_TANWIN: Readonly<Record<string, string>> = {
  "\u064B": "\u064E",
  "\u064C": "\u064F",
  "\u064D": "\u0650",
};

/** Whether each vowel sign that was sent is one that the letter has. */
function areRight(signs: string, has: string): boolean {
  return [...(signs.match(VOWELS) ?? [])].every(
    (sign) =>
      has.includes(sign) ||
      (AS_TANWIN[sign] && /[\u06E2\u06ED]/u.test(has) && has.includes(AS_TANWIN[sign])),
  );
}

const TANWIN_OF: Readonly<Record<string, string>> = {
  "\u0657": "\u064B",
  "\u065E": "\u064C",
  "\u0656": "\u064D",
};

/** An alif or ya without a vowel of its own; what looks like a sukun on an alif says that it is silent. */
const CARRIER =
  /^(?:\u0627(?!\p{M}*[\u064B-\u0651])|[\u0649\u064A](?!\p{M}*[\u064B-\u0652\u06E1]))/u;

/** The signs of a letter, and those before an alif or ya that only carries them. */
function around(word: string, { start, end }: TextToken): string {
  const isCarrier = CARRIER.test(word.slice(start, end));
  let from = start;
  if (isCarrier) while (from > 0 && isArabicMark(word.charAt(from - 1))) from -= 1;
  return word
    .slice(from, end)
    .replaceAll(/[\u0656\u0657\u065E]/gu, (sign) => TANWIN_OF[sign] ?? sign);
}
