/** The list of editions on About. */
export const sources = {
  list: "The list of sources",
  loading: "Loading sources…",
  failed: "The list of sources could not be loaded.",
  origin:
    "{language, select, ar {Arabic} en {English} bn {Bengali} other {{language}}} {kind, select, arabic {text from} translation {translation by} transliteration {transliteration by} other {tafseer by}} {author}. <source>{host}</source>",
  verses: "{verses, number} of {all, number} verses.",
  isDefault: "Readings show it by default.",
  wideErrata: "{verses, number} verses corrected alike",
  copy: "The copy they are taken from",
  errata: "{count, plural, one {# correction} other {# corrections}} made here",
  remarked:
    "{count, plural, one {# verse has a remark under its} other {# verses have a remark under their}} translation: a part is missing, a misprint was corrected, or the sense is in doubt.",
  missing: "{count, plural, one {# verse} other {# verses}} missing",
  timings:
    "When each word of Mishari Alafasy’s recitation sounds: <source>cpfair/quran-align</source>, of 2016, <licence>CC BY 4.0</licence>, in hundredths of a second.",
  noTafseer: "No tafseer is installed on this site yet.",
  notInEdition: "Not in this edition.",
} as const;
