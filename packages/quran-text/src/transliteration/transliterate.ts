import { CONSONANTS, openingLetters } from "./letters.ts";
import { inPause } from "./pause.ts";
import { plainSpelling, type Unit, unitsOf } from "./units.ts";
import { isArticle, isLamOfAllah, waslVowel } from "./wasl.ts";

const LONG: Readonly<Record<string, string>> = { a: "ā", i: "ī", u: "ū", e: "ē" };
const HAMZAS = "ءأإؤئ";
/** `sh` is one letter, `sʹh` are two. */
const AMBIGUOUS = /[tdsk]$/;

/** The signs of an obligatory stop and of a breathless one; others do not change what is said. */
const STOPS = /[\u06D8\u06DC][\u06D6-\u06DB]?(?= )/gu;

/**
 * An Uthmani verse (Hafs, fully vocalised) in Latin letters, read on up to an obligatory stop (`|`) or its end;
 * RangeError for a sign that no rule reads.
 */
export function transliterate(verse: string): string {
  return verse.split(STOPS).map(transliteratePhrase).join(" | ");
}

function transliteratePhrase(phrase: string): string {
  const words = plainSpelling(phrase)
    .split(" ")
    .filter((word) => word !== "");
  return words
    .map((word, at) => {
      const opening = openingLetters(word);
      if (opening) return opening;
      const next = words[at + 1];
      return transliterateWord(unitsOf(word), {
        isFirst: at === 0,
        isLast: next === undefined,
        meetsWasl: next?.startsWith("ٱ") === true,
      });
    })
    .join(" ");
}

interface WordPosition {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The next word begins with a hamzat al-wasl, before which a tanwin takes an i. */
  readonly meetsWasl: boolean;
}

function transliterateWord(written: readonly Unit[], position: WordPosition): string {
  const units = position.isLast ? inPause(written) : written;
  const latin = units.reduce(
    (text, _, at) => text + sound({ units, written, at, text, position }),
    "",
  );
  return latin.replace(/([aiue])<long>/g, (_, vowel: string) => LONG[vowel] ?? vowel);
}

interface UnitContext {
  readonly units: readonly Unit[];
  /** The units with their endings. */
  readonly written: readonly Unit[];
  readonly at: number;
  /** What was read of the word before. */
  readonly text: string;
  readonly position: WordPosition;
}

/** Lengthens the vowel before it. */
const LENGTHEN = "<long>";

function sound(context: UnitContext): string {
  const { units, written, at, text, position } = context;
  const unit = units[at] as Unit;
  const { letter } = unit;
  if (unit.isSilent) return "";
  if (unit.isPausal) return position.isLast && at === units.length - 1 ? LENGTHEN : "";
  if (letter === "ٱ") return position.isFirst && at === 0 ? waslVowel(units) : "";
  if (letter === "ا" || letter === "ى") return alif(unit, units[at - 1], text);
  if (isLengthening(unit, text)) return LENGTHEN;
  if (isArticle(units, at)) return article(written, at);
  return consonant(context);
}

/** An alif lengthens the fatha before it; the one after a tanwin is not read. */
function alif({ vowel, letter }: Unit, before: Unit | undefined, text: string): string {
  if (before?.hasTanwin) return "";
  if (vowel || !/[ae]$/.test(text)) throw new RangeError(`No rule reads ${letter} after ${text}`);
  return LENGTHEN;
}

/** A waw after a damma, a ya after a kasra, and either under the alif of a fatha. */
function isLengthening(unit: Unit, text: string): boolean {
  const { letter, vowel, hasSukun, hasShadda, hasDagger } = unit;
  if (vowel || hasSukun || hasShadda) return false;
  if (letter === "و" || letter === "\u06E5") return text.endsWith(hasDagger ? "a" : "u");
  return (letter === "ي" || letter === "\u06E6") && text.endsWith(hasDagger ? "a" : "i");
}

/** The article's lam: itself, or the sun letter that takes it over. */
function article(units: readonly Unit[], at: number): string {
  const [lam, next] = [units[at], units[at + 1]];
  if (isLamOfAllah(units, at + 1)) return "l";
  if (next?.letter === "ٱ") return `l-${lam?.vowel ?? ""}`;
  if (lam?.hasShadda) return `l-l${lam.vowel ?? ""}`;
  return next?.hasShadda ? `${CONSONANTS[next.letter] ?? ""}-` : "l-";
}

function consonant({ units, written, at, text, position }: UnitContext): string {
  const { letter, vowel = "", hasShadda, hasTanwin, hasDagger } = units[at] as Unit;
  const latin = CONSONANTS[letter === "\u06E6" ? "ي" : letter];
  if (latin === undefined) throw new RangeError(`No rule reads ${letter} after ${text}`);
  const isUnheardHamza = at === 0 && HAMZAS.includes(letter);
  const isDouble = hasShadda && !isAssimilated(units, at);
  const prime = letter === "ه" && AMBIGUOUS.test(text) ? "ʹ" : "";
  const long = hasDagger || isLamOfAllah(written, at) ? LENGTHEN : "";
  const ending = hasTanwin ? (position.meetsWasl ? "ni" : "n") : "";
  return `${prime}${isUnheardHamza ? "" : latin}${isDouble ? latin : ""}${vowel}${long}${ending}`;
}

/** A shadda that only joins the letter before, which is written: assimilation is not shown. */
function isAssimilated(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  if (!before) return true;
  if (isArticle(units, at - 1) || isArticle(units, at)) return true;
  const { letter, vowel, hasSukun, isSilent } = before;
  const isBare = !vowel && !hasSukun && !isSilent && letter in CONSONANTS;
  return isBare && (letter === units[at]?.letter || !"وي".includes(letter));
}
