const ALIF = "\u0627";
const WAW = "\u0648";
const YA = "\u064A";
const HA = "\u0647";
const KAF = "\u0643";
const LAM = "\u0644";
const NUN = "\u0646";

export const HAMZA = "\u0621";
const SHADDA = "\u0651";
const SILENT = "\u0652";
const DAGGER_ALIF = "\u0670";

/** Letters that are equal in searches: alif forms, hamza seats, final forms, Persian and Urdu keyboards. */
const LETTERS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["\u0622", [ALIF]], // with madda
  ["\u0623", [ALIF, HAMZA]], // with hamza above
  ["\u0625", [ALIF, HAMZA]], // with hamza below
  ["\u0671", [ALIF]], // wasla
  ["\u0624", [WAW, HAMZA]],
  ["\u0626", [YA, HAMZA]],
  ["\u0649", [YA]], // alif maqsura
  ["\u06CC", [YA]], // Persian
  ["\u0629", [HA]], // ta marbuta
  ["\u06C1", [HA]], // Urdu
  ["\u06A9", [KAF]], // Persian
]);

const SEATLESS_HAMZA = [HAMZA, "", ALIF, WAW, YA] as const;

/**
 * Uthmani signs and their readings in modern spelling. A dagger alif is an alif in الكتاب but nothing in
 * الرحمن; with a space after it, it is the alif of يا أيها. Plain alifs stay: else قل would find قال.
 */
export const OPTIONAL_SIGNS: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  [DAGGER_ALIF, ["", ALIF, `${ALIF} `]],
  [HAMZA, SEATLESS_HAMZA],
  ["\u0654", SEATLESS_HAMZA], // hamza above
  ["\u0655", SEATLESS_HAMZA], // hamza below
  ["\u06E5", ["", WAW]], // small waw
  ["\u06E6", ["", YA]], // small ya
  ["\u06E7", ["", YA]], // small high ya
  ["\u06E8", ["", NUN]], // small high nun
]);

/** Whether a character is ignored in searches: vowel signs, recitation signs, tatweel. */
export function isArabicMark(character: string): boolean {
  return (
    character === "\u0640" ||
    (character >= "\u064B" && character <= "\u065F") ||
    (character >= "\u06D6" && character <= "\u06ED")
  );
}

/** The readings of an Arabic letter, given the next two characters. */
export function readLetter(character: string, following: string): readonly string[] | undefined {
  const readings = LETTERS.get(character);
  const next = following.charAt(0);
  const letter = readings?.[0] ?? character;
  const isVowelSeat = letter === WAW || letter === YA;
  if (next === DAGGER_ALIF && isVowelSeat) return [letter, ALIF]; // ٱلصَّلَوٰةَ is typed الصلاة
  if (next === SILENT && (isVowelSeat || letter === ALIF)) return [letter, ""]; // مِاْئَةَ is typed مئة
  if (letter === LAM && isDoubled(following)) return [letter, LAM + LAM]; // ٱلَّيۡلِ is typed الليل
  return readings;
}

/** Whether a letter has a shadda, before or after its vowel sign: both orders occur. */
function isDoubled(following: string): boolean {
  const [first = "", second] = following;
  return first === SHADDA || (isArabicMark(first) && second === SHADDA);
}
