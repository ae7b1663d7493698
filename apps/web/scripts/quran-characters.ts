const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Characters drawn with another character's glyph. The text follows the King Fahd Complex's encoding, which
 * gives some characters another meaning; other fonts would draw the wrong marks.
 */
export const QURAN_DRAWN_AS: ReadonlyMap<number, number> = new Map([
  [0x0656, 0x08f2], // sequential kasratan, not a subscript alef
  [0x0657, 0x08f0], // sequential fathatan, not an inverted damma
  [0x065e, 0x08f1], // sequential dammatan, not a fatha with two dots
  [0x064a, 0x06cc], // yeh: at the end of a word without its dots, as in the mushaf
  [0x065c, 0x06ea], // the hollow diamond under 11:41, not a full dot
  [0x06e4, 0x00a0], // nothing: the line over the words of a prostration, which a style sheet draws
  [0x2009, 0x0020], // the thin space within a word of 2:72
]);

/**
 * Every character that the Quran font must draw: letters, marks, signs, the end-of-verse ornament and its
 * digits.
 */
export const QURAN_CHARACTERS: readonly number[] = [
  0x20,
  ...range(0x621, 0x63a),
  ...range(0x640, 0x657),
  0x65c,
  0x65e,
  ...range(0x660, 0x669),
  0x670,
  0x671,
  ...range(0x6d6, 0x6ed),
  0x200d,
  0x2009,
];
