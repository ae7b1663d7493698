import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";
import { expect, test } from "vitest";
import { SOURCES } from "../../test/real-quran.ts";
import { buildDayQuiz } from "./build-day-quiz.ts";
import type { Language } from "../language.ts";

function quizIn(language: Language) {
  return buildDayQuiz({ ...SOURCES, cycleId: 1, day: 101, language, points: DEFAULT_POINTS });
}

// A change of the questions must raise GENERATOR_VERSION.
test("asks day 101 of cycle 1, in English", () => {
  expect(quizIn("en")).toMatchInlineSnapshot(`
    [
      {
        "cites": {
          "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "day": 101,
          "reference": "At-Tawbah 9:105",
          "surahNumber": 9,
          "translation": "And say, "Do [as you will], for Allah will see your deeds, and [so, will] His Messenger and the believers. And you will be returned to the Knower of the unseen and the witnessed, and He will inform you of what you used to do."",
          "verseNumber": 105,
        },
        "correctAnswer": 2,
        "explanation": "In this day's reading they come as 1, 2, 3: At-Tawbah 9:105, 9:106 and 9:108.",
        "id": "101-reading",
        "kind": "order-of-verses",
        "options": [
          "2, 1, 3",
          "3, 2, 1",
          "1, 2, 3",
          "2, 3, 1",
        ],
        "passages": [
          {
            "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
            "text": "And say, "Do [as you will], for Allah will see your deeds, and [so, will] His Messenger and the believers. And you will be returned to the Knower of the unseen and the witnessed, and He will inform you of what you used to do."",
          },
          {
            "arabic": "وَءَاخَرُونَ مُرۡجَوۡنَ لِأَمۡرِ ٱللَّهِ إِمَّا يُعَذِّبُهُمۡ وَإِمَّا يَتُوبُ عَلَيۡهِمۡۗ وَٱللَّهُ عَلِيمٌ حَكِيمٞ",
            "text": "And [there are] others deferred until the command of Allah - whether He will punish them or whether He will forgive them. And Allah is Knowing and Wise.",
          },
          {
            "arabic": "لَا تَقُمۡ فِيهِ أَبَدٗاۚ لَّمَسۡجِدٌ أُسِّسَ عَلَى ٱلتَّقۡوَىٰ مِنۡ أَوَّلِ يَوۡمٍ أَحَقُّ أَن تَقُومَ فِيهِۚ فِيهِ رِجَالٞ يُحِبُّونَ أَن يَتَطَهَّرُواْۚ وَٱللَّهُ يُحِبُّ ٱلۡمُطَّهِّرِينَ",
            "text": "Do not stand [for prayer] within it - ever. A mosque founded on righteousness from the first day is more worthy for you to stand in. Within it are men who love to purify themselves; and Allah loves those who purify themselves.",
          },
        ],
        "points": 1,
        "question": "In which order do these three verses come in this day's reading?",
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "day": 102,
          "reference": "At-Tawbah 9:114",
          "surahNumber": 9,
          "translation": "And the request of forgiveness of Abraham for his father was only because of a promise he had made to him. But when it became apparent to Abraham that his father was an enemy to Allah, he disassociated himself from him. Indeed was Abraham compassionate and patient.",
          "verseNumber": 114,
        },
        "correctAnswer": 3,
        "explanation": "This is the meaning of At-Tawbah 9:114, outside this day's reading. The others are of 9:106, 9:110 and 9:108, which are in it.",
        "id": "101-translation",
        "kind": "meaning-outside-reading",
        "options": [
          "And [there are] others deferred until the command of Allah - whether He will punish them or whether He will forgive them. And Allah is Knowing and Wise.",
          "Their building which they built will not cease to be a [cause of] skepticism in their hearts until their hearts are stopped. And Allah is Knowing and Wise.",
          "Do not stand [for prayer] within it - ever. A mosque founded on righteousness from the first day is more worthy for you to stand in. Within it are men who love to purify themselves; and Allah loves those who purify themselves.",
          "And the request of forgiveness of Abraham for his father was only because of a promise he had made to him. But when it became apparent to Abraham that his father was an enemy to Allah, he disassociated himself from him. Indeed was Abraham compassionate and patient.",
        ],
        "passages": [],
        "points": 2,
        "question": "Which of these is not the meaning of a verse in this day's reading?",
        "references": [
          "At-Tawbah 9:106",
          "At-Tawbah 9:110",
          "At-Tawbah 9:108",
          "At-Tawbah 9:114",
        ],
        "type": "translation",
      },
      {
        "cites": {
          "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "day": 101,
          "reference": "At-Tawbah 9:105",
          "surahNumber": 9,
          "translation": "And say, "Do [as you will], for Allah will see your deeds, and [so, will] His Messenger and the believers. And you will be returned to the Knower of the unseen and the witnessed, and He will inform you of what you used to do."",
          "verseNumber": 105,
        },
        "correctAnswer": 1,
        "explanation": "At-Tawbah 9:105 has the word. 9:101, 9:106 and 9:109 do not have it in any form.",
        "id": "101-tafseer",
        "kind": "word-in-verse",
        "options": [
          "At-Tawbah 9:101",
          "At-Tawbah 9:105",
          "At-Tawbah 9:106",
          "At-Tawbah 9:109",
        ],
        "passages": [
          {
            "arabic": "رَسُول",
          },
        ],
        "points": 3,
        "question": "Which of these verses has this word, “messenger”, in any of its forms?",
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
          "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "day": 101,
          "reference": "সূরা আত-তাওবা ৯:১০৫",
          "surahNumber": 9,
          "translation": "আর তুমি বলে দাও, তোমরা আমল করে যাও, তার পরবর্তীতে আল্লাহ দেখবেন তোমাদের কাজ এবং দেখবেন রসূল ও মুসলমানগণ। তাছাড়া তোমরা শীঘ্রই প্রত্যাবর্তিত হবে তাঁর সান্নিধ্যে যিনি গোপন ও প্রকাশ্য বিষয়ে অবগত। তারপর তিনি জানিয়ে দেবেন তোমাদেরকে যা করতে।",
          "verseNumber": 105,
        },
        "correctAnswer": 2,
        "explanation": "এই দিনের পাঠে এগুলোর ক্রম ১, ২, ৩: সূরা আত-তাওবা ৯:১০৫, ৯:১০৬ ও ৯:১০৮।",
        "id": "101-reading",
        "kind": "order-of-verses",
        "options": [
          "২, ১, ৩",
          "৩, ২, ১",
          "১, ২, ৩",
          "২, ৩, ১",
        ],
        "passages": [
          {
            "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
            "text": "আর তুমি বলে দাও, তোমরা আমল করে যাও, তার পরবর্তীতে আল্লাহ দেখবেন তোমাদের কাজ এবং দেখবেন রসূল ও মুসলমানগণ। তাছাড়া তোমরা শীঘ্রই প্রত্যাবর্তিত হবে তাঁর সান্নিধ্যে যিনি গোপন ও প্রকাশ্য বিষয়ে অবগত। তারপর তিনি জানিয়ে দেবেন তোমাদেরকে যা করতে।",
          },
          {
            "arabic": "وَءَاخَرُونَ مُرۡجَوۡنَ لِأَمۡرِ ٱللَّهِ إِمَّا يُعَذِّبُهُمۡ وَإِمَّا يَتُوبُ عَلَيۡهِمۡۗ وَٱللَّهُ عَلِيمٌ حَكِيمٞ",
            "text": "আবার অনেক লোক রয়েছে যাদের কাজকর্ম আল্লাহর নির্দেশের উপর স্থগিত রয়েছে; তিনি হয় তাদের আযাব দেবেন না হয় তাদের ক্ষমা করে দেবেন। বস্তুতঃ আল্লাহ সব কিছুই জ্ঞাত, বিজ্ঞতাসম্পন্ন।",
          },
          {
            "arabic": "لَا تَقُمۡ فِيهِ أَبَدٗاۚ لَّمَسۡجِدٌ أُسِّسَ عَلَى ٱلتَّقۡوَىٰ مِنۡ أَوَّلِ يَوۡمٍ أَحَقُّ أَن تَقُومَ فِيهِۚ فِيهِ رِجَالٞ يُحِبُّونَ أَن يَتَطَهَّرُواْۚ وَٱللَّهُ يُحِبُّ ٱلۡمُطَّهِّرِينَ",
            "text": "তুমি কখনো সেখানে দাঁড়াবে না, তবে যে মসজিদের ভিত্তি রাখা হয়েছে তাকওয়ার উপর প্রথম দিন থেকে, সেটিই তোমার দাঁড়াবার যোগ্য স্থান। সেখানে রয়েছে এমন লোক, যারা পবিত্রতাকে ভালবাসে। আর আল্লাহ পবিত্র লোকদের ভালবাসেন।",
          },
        ],
        "points": 1,
        "question": "এই দিনের পাঠে এই তিনটি আয়াত কোন ক্রমে এসেছে?",
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "day": 102,
          "reference": "সূরা আত-তাওবা ৯:১১৪",
          "surahNumber": 9,
          "translation": "আর ইব্রাহীম কর্তৃক স্বীয় পিতার মাগফেরাত কামনা ছিল কেবল সেই প্রতিশ্রুতির কারণে, যা তিনি তার সাথে করেছিলেন। অতঃপর যখন তাঁর কাছে একথা প্রকাশ পেল যে, সে আল্লাহর শত্রু তখন তার সাথে সম্পর্ক ছিন্ন করে নিলেন। নিঃসন্দেহে ইব্রাহীম ছিলেন বড় কোমল হৃদয়, সহনশীল।",
          "verseNumber": 114,
        },
        "correctAnswer": 3,
        "explanation": "এটি সূরা আত-তাওবা ৯:১১৪-এর অর্থ, যা এই দিনের পাঠের বাইরে। অন্যগুলো ৯:১০৬, ৯:১১০ ও ৯:১০৮-এর অর্থ; সেগুলো এই পাঠে আছে।",
        "id": "101-translation",
        "kind": "meaning-outside-reading",
        "options": [
          "আবার অনেক লোক রয়েছে যাদের কাজকর্ম আল্লাহর নির্দেশের উপর স্থগিত রয়েছে; তিনি হয় তাদের আযাব দেবেন না হয় তাদের ক্ষমা করে দেবেন। বস্তুতঃ আল্লাহ সব কিছুই জ্ঞাত, বিজ্ঞতাসম্পন্ন।",
          "তাদের নির্মিত গৃহটি তাদের অন্তরে সদা সন্দেহের উদ্রেক করে যাবে যে পর্যন্ত না তাদের অন্তরগুলো চৌচির হয়ে যায়। আর আল্লাহ সর্বজ্ঞ প্রজ্ঞাময়।",
          "তুমি কখনো সেখানে দাঁড়াবে না, তবে যে মসজিদের ভিত্তি রাখা হয়েছে তাকওয়ার উপর প্রথম দিন থেকে, সেটিই তোমার দাঁড়াবার যোগ্য স্থান। সেখানে রয়েছে এমন লোক, যারা পবিত্রতাকে ভালবাসে। আর আল্লাহ পবিত্র লোকদের ভালবাসেন।",
          "আর ইব্রাহীম কর্তৃক স্বীয় পিতার মাগফেরাত কামনা ছিল কেবল সেই প্রতিশ্রুতির কারণে, যা তিনি তার সাথে করেছিলেন। অতঃপর যখন তাঁর কাছে একথা প্রকাশ পেল যে, সে আল্লাহর শত্রু তখন তার সাথে সম্পর্ক ছিন্ন করে নিলেন। নিঃসন্দেহে ইব্রাহীম ছিলেন বড় কোমল হৃদয়, সহনশীল।",
        ],
        "passages": [],
        "points": 2,
        "question": "নিচের কোনটি এই দিনের পাঠের কোনো আয়াতের অর্থ নয়?",
        "references": [
          "সূরা আত-তাওবা ৯:১০৬",
          "সূরা আত-তাওবা ৯:১১০",
          "সূরা আত-তাওবা ৯:১০৮",
          "সূরা আত-তাওবা ৯:১১৪",
        ],
        "type": "translation",
      },
      {
        "cites": {
          "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "day": 101,
          "reference": "সূরা আত-তাওবা ৯:১০৫",
          "surahNumber": 9,
          "translation": "আর তুমি বলে দাও, তোমরা আমল করে যাও, তার পরবর্তীতে আল্লাহ দেখবেন তোমাদের কাজ এবং দেখবেন রসূল ও মুসলমানগণ। তাছাড়া তোমরা শীঘ্রই প্রত্যাবর্তিত হবে তাঁর সান্নিধ্যে যিনি গোপন ও প্রকাশ্য বিষয়ে অবগত। তারপর তিনি জানিয়ে দেবেন তোমাদেরকে যা করতে।",
          "verseNumber": 105,
        },
        "correctAnswer": 1,
        "explanation": "শব্দটি সূরা আত-তাওবা ৯:১০৫-এ আছে। ৯:১০১, ৯:১০৬ ও ৯:১০৯-এ এটি কোনো রূপেই নেই।",
        "id": "101-tafseer",
        "kind": "word-in-verse",
        "options": [
          "সূরা আত-তাওবা ৯:১০১",
          "সূরা আত-তাওবা ৯:১০৫",
          "সূরা আত-তাওবা ৯:১০৬",
          "সূরা আত-তাওবা ৯:১০৯",
        ],
        "passages": [
          {
            "arabic": "رَسُول",
          },
        ],
        "points": 3,
        "question": "নিচের কোন আয়াতে এই শব্দটি (অর্থ: “রাসূল, বার্তাবাহক”) কোনো না কোনো রূপে আছে?",
        "type": "tafseer",
      },
    ]
  `);
});
