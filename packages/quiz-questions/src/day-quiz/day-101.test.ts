import { DEFAULT_POINTS } from "@daily-quran/quiz-scoring/points";
import { expect, test } from "vitest";
import { SOURCES } from "../../test/real-quran.ts";
import { buildDayQuiz } from "./build-day-quiz.ts";
import type { Language } from "../language.ts";

function quizIn(language: Language) {
  return buildDayQuiz({ ...SOURCES, cycleId: 1, day: 101, points: DEFAULT_POINTS })[language];
}

// A change of the questions must raise GENERATOR_VERSION.
test("asks day 101 of cycle 1, in English", () => {
  expect(quizIn("en")).toMatchInlineSnapshot(`
    [
      {
        "cites": {
          "arabic": "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "day": 102,
          "reference": "At-Tawbah 9:114",
          "surahNumber": 9,
          "translation": "And the request of forgiveness of Abraham for his father was only because of a promise he had made to him. But when it became apparent to Abraham that his father was an enemy to Allah, he disassociated himself from him. Indeed was Abraham compassionate and patient.",
          "verseNumber": 114,
        },
        "correctAnswer": 1,
        "explanation": "This is At-Tawbah 9:114, outside this day's reading. The other three, 9:107, 9:105 and 9:102, are in it.",
        "id": "101-reading",
        "kind": "verse-outside-reading",
        "options": [
          "وَٱلَّذِينَ ٱتَّخَذُواْ مَسۡجِدٗا ضِرَارٗا وَكُفۡرٗا وَتَفۡرِيقَۢا بَيۡنَ ٱلۡمُؤۡمِنِينَ وَإِرۡصَادٗا لِّمَنۡ حَارَبَ ٱللَّهَ وَرَسُولَهُۥ مِن قَبۡلُۚ وَلَيَحۡلِفُنَّ إِنۡ أَرَدۡنَآ إِلَّا ٱلۡحُسۡنَىٰۖ وَٱللَّهُ يَشۡهَدُ إِنَّهُمۡ لَكَٰذِبُونَ",
          "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "وَءَاخَرُونَ ٱعۡتَرَفُواْ بِذُنُوبِهِمۡ خَلَطُواْ عَمَلٗا صَٰلِحٗا وَءَاخَرَ سَيِّئًا عَسَى ٱللَّهُ أَن يَتُوبَ عَلَيۡهِمۡۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٌ",
        ],
        "passages": [],
        "points": 1,
        "question": "Which of these verses is not in this day's reading?",
        "references": [
          "At-Tawbah 9:107",
          "At-Tawbah 9:114",
          "At-Tawbah 9:105",
          "At-Tawbah 9:102",
        ],
        "translations": [
          "And [there are] those [hypocrites] who took for themselves a mosque for causing harm and disbelief and division among the believers and as a station for whoever had warred against Allah and His Messenger before. And they will surely swear, "We intended only the best." And Allah testifies that indeed they are liars.",
          "And the request of forgiveness of Abraham for his father was only because of a promise he had made to him. But when it became apparent to Abraham that his father was an enemy to Allah, he disassociated himself from him. Indeed was Abraham compassionate and patient.",
          "And say, "Do [as you will], for Allah will see your deeds, and [so will] His Messenger and the believers. And you will be returned to the Knower of the unseen and the witnessed, and He will inform you of what you used to do."",
          "And [there are] others who have acknowledged their sins. They had mixed a righteous deed with another that was bad. Perhaps Allah will turn to them in forgiveness. Indeed, Allah is Forgiving and Merciful.",
        ],
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "خُذۡ مِنۡ أَمۡوَٰلِهِمۡ صَدَقَةٗ تُطَهِّرُهُمۡ وَتُزَكِّيهِم بِهَا وَصَلِّ عَلَيۡهِمۡۖ إِنَّ صَلَوٰتَكَ سَكَنٞ لَّهُمۡۗ وَٱللَّهُ سَمِيعٌ عَلِيمٌ",
          "day": 101,
          "reference": "At-Tawbah 9:103",
          "surahNumber": 9,
          "translation": "Take, [O Muhammad], from their wealth a charity by which you purify them and cause them increase, and invoke [Allah's blessings] upon them. Indeed, your invocations are reassurance for them. And Allah is Hearing and Knowing.",
          "verseNumber": 103,
        },
        "correctAnswer": 2,
        "explanation": "The same verse tells what the charity itself does: it purifies those who give (9:103).",
        "id": "101-translation",
        "kind": "asked",
        "options": [
          "A shelter",
          "A light",
          "A reassurance",
          "A protection",
        ],
        "passages": [],
        "points": 2,
        "question": "When people give charity, the Prophet is to pray for them. What is his prayer for them?",
        "type": "translation",
      },
      {
        "cites": {
          "arabic": "لَا تَقُمۡ فِيهِ أَبَدٗاۚ لَّمَسۡجِدٌ أُسِّسَ عَلَى ٱلتَّقۡوَىٰ مِنۡ أَوَّلِ يَوۡمٍ أَحَقُّ أَن تَقُومَ فِيهِۚ فِيهِ رِجَالٞ يُحِبُّونَ أَن يَتَطَهَّرُواْۚ وَٱللَّهُ يُحِبُّ ٱلۡمُطَّهِّرِينَ",
          "day": 101,
          "reference": "At-Tawbah 9:108",
          "surahNumber": 9,
          "translation": "Do not stand [for prayer] within it - ever. A mosque founded on righteousness from the first day is more worthy for you to stand in. Within it are men who love to purify themselves; and Allah loves those who purify themselves.",
          "verseNumber": 108,
        },
        "correctAnswer": 1,
        "explanation": "Allah loves those who purify themselves (9:108). That mosque was founded on righteousness from its first day.",
        "id": "101-tafseer",
        "kind": "who",
        "options": [
          "They love to teach themselves",
          "They love to purify themselves",
          "They love to humble themselves",
          "They love to restrain themselves",
        ],
        "passages": [],
        "points": 3,
        "question": "How are the men described who are in the mosque founded on righteousness?",
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
          "arabic": "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "day": 102,
          "reference": "সূরা আত-তাওবা ৯:১১৪",
          "surahNumber": 9,
          "translation": "আর ইব্রাহীম কর্তৃক স্বীয় পিতার মাগফেরাত কামনা ছিল কেবল সেই প্রতিশ্রুতির কারণে, যা তিনি তার সাথে করেছিলেন। অতঃপর যখন তাঁর কাছে একথা প্রকাশ পেল যে, সে আল্লাহর শত্রু, তখন তার সাথে সম্পর্ক ছিন্ন করে নিলেন। নিঃসন্দেহে ইব্রাহীম ছিলেন বড় কোমল হৃদয়, সহনশীল।",
          "verseNumber": 114,
        },
        "correctAnswer": 1,
        "explanation": "এটি সূরা আত-তাওবা ৯:১১৪, এই দিনের পাঠের বাইরে। বাকি তিনটি (৯:১০৭, ৯:১০৫ ও ৯:১০২) এই পাঠে আছে।",
        "id": "101-reading",
        "kind": "verse-outside-reading",
        "options": [
          "وَٱلَّذِينَ ٱتَّخَذُواْ مَسۡجِدٗا ضِرَارٗا وَكُفۡرٗا وَتَفۡرِيقَۢا بَيۡنَ ٱلۡمُؤۡمِنِينَ وَإِرۡصَادٗا لِّمَنۡ حَارَبَ ٱللَّهَ وَرَسُولَهُۥ مِن قَبۡلُۚ وَلَيَحۡلِفُنَّ إِنۡ أَرَدۡنَآ إِلَّا ٱلۡحُسۡنَىٰۖ وَٱللَّهُ يَشۡهَدُ إِنَّهُمۡ لَكَٰذِبُونَ",
          "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "وَءَاخَرُونَ ٱعۡتَرَفُواْ بِذُنُوبِهِمۡ خَلَطُواْ عَمَلٗا صَٰلِحٗا وَءَاخَرَ سَيِّئًا عَسَى ٱللَّهُ أَن يَتُوبَ عَلَيۡهِمۡۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٌ",
        ],
        "passages": [],
        "points": 1,
        "question": "নিচের কোন আয়াতটি এই দিনের পাঠে নেই?",
        "references": [
          "সূরা আত-তাওবা ৯:১০৭",
          "সূরা আত-তাওবা ৯:১১৪",
          "সূরা আত-তাওবা ৯:১০৫",
          "সূরা আত-তাওবা ৯:১০২",
        ],
        "translations": [
          "আর যারা নির্মাণ করেছে মসজিদ জিদের বশে এবং কুফরীর তাড়নায়, মুমিনদের মধ্যে বিভেদ সৃষ্টির উদ্দেশ্যে এবং ঐ লোকের জন্য ঘাঁটিস্বরূপ যে পূর্ব থেকে আল্লাহ ও তাঁর রসূলের সাথে যুদ্ধ করে আসছে, আর তারা অবশ্যই শপথ করবে যে, আমরা কেবল কল্যাণই চেয়েছি। পক্ষান্তরে আল্লাহ সাক্ষী যে, তারা সবাই মিথ্যুক।",
          "আর ইব্রাহীম কর্তৃক স্বীয় পিতার মাগফেরাত কামনা ছিল কেবল সেই প্রতিশ্রুতির কারণে, যা তিনি তার সাথে করেছিলেন। অতঃপর যখন তাঁর কাছে একথা প্রকাশ পেল যে, সে আল্লাহর শত্রু, তখন তার সাথে সম্পর্ক ছিন্ন করে নিলেন। নিঃসন্দেহে ইব্রাহীম ছিলেন বড় কোমল হৃদয়, সহনশীল।",
          "আর তুমি বলে দাও, তোমরা আমল করে যাও, তার পরবর্তীতে আল্লাহ দেখবেন তোমাদের কাজ এবং দেখবেন রসূল ও মুসলমানগণ। তাছাড়া তোমরা শীঘ্রই প্রত্যাবর্তিত হবে তাঁর সান্নিধ্যে যিনি গোপন ও প্রকাশ্য বিষয়ে অবগত। তারপর তিনি জানিয়ে দেবেন তোমাদেরকে যা করতে।",
          "আর কোন কোন লোক রয়েছে যারা নিজেদের পাপ স্বীকার করেছে, তারা মিশ্রিত করেছে একটি নেককাজ ও অন্য একটি বদকাজ। শীঘ্রই আল্লাহ হয়ত তাদেরকে ক্ষমা করে দেবেন। নিঃসন্দেহে আল্লাহ ক্ষমাশীল করুণাময়।",
        ],
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "خُذۡ مِنۡ أَمۡوَٰلِهِمۡ صَدَقَةٗ تُطَهِّرُهُمۡ وَتُزَكِّيهِم بِهَا وَصَلِّ عَلَيۡهِمۡۖ إِنَّ صَلَوٰتَكَ سَكَنٞ لَّهُمۡۗ وَٱللَّهُ سَمِيعٌ عَلِيمٌ",
          "day": 101,
          "reference": "সূরা আত-তাওবা ৯:১০৩",
          "surahNumber": 9,
          "translation": "তাদের মালামাল থেকে যাকাত গ্রহণ কর যাতে তুমি সেগুলোকে পবিত্র করতে এবং সেগুলোকে বরকতময় করতে পার এর মাধ্যমে। আর তুমি তাদের জন্য দোয়া কর, নিঃসন্দেহে তোমার দোয়া তাদের জন্য সান্ত্বনাস্বরূপ। বস্তুতঃ আল্লাহ সবকিছুই শোনেন, জানেন।",
          "translationRemark": {
            "kind": "doubtful",
            "text": {
              "bn": "আরবিতে আছে: যার মাধ্যমে তুমি তাদেরকে পবিত্র ও পরিশুদ্ধ করবে; অর্থাৎ সে লোকদেরকে।",
              "en": "The Arabic says: by which you purify them and cause them to grow; “them” are the people.",
            },
          },
          "verseNumber": 103,
        },
        "correctAnswer": 2,
        "explanation": "যাকাত কী করে, একই আয়াতে তা-ও আছে: যারা দেয়, তা তাদের পবিত্র করে (৯:১০৩)।",
        "id": "101-translation",
        "kind": "asked",
        "options": [
          "আশ্রয়",
          "আলো",
          "সান্ত্বনা",
          "সুরক্ষা",
        ],
        "passages": [],
        "points": 2,
        "question": "মানুষ যাকাত দিলে নবী (সা.) তাদের জন্য দোয়া করবেন। সেই দোয়া তাদের জন্য কী?",
        "type": "translation",
      },
      {
        "cites": {
          "arabic": "لَا تَقُمۡ فِيهِ أَبَدٗاۚ لَّمَسۡجِدٌ أُسِّسَ عَلَى ٱلتَّقۡوَىٰ مِنۡ أَوَّلِ يَوۡمٍ أَحَقُّ أَن تَقُومَ فِيهِۚ فِيهِ رِجَالٞ يُحِبُّونَ أَن يَتَطَهَّرُواْۚ وَٱللَّهُ يُحِبُّ ٱلۡمُطَّهِّرِينَ",
          "day": 101,
          "reference": "সূরা আত-তাওবা ৯:১০৮",
          "surahNumber": 9,
          "translation": "তুমি কখনো সেখানে দাঁড়াবে না, তবে যে মসজিদের ভিত্তি রাখা হয়েছে তাকওয়ার উপর প্রথম দিন থেকে, সেটিই তোমার দাঁড়াবার যোগ্য স্থান। সেখানে রয়েছে এমন লোক, যারা পবিত্রতাকে ভালবাসে। আর আল্লাহ পবিত্র লোকদের ভালবাসেন।",
          "verseNumber": 108,
        },
        "correctAnswer": 1,
        "explanation": "পবিত্র লোকদের আল্লাহ ভালবাসেন (৯:১০৮)। প্রথম দিন থেকেই সেই মসজিদের ভিত্তি তাকওয়ার ওপর।",
        "id": "101-tafseer",
        "kind": "who",
        "options": [
          "তারা জ্ঞানকে ভালবাসে",
          "তারা পবিত্রতাকে ভালবাসে",
          "তারা বিনয়কে ভালবাসে",
          "তারা সংযমকে ভালবাসে",
        ],
        "passages": [],
        "points": 3,
        "question": "যে মসজিদের ভিত্তি তাকওয়ার ওপর, সেখানকার লোকদের সম্পর্কে কী বলা হয়েছে?",
        "type": "tafseer",
      },
    ]
  `);
});
