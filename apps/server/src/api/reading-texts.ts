import {
  EditionErratum,
  EditionKind,
  ListedEdition,
  WideErratum,
} from "@daily-quran/domain/edition";
import { Reading, ScheduleEntry, Surah, Verse } from "@daily-quran/domain/reading";
import { RemarkKind, VerseRemark } from "@daily-quran/domain/verse-remark";
import { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { described, type Described } from "./route/described.ts";

const DAY = "The day of the plan, 1 to 300.";

export const REMARK_FIELDS = {
  translationRemark: "What to know of the English translation; absent where there is nothing.",
  bengaliRemark: "What to know of the Bengali translation; absent where there is nothing.",
};

export const VERSE_FIELDS = {
  number: "The number of the verse in its surah; the same as `verseNumber`.",
  surahNumber: "The number of the surah.",
  verseNumber: "The number of the verse in its surah.",
  arabic: "The Arabic text (Uthmani, Hafs).",
  translation: "The English translation.",
  bengaliTranslation: "The Bengali translation.",
  ...REMARK_FIELDS,
  transliteration:
    "The Arabic in Latin letters, or as `pronunciation` asks. ` | ` is a stop that changes what is said.",
  tafseer: "The commentary, as plain text with line feeds; absent where there is none.",
  tafseerRange: "The verses that the commentary is on; absent where it is on this one alone.",
  "tafseerRange.from": "The first verse, in this surah; it may be before the day's reading.",
  "tafseerRange.to": "The last verse, in this surah; it may be after the day's reading.",
  tafseerRef: "The number of the verse that has the commentary on this one.",
};

export const SURAH_FIELDS = {
  number: "The number of the surah.",
  name: "The name in Latin letters; the same as `englishName`.",
  englishName: "The name in Latin letters.",
  englishMeaning: "What the name means in English.",
  bengaliMeaning: "What the name means in Bengali.",
  bengaliName: "The name in Bengali.",
  arabicName: "The name in Arabic.",
  basmala: "Whether the Basmala stands above verse 1 as a heading.",
  verses: "The verses in order.",
};

/** The schemas of the text. */
export const readingTexts: Readonly<Record<string, Described>> = {
  Verse: described(
    Verse,
    "A verse. A commentary on several verses stands with the first one that the day reads; the others refer to it.",
    VERSE_FIELDS,
  ),
  RemarkKind: described(
    RemarkKind,
    "`missing`: the translation lacks a part of the verse. `corrected`: a misprint that changed the sense was corrected here. `doubtful`: it differs from the sense of the Arabic.",
    {},
  ),
  VerseRemark: described(
    VerseRemark,
    "A remark to show with a verse's translation, as the pages do. Words in brackets are this product's own.",
    {
      kind: "What it is about; the gravest where it is about several things.",
      text: "The remark in both languages.",
      "text.en": "The remark in English.",
      "text.bn": "The remark in Bengali.",
    },
  ),
  Surah: described(Surah, "The part of a surah that a day reads.", SURAH_FIELDS),
  Reading: described(Reading, "The reading of a day, in the order of the mushaf.", {
    day: DAY,
    readingTitle: "The first and the last surah by name.",
    tafseerEdition: "The ID of the commentary's edition; absent where there is none.",
    surahs: "The surahs that the day reads, in order.",
  }),
  ScheduleEntry: described(ScheduleEntry, "A day of the plan.", {
    day: DAY,
    reading: "The exact verses, surah by surah.",
    readingTitle: "The first and the last surah by name.",
    verseCount: "How many verses the day reads.",
    minutes: "An estimate of the time to read them, from the number of words.",
    status: "Whether the day is before the current UTC day of the plan, is it, or is to come.",
  }),
  VocabularyWord: described(VocabularyWord, "A frequent word, with a verse in which it stands.", {
    id: "The word's own name; it never changes.",
    arabic: "The word in Arabic.",
    transliteration: "The word in Latin letters.",
    bengaliMeaning: "What it means in Bengali.",
    englishMeaning: "What it means in English.",
    count: "How often it stands in the Quran, in all reviewed forms.",
    verse: "The verse in Arabic.",
    wordNumber: "Which word of the verse it is, from 1, where the verse is split at spaces.",
    bengaliTranslation: "The verse in Bengali.",
    englishTranslation: "The verse in English.",
    ...REMARK_FIELDS,
    fullTransliteration: "The verse in Latin letters.",
    reference: "The verse as `surah:verse`.",
    day: "The day of the plan that reads the verse.",
    grammar: "What kind of word it is.",
    bengaliGrammar: "The same in Bengali.",
    root: "The root; absent where the word has none.",
  }),
  EditionKind: described(EditionKind, "What an edition holds.", {}),
  EditionErratum: described(EditionErratum, "Corrections for one reason.", {
    reason: "Why they were made.",
    verses: "The corrected verses as `surah:verse`, each once, in the order of the Quran.",
  }),
  WideErratum: described(WideErratum, "A correction of so many verses that they are counted.", {
    reason: "Why they were corrected.",
    source: "Where the correction is from.",
    verses: "How many verses it changed.",
  }),
  Edition: described(ListedEdition, "A text of the Quran, a translation or a commentary.", {
    id: "The ID by which a reading asks for it.",
    kind: "What it holds.",
    language: "Its language.",
    name: "Its name.",
    author: "Who wrote it.",
    source: "Where it is from.",
    licence: "The terms that it is under.",
    verses: "How many verses it holds.",
    missingVerses: "The verses that it lacks, as `surah:verse`.",
    incompleteVerses: "The verses of which its source lacks a part.",
    "incompleteVerses.verse": "The verse as `surah:verse`.",
    "incompleteVerses.reason": "Which part is missing.",
    remarkedVerses: "How many of its verses have a remark in readings; absent where none has.",
    errata: "Every corrected verse, by reason.",
    wideErrata: "Corrections of many verses; absent where there are none.",
    sha256: "The SHA-256 of its verses, each followed by a line feed.",
    builtIn: "Whether it comes with the product; the operator has installed the others.",
    isDefault: "Whether readings hold it.",
    isLanguageDefault: "Whether it is the first choice in its language.",
  }),
};
