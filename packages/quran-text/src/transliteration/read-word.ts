import { CONSONANTS, HAMZAS } from "./letters.ts";
import { isAssimilated, takenOver } from "./take-over.ts";
import type { Unit } from "./units.ts";
import { isArticle, isLamOfAllah, waslVowel } from "./wasl.ts";

/** `sh` is one letter, `sʹh` are two. */
const AMBIGUOUS = /[tdsk]$/;

/** Where a word stands in its phrase, which ends at a stop. */
export interface WordPosition {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What the next word begins with. */
  readonly next: Unit | undefined;
  readonly isRecited: boolean;
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

/** Lengthen the vowel before them, to two counts or to four and more. */
const LONG = "<long>";
const DRAWN = "<drawn>";
const LENGTHS: Readonly<Record<string, string>> = { a: "āâ", i: "īî", u: "ūû", e: "ēē" };

/** A word in Latin letters. */
export function readWord(written: readonly Unit[], position: WordPosition): string {
  const units = position.isLast ? inPause(written) : written;
  const latin = units.reduce(
    (text, _, at) => text + sound({ units, written, at, text, position }),
    "",
  );
  return withLengths(latin, position);
}

/** Recited, a vowel is short before hamzat al-wasl, and not drawn out for a hamza beyond the stop. */
function withLengths(latin: string, { isRecited, isLast, next }: WordPosition): string {
  const end = next?.letter === "ٱ" ? "" : isLast ? LONG : "$&";
  return (isRecited ? latin.replace(/<\w+>$/u, end) : latin).replace(
    /([aiue])<(long|drawn)>/gu,
    (_, vowel: string, length) => LENGTHS[vowel]?.[isRecited && length === "drawn" ? 1 : 0] ?? "",
  );
}

function sound(context: UnitContext): string {
  const { units, written, at, text, position } = context;
  const unit = units[at] as Unit;
  const { letter } = unit;
  if (unit.isSilent) return "";
  if (unit.isPausal) return position.isLast && at === units.length - 1 ? LONG : "";
  if (letter === "ٱ") return position.isFirst && at === 0 ? waslVowel(units) : "";
  if (letter === "ا" || letter === "ى") return alif(unit, units[at - 1], text);
  if (isLengthening(unit, text)) return lengthOf(unit);
  if (isArticle(units, at)) return article(written, at);
  return consonant(context);
}

const lengthOf = ({ hasMaddah }: Unit) => (hasMaddah ? DRAWN : LONG);

/** An alif lengthens the fatha before it; the one after a tanwin is not read. */
function alif(unit: Unit, before: Unit | undefined, text: string): string {
  if (before?.hasTanwin) return "";
  if (unit.vowel || !/[ae]$/.test(text)) {
    throw new RangeError(`No rule reads ${unit.letter} after ${text}`);
  }
  return lengthOf(unit);
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
  const unit = units[at] as Unit;
  const { letter, vowel = "", hasShadda, hasTanwin, hasDagger } = unit;
  const latin = CONSONANTS[letter];
  if (latin === undefined) throw new RangeError(`No rule reads ${letter} after ${text}`);
  const { next, isRecited } = position;
  const following = units[at + 1] ?? (position.isLast ? undefined : next);
  if (isRecited && !vowel) {
    const other = takenOver(unit, following, units[at + 1] === undefined);
    if (other !== undefined) return other;
  }
  const isUnheardHamza =
    HAMZAS.includes(letter) &&
    (at === 0 || (isRecited && (unit.isEased === true || text.endsWith("-"))));
  const isDouble = hasShadda && !isAssimilated(units, at);
  const prime = letter === "ه" && AMBIGUOUS.test(text) ? "ʹ" : "";
  const long = hasDagger || isLamOfAllah(written, at) ? lengthOf(unit) : "";
  const ending = hasTanwin ? tanwin(position) : "";
  return `${prime}${isUnheardHamza ? "" : latin}${isDouble ? latin : ""}${vowel}${long}${ending}`;
}

/** The n of a tanwin takes an i before hamzat al-wasl. */
function tanwin({ next, isRecited }: WordPosition): string {
  if (next?.letter === "ٱ") return "ni";
  return (isRecited ? takenOver({ letter: "ن" }, next, true) : undefined) ?? "n";
}

const SMALL_WAW = "\u06E5";
const SMALL_YA = "\u06E6";

/** A verse's last word as it is read before a pause: without its last short vowel or tanwin. */
function inPause(units: readonly Unit[]): readonly Unit[] {
  const [last, before] = [units.at(-1), units.at(-2)];
  if (!last) return units;
  const rest = units.slice(0, -1);
  if (isBareAlif(last) && before?.hasTanwin) {
    return [...units.slice(0, -2), { ...withoutVowel(before), vowel: "a" }, last];
  }
  if (last.letter === SMALL_WAW || (last.letter === SMALL_YA && !last.vowel)) {
    return before?.letter === "ه" ? [...units.slice(0, -2), quiet(before)] : units;
  }
  if (!last.vowel || last.hasDagger) return units;
  if (last.letter === "ة") return [...rest, quiet({ letter: "ه" })];
  if (last.hasTanwin && last.vowel === "a") {
    return [...rest, { ...withoutVowel(last), vowel: "a", hasDagger: true }];
  }
  const isLong =
    !last.hasShadda &&
    ((isYa(last) && before?.vowel === "i") || (last.letter === "و" && before?.vowel === "u"));
  return [...rest, isLong ? withoutVowel(last) : quiet(last)];
}

const isYa = ({ letter }: Unit) => letter === "ي" || letter === SMALL_YA;

const isBareAlif = ({ letter, vowel, isSilent }: Unit) =>
  (letter === "ا" || letter === "ى") && !vowel && !isSilent;

const withoutVowel = ({ letter, hasShadda }: Unit): Unit =>
  hasShadda ? { letter, hasShadda } : { letter };

const quiet = (unit: Unit): Unit => ({ ...withoutVowel(unit), hasSukun: true });
