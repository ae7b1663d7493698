import { expect, test } from "vitest";
import { CORPUS, READINGS } from "../test/real-quran.ts";
import { buildDayQuiz } from "./build-day-quiz.ts";
import type { Language } from "./language.ts";
import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";

function quizIn(language: Language) {
  const reading = READINGS[100];
  if (!reading) throw new Error("The plan has a day 101");
  return buildDayQuiz({ cycleId: 1, reading, corpus: CORPUS, language, points: DEFAULT_POINTS });
}

test("asks day 101 of cycle 1, in English", () => {
  expect(quizIn("en")).toMatchInlineSnapshot(`
    [
      {
        "cites": {
          "surahNumber": 9,
          "verseNumber": 105,
        },
        "correctAnswer": 2,
        "explanation": "At-Tawbah 9:105 ends with “كُنتُمۡ تَعۡمَلُونَ”.",
        "id": "101-reading",
        "options": [
          "وَهُمۡ كَٰرِهُونَ",
          "عِبَادَتِكُمۡ لَغَٰفِلِينَ",
          "كُنتُمۡ تَعۡمَلُونَ",
          "هُمۡ يَذَّكَّرُونَ",
        ],
        "points": 1,
        "question": "With which words does this verse end?",
        "shape": "verse-ending",
        "type": "reading",
        "verse": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا ____",
      },
      {
        "cites": {
          "surahNumber": 9,
          "verseNumber": 106,
        },
        "correctAnswer": 3,
        "explanation": "This is the meaning of At-Tawbah 9:106; the others are of 9:93, 9:98 and 10:13, outside this reading.",
        "id": "101-translation",
        "options": [
          "The cause [for blame] is only upon those who ask permission of you while they are rich. …",
          "And among the bedouins are some who consider what they spend as a loss and await for you turns of misfortune. Upon them will be a misfortune of evil. …",
          "And We had already destroyed generations before you when they wronged, and their messengers had come to them with clear proofs …",
          "And [there are] others deferred until the command of Allah - whether He will punish them or whether He will forgive them. …",
        ],
        "points": 2,
        "question": "Which of these is the meaning of a verse in this day's reading?",
        "shape": "meaning-in-reading",
        "type": "translation",
      },
      {
        "cites": {
          "surahNumber": 9,
          "verseNumber": 100,
        },
        "correctAnswer": 1,
        "explanation": "Ali 'Imran, like the surah of At-Tawbah 9:100, was revealed after the Hijrah; the others before it.",
        "id": "101-tafseer",
        "options": [
          "Al-An'am",
          "Ali 'Imran",
          "Al-Hijr",
          "Al-Isra",
        ],
        "points": 3,
        "question": "The surah At-Tawbah is Madinan, revealed after the Hijrah. Which of these is Madinan too?",
        "shape": "revelation-place",
        "type": "tafseer",
      },
    ]
  `);
});

test("asks day 101 of cycle 1, in Bengali", () => {
  expect(quizIn("bn")).toMatchInlineSnapshot(`
    [
      {
        "cites": {
          "surahNumber": 9,
          "verseNumber": 105,
        },
        "correctAnswer": 2,
        "explanation": "আত-তাওবা ৯:১০৫ শেষ হয়েছে “كُنتُمۡ تَعۡمَلُونَ” দিয়ে।",
        "id": "101-reading",
        "options": [
          "وَهُمۡ كَٰرِهُونَ",
          "عِبَادَتِكُمۡ لَغَٰفِلِينَ",
          "كُنتُمۡ تَعۡمَلُونَ",
          "هُمۡ يَذَّكَّرُونَ",
        ],
        "points": 1,
        "question": "এই আয়াতটি কোন শব্দগুলো দিয়ে শেষ হয়েছে?",
        "shape": "verse-ending",
        "type": "reading",
        "verse": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا ____",
      },
      {
        "cites": {
          "surahNumber": 9,
          "verseNumber": 106,
        },
        "correctAnswer": 3,
        "explanation": "এটি আত-তাওবা ৯:১০৬ আয়াতের অর্থ; অন্যগুলো ৯:৯৩, ৯:৯৮ ও ১০:১৩ আয়াতের, যা এই পাঠের বাইরে।",
        "id": "101-translation",
        "options": [
          "অভিযোগের পথ তো তাদের ব্যাপারে রয়েছে, যারা তোমার নিকট অব্যাহতি কামনা করে অথচ তারা সম্পদশালী। …",
          "আবার কোন কোন বেদুইন এমন ও রয়েছে যারা নিজেদের ব্যয় করাকে জরিমানা। বলে গন্য করে এবং তোমার উপর কোন দুর্দিন আসে কিনা সে অপেক্ষায় থাকে। …",
          "অবশ্য তোমাদের পূর্বে বহু দলকে ধ্বংস করে দিয়েছি, তখন তারা জালেম হয়ে গেছে। অথচ রসূল তাদের কাছেও এসব বিষয়ের প্রকৃষ্ট নির্দেশ নিয়ে এসেছিলেন। …",
          "আবার অনেক লোক রয়েছে যাদের কাজকর্ম আল্লাহর নির্দেশের উপর স্থগিত রয়েছে; তিনি হয় তাদের আযাব দেবেন না হয় তাদের ক্ষমা করে দেবেন। …",
        ],
        "points": 2,
        "question": "নিচের কোনটি এই দিনের পাঠের একটি আয়াতের অর্থ?",
        "shape": "meaning-in-reading",
        "type": "translation",
      },
      {
        "cites": {
          "surahNumber": 9,
          "verseNumber": 100,
        },
        "correctAnswer": 1,
        "explanation": "আত-তাওবা ৯:১০০ আয়াতের সূরার মতো আলে ইমরান-ও হিজরতের পরে নাযিল হয়েছে; অন্যগুলো আগে।",
        "id": "101-tafseer",
        "options": [
          "আল-আনআম",
          "আলে ইমরান",
          "আল-হিজর",
          "আল-ইসরা",
        ],
        "points": 3,
        "question": "আত-তাওবা মাদানি সূরা (হিজরতের পরে নাযিল)। নিচের কোন সূরাটিও মাদানি?",
        "shape": "revelation-place",
        "type": "tafseer",
      },
    ]
  `);
});
