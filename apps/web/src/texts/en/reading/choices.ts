/** The choice of a style, translations and commentaries, which few need: loaded when the panel is seen. */
export const choices = {
  script: "Arabic script",
  whichScript: "Which script do you read?",
  uthmani: "Uthmani",
  indopak: "Indo-Pak",
  pronunciationStyle: "Style of pronunciation",
  scholarly: "Scholarly",
  latin: "As recited",
  bengali: "Bengali",
  oneTafseer:
    "Tafseer: {name}, {author} ({language, select, ar {Arabic} en {English} bn {Bengali} other {{language}}})",
  tafseerBy: "Tafseer by",
  openAllTafseers: "Open all tafseer",
  "by.en": "English translation by",
  "by.bn": "Bengali translation by",
  language: "{language, select, ar {Arabic} en {English} bn {Bengali} other {{language}}}",
  default: "{name} (default)",
  listFailed: "The list of texts could not be loaded.",
} as const;
