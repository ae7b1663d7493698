const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";

/** The ornament at the end of a verse, which the Quran font draws around its number. */
export const verseSign = (number: number): string =>
  `\u06dd${String(number).replace(/\d/g, (digit) => ARABIC_DIGITS[+digit] ?? digit)}`;
