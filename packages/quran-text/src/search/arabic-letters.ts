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

/** Arabic letters that one search writes for another: alif forms, hamza seats, final forms, Persian and Urdu keyboards. */
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
 * Signs of the Uthmani script that today's spelling writes as a letter, or leaves out: what each may be read as.
 * A dagger alif is the crux: people type الكتاب for ٱلۡكِتَٰبُ but الرحمن for ٱلرَّحۡمَٰنِ,
 * so it can be neither always an alif nor always nothing; it is either. Dropping plain alifs as well would meet both
 * spellings too, but then قل would find قال. With a space after it, it is the alif of يا أيها, one word in the mushaf.
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

/** Whether a character is a vowel sign, a sign of recitation or the tatweel, none of which is searched for. */
export function isArabicMark(character: string): boolean {
  return (
    character === "\u0640" ||
    (character >= "\u064B" && character <= "\u065F") ||
    (character >= "\u06D6" && character <= "\u06ED")
  );
}

/** What an Arabic letter may be read as, given the two characters written after it. */
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

/** Whether a letter carries a shadda, before or after its vowel sign: both orders are in use. */
function isDoubled(following: string): boolean {
  const [first = "", second] = following;
  return first === SHADDA || (isArabicMark(first) && second === SHADDA);
}
