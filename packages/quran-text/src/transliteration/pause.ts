import type { Unit } from "./units.ts";

const SMALL_WAW = "\u06E5";
const SMALL_YA = "\u06E6";

/** A verse's last word as it is read before a pause: without its last short vowel or tanwin. */
export function inPause(units: readonly Unit[]): readonly Unit[] {
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
