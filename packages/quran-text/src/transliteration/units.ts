const FATHA = "\u064E";
const DAMMA = "\u064F";
const KASRA = "\u0650";
const IMALA = "\u065C";
const TANWIN = { "\u064B": "a", "\u064C": "u", "\u064D": "i" } as const;
const SHORT = { [FATHA]: "a", [DAMMA]: "u", [KASRA]: "i", [IMALA]: "e" } as const;

/** A letter with the signs on it. */
export interface Unit {
  readonly letter: string;
  readonly vowel?: "a" | "u" | "i" | "e";
  readonly hasTanwin?: true;
  readonly hasShadda?: true;
  readonly hasSukun?: true;
  /** With an alif above it: its vowel is long. */
  readonly hasDagger?: true;
  /** Drawn out to four counts or more. */
  readonly hasMaddah?: true;
  /** A hamza that is half a vowel. */
  readonly isEased?: true;
  /** Not read. */
  readonly isSilent?: true;
  /** Read only before a pause. */
  readonly isPausal?: true;
}

/** Signs without a sound of their own: pauses, places of prostration, quarters, prolongations. */
// oxlint-disable-next-line no-misleading-character-class -- the signs are meant without their letters
const UNHEARD = /[\u06D6-\u06DB\u06DE\u06E4\u06E9]/gu;

/** Spellings of the Madani mushaf, each in place of what is read; in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // A small sin over the sad is read instead of it, but in 52:37, where both are and the sad is preferred.
  [/\u0635\u06DC(?!\u064E)/gu, "\u0633"],
  [/\u06DC/gu, ""],
  [/\u0623\u0653/gu, "\u0621\u064E\u0627"],
  // The hamza of 2:72 hangs after a thin space.
  [/\u2009\u0670\u0654/gu, "\u0621"],
  [/\u0640\u0654/gu, "\u0621"],
  [/[\u064A\u0648]\u0655/gu, "\u0621"],
  // 17:7 leaves out the waw of yasūʾū.
  [/\u064A\u064E\u0633\u064F(?=\u0621\u064F\u0648)/gu, "$&\u0648\u0653"],
  // Small letters on the line that the mushaf adds.
  [/\u0640([\u064E-\u0651]*)\u06E7/gu, "\u064A$1"],
  [/\u0640\u06E8/gu, "\u0646"],
  [/\u0640/gu, ""],
  // The nasal, open and m-coloured forms of the tanwin.
  [/\u064E\u06E2|\u0657/gu, "\u064B"],
  [/\u064F\u06E2|\u065E/gu, "\u064C"],
  [/\u0650\u06ED|\u0656/gu, "\u064D"],
  [/(?<=\u0646)\u06E2/gu, ""],
  // The alif of the pronoun is read only before a pause; before hamzat al-wasl the mushaf leaves out its sign.
  [/(?<=(?:^| |[وف]\u064E)أَنَا)(?= \u0671)/gu, "\u06E0"],
  // 41:44 has an eased second hamza, 12:11 a rounding of the lips that is not heard.
  [/\u0627\u06EC/gu, "\u0621\u06EC\u064E"],
  [/(?<!\u0621)\u06EC/gu, ""],
];

/** The verse in the spelling that `unitsOf` reads. */
export function plainSpelling(verse: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), verse.replace(UNHEARD, ""));
}

const LETTER = /[\u0621-\u063A\u0641-\u064A\u0671\u06E5\u06E6]/u;
const isLetter = (sign: string) => LETTER.test(sign);

const SIGNS: Readonly<Record<string, Omit<Unit, "letter">>> = {
  ...Object.fromEntries(Object.entries(SHORT).map(([sign, vowel]) => [sign, { vowel }])),
  ...Object.fromEntries(
    Object.entries(TANWIN).map(([sign, vowel]) => [sign, { vowel, hasTanwin: true as const }]),
  ),
  "\u0651": { hasShadda: true },
  "\u06E1": { hasSukun: true },
  "\u0652": { isSilent: true },
  "\u06E0": { isPausal: true },
  "\u0670": { hasDagger: true },
  "\u0653": { hasMaddah: true },
  "\u06EC": { isEased: true },
};

/** The letters of a word in plain spelling; RangeError for a character that no rule reads. */
export function unitsOf(word: string): Unit[] {
  const units: Unit[] = [];
  for (const sign of word) {
    const last = units.pop();
    if (last) units.push(last);
    if (isLetter(sign)) units.push({ letter: sign });
    else if (last && SIGNS[sign]) units[units.length - 1] = { ...last, ...SIGNS[sign] };
    else throw new RangeError(`No rule reads ${JSON.stringify(sign)} in ${word}`);
  }
  return units;
}
