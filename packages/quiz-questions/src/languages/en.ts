import { READ_SENTENCES } from "./en-read-sentences.ts";
import { RULES } from "./en-rules.ts";
import type { QuizLanguage, QuizTexts } from "./quiz-language.ts";

const TEXTS: QuizTexts = {
  digits: "0123456789",
  and: "and",
  reference: "{name} {numbers}",
  ofSurah: (name) => name,
  numberedVerse: "verse {number} of Surah {ofSurah}",
  range: "{from} to {to}",
  bothOf: "Both from {first}",
  eachOf: "The first from {first}, the second from {second}",
  questions: {
    "next-verse": "Which verse comes right after this one?",
    "previous-verse": "Which verse comes right before this one?",
    "first-verse": "With which of these verses does this day's reading begin?",
    "last-verse": "With which of these verses does this day's reading end?",
    "verse-in-reading": "Which of these verses is in this day's reading?",
    "verse-outside-reading": "Which of these verses is not in this day's reading?",
    "earliest-verse": "Which of these verses comes first in this day's reading?",
    "order-of-verses":
      "In which order do these four verses come in this day's reading, from first to last?",
    "which-surah": "Which surah is each of these two verses from?",
    "place-in-reading": "In which part of this day's reading is this verse?",
    "meaning-of-verse": "What is the meaning of {verse}?",
    "verse-of-meaning": "Which verse has this meaning?",
    "meaning-in-reading": "Which of these is the meaning of a verse in this day's reading?",
    "meaning-outside-reading":
      "Which of these is not the meaning of a verse in this day's reading?",
    "earliest-meaning": "Which of these meanings comes first in this day's reading?",
    "order-of-meanings":
      "In which order do these four meanings come in this day's reading, from first to last?",
    "verse-of-commentary": "On which of these verses does the commentary say this?",
    "commentary-in-reading":
      "Which of these sentences is from the commentary on this day's reading?",
  },
  explanations: {
    "next-verse": "{cited} comes right after {shown}. The other three are {others}.",
    "previous-verse": "{cited} comes right before {shown}. The other three are {others}.",
    "first-verse":
      "This day's reading begins with {cited}. The other three, {others}, come later in it.",
    "last-verse":
      "This day's reading ends with {cited}. The other three, {others}, come earlier in it.",
    "verse-in-reading":
      "This is {cited}. The other three are {others}, outside this day's reading.",
    "verse-outside-reading":
      "This is {cited}, outside this day's reading. The other three, {others}, are in it.",
    "earliest-verse": "{cited} comes before {others}.",
    "order-of-verses": "From first to last they are {order}: {cited}.",
    "which-surah": "In this order they are {cited}.",
    "place-in-reading": "This verse is {cited}, so it is in the part {range}.",
    "meaning-of-verse":
      "This is the meaning of {cited}. The other three are the meanings of {others}.",
    "verse-of-meaning": "This is the meaning of {cited}; the other verses say something else.",
    "meaning-in-reading":
      "This is the meaning of {cited}. The other three are the meanings of {others}, outside this day's reading.",
    "meaning-outside-reading":
      "This is the meaning of {cited}, outside this day's reading. The other three are the meanings of {others}, which are in it.",
    "earliest-meaning": "{cited} comes before {others}.",
    "order-of-meanings": "From first to last they are {order}: {cited}.",
    "verse-of-commentary": "The commentary says this on {cited}, and not on the other verses.",
    "commentary-in-reading":
      "The commentary says this on {cited}. The other three are from the commentary on {others}, outside this day's reading.",
  },
};

/** English in the quiz. */
export const EN: QuizLanguage = { texts: TEXTS, ...RULES, readSentences: READ_SENTENCES };
