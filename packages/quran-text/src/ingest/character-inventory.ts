import type { EditionId } from "./edition-sources.ts";

/** Parses code points and ranges in the Unicode charts' notation. */
function inventory(list: string): ReadonlySet<string> {
  const characters = list.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
  return new Set(characters);
}

/** The allowed characters of each edition, without digits and markup. */
export const CHARACTERS: Readonly<Record<EditionId, ReadonlySet<string>>> = {
  // Hamza to ya, tatweel, the vowel signs, dagger alif, wasla, and the signs of the Madani mushaf.
  "ar-uthmani": inventory(
    "0020 0621 0623-063A 0640-0657 065E 0670 0671 06D6-06D8 06DA-06DC 06DE 06E0-06E2 06E4-06E9 06EC 06ED",
  ),
  "en-saheeh": inventory("0020-0022 0027-0029 002C-002E 003A 003B 003F 0041-005B 005D 0061-007A"),
  "bn-muhiuddin": inventory(
    "0020-0022 0027-0029 002C 002D 003B 003F 0964 0981-0983 0985-098B 098F 0990 0993-09A8 09AA-09B0 09B2 09B6-09B9 09BC 09BE-09C3 09C7 09C8 09CB-09CE 09D7 09DC 09DD 09DF 2018 2019",
  ),
  // Small letters, the hyphen after an article, the bar at a stop, long vowels, dotted letters, ʹ, ʾ and ʿ.
  "en-letters": inventory(
    "0020 002D 0061 0062 0064-006E 0071-0075 0077 0079 007A 007C 0101 0113 012B 016B 02B9 02BE 02BF 1E0D 1E25 1E63 1E6D 1E93",
  ),
  // The same, and the vowels that are drawn out.
  "en-recited": inventory(
    "0020 002D 0061-0062 0064 0066-006E 0071-0075 0077 0079-007A 007C 00E2 00EE 00FB 0101 0113 012B 016B 02B9 02BE-02BF 1E0D 1E25 1E63 1E6D 1E93",
  ),
  // Letters and vowel signs, the hyphen and ~ of long vowels, the bar at a stop, ‘ and ’.
  "bn-letters": inventory(
    "0020 002D 007C 007E 0981 0986-098A 0993 0995-0997 099B-099C 09A4 09A6 09A8 09AB-09AC 09AE-09B0 09B2 09B6 09B8-09B9 09BE-09C2 09C7 09CD 09DF 2018-2019",
  ),
  "en-transliteration": inventory("0020 0041-005A 0061-007A"),
  // The joiner that orders marks, letters, vowel signs, and the pause, sajdah and ruku signs of the print.
  "ar-indopak": inventory(
    "0020 034F 0614-0615 0617 0621 0627-063A 0640-0657 0670 06D6 06D8-06DC 06DF 06E2 06E6 06E8 06ED 089C 08D5-08D7 08D9 08DB 08DD-08DF 08E2",
  ),
};

/** Characters allowed in one verse only. */
export const RARE_CHARACTERS: readonly {
  readonly edition: EditionId;
  readonly character: string;
  readonly verse: string;
  readonly why: string;
}[] = [
  {
    edition: "ar-uthmani",
    character: "\u2009",
    verse: "2:72",
    why: "a thin space inside a word, which carries the hamza",
  },
  {
    edition: "ar-uthmani",
    character: "\u065C",
    verse: "11:41",
    why: "the dot below that marks the imala",
  },
];

/** A character as the Unicode tables name it: `U+2009`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
