import type { Edition, EditionKind } from "@daily-quran/domain/edition";
import type { ReaderLanguage } from "@daily-quran/quran/languages";

/** A text of quran-json, or made of one, or a printed mushaf: author, licence, and the hash of its reviewed wording. */
export interface EditionSource {
  readonly id:
    | "ar-uthmani"
    | "en-saheeh"
    | "bn-muhiuddin"
    | "en-letters"
    | "en-recited"
    | "bn-letters"
    | "en-transliteration"
    | "ar-indopak";
  readonly kind: EditionKind;
  readonly language: Edition["language"];
  readonly name: string;
  readonly author: string;
  readonly source: string;
  readonly licence: string;
  readonly file:
    | "quran.json"
    | "quran_en.json"
    | "quran_bn.json"
    | "quran_transliteration.json"
    | "pages.txt";
  readonly field: "text" | "translation" | "transliteration";
  /** Of the verses in order after the errata, each followed by a line feed, as UTF-8. */
  readonly sha256: string;
}

/** The texts of every reading in the order of its fields, and other pronunciations to choose. */
export const EDITION_SOURCES = {
  arabic: {
    id: "ar-uthmani",
    kind: "arabic",
    language: "ar",
    name: "Quran, Uthmani script (Hafs)",
    author: "The Noble Qur'an Encyclopedia (QuranEnc)",
    source: "https://quranenc.com/en/home",
    licence:
      "The Quran's own text, unaltered, as published by QuranEnc; packaged by quran-json 3.1.2 (CC BY-SA 4.0).",
    file: "quran.json",
    field: "text",
    sha256: "05905855a83f5d9bd0f88945f04467774a2c9f4fcd10dd3e3bb56299ef4bfda5",
  },
  en: {
    id: "en-saheeh",
    kind: "translation",
    language: "en",
    name: "Saheeh International",
    author: "Umm Muhammad (Saheeh International)",
    source: "https://tanzil.net/trans/en.sahih",
    licence:
      "Copyright of its translators. Through Tanzil for non-commercial use only; not freely redistributable in every setting.",
    file: "quran_en.json",
    field: "translation",
    sha256: "25e0d6d98e767c5daf30b6a0556d699a44b25fc40894d06db523364e6fb6c1db",
  },
  bn: {
    id: "bn-muhiuddin",
    kind: "translation",
    language: "bn",
    name: "মাওলানা মুহিউদ্দীন খান",
    author: "Muhiuddin Khan",
    source: "https://tanzil.net/trans/bn.bengali",
    licence: "Copyright of its translator. Through Tanzil for non-commercial use only.",
    file: "quran_bn.json",
    field: "translation",
    sha256: "cb48f30e0f4a2209eeac6a8631fd2766b7c5d56d1257df31a43d93210a128b7b",
  },
  transliteration: {
    id: "en-letters",
    kind: "transliteration",
    language: "en",
    name: "Scholarly, with ʿ, ā and ḥ",
    author: "Daily Quran Reading, by rules from the Arabic text",
    source: "https://quranenc.com/en/home",
    licence: "Made here letter by letter from the Uthmani text; free to use under the MIT licence.",
    file: "quran.json",
    field: "text",
    sha256: "8fdd872672180d537c2e06a0e05369d1361b531afddb691363e3f62bd9bc2e46",
  },
  recited: {
    id: "en-recited",
    kind: "transliteration",
    language: "en",
    name: "As recited, in Latin letters",
    author: "Daily Quran Reading, by rules from the Arabic text",
    source: "https://quranenc.com/en/home",
    licence: "Made here letter by letter from the Uthmani text; free to use under the MIT licence.",
    file: "quran.json",
    field: "text",
    sha256: "d2ee5f63190744294cbd713030339b1a20d5803623946bf61fb9abd6a4326877",
  },
  bengaliLetters: {
    id: "bn-letters",
    kind: "transliteration",
    language: "bn",
    name: "উচ্চারণ, বাংলা হরফে",
    author: "Daily Quran Reading, by rules from the Arabic text",
    source: "https://quranenc.com/en/home",
    licence: "Made here letter by letter from the Uthmani text; free to use under the MIT licence.",
    file: "quran.json",
    field: "text",
    sha256: "8ed0d8d7ad98784b4f708e3406599fde822cca0beb926c04e5c8c4e8be013887",
  },
  plainTransliteration: {
    id: "en-transliteration",
    kind: "transliteration",
    language: "en",
    name: "English transliteration",
    author: "Tanzil Project",
    source: "https://tanzil.net/trans/en.transliteration",
    licence: "Through Tanzil for non-commercial use only.",
    file: "quran_transliteration.json",
    field: "transliteration",
    sha256: "673e85626b4f95b4a37f8b1d4d6c5b003a5adba9f944e0c9ec32f733c22fffac",
  },
  indoPak: {
    id: "ar-indopak",
    kind: "arabic",
    language: "ar",
    name: "Quran, Indo-Pak script (Hafs)",
    author: "DigitalKhatt, after the printed Indo-Pak mushaf of 610 pages with 15 lines",
    source: "https://github.com/DigitalKhatt/digitalkhatt-js",
    licence:
      "Typed by DigitalKhatt (MIT licence) from a printed mushaf, whose publisher it does not name.",
    file: "pages.txt",
    field: "text",
    sha256: "71a3a06e294ecd19a1f30f8a85947ef400e5cf3dbc9375297ea4cbccfdb153bd",
  },
} as const satisfies Record<ReaderLanguage, EditionSource> & Record<string, EditionSource>;

/** The names of the texts in readings. */
export type EditionRole = keyof typeof EDITION_SOURCES;
export type EditionId = EditionSource["id"];
