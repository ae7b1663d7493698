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
          "arabic": "وَمِمَّنۡ حَوۡلَكُم مِّنَ ٱلۡأَعۡرَابِ مُنَٰفِقُونَۖ وَمِنۡ أَهۡلِ ٱلۡمَدِينَةِ مَرَدُواْ عَلَى ٱلنِّفَاقِ لَا تَعۡلَمُهُمۡۖ نَحۡنُ نَعۡلَمُهُمۡۚ سَنُعَذِّبُهُم مَّرَّتَيۡنِ ثُمَّ يُرَدُّونَ إِلَىٰ عَذَابٍ عَظِيمٖ",
          "day": 101,
          "reference": "At-Tawbah 9:101",
          "surahNumber": 9,
          "translation": "And among those around you of the bedouins are hypocrites, and [also] from the people of Madinah. They have become accustomed to hypocrisy. You, [O Muhammad], do not know them, [but] We know them. We will punish them twice [in this world]; then they will be returned to a great punishment.",
          "verseNumber": 101,
        },
        "correctAnswer": 3,
        "explanation": "From first to last they are 1 → 2 → 3 → 4: At-Tawbah 9:101, 9:103, 9:105 and 9:106.",
        "id": "101-reading",
        "kind": "order-of-verses",
        "options": [
          "4 → 1 → 2 → 3",
          "2 → 3 → 1 → 4",
          "3 → 4 → 2 → 1",
          "1 → 2 → 3 → 4",
        ],
        "passages": [
          {
            "arabic": "وَمِمَّنۡ حَوۡلَكُم مِّنَ ٱلۡأَعۡرَابِ مُنَٰفِقُونَۖ وَمِنۡ أَهۡلِ ٱلۡمَدِينَةِ مَرَدُواْ عَلَى ٱلنِّفَاقِ لَا تَعۡلَمُهُمۡۖ نَحۡنُ نَعۡلَمُهُمۡۚ سَنُعَذِّبُهُم مَّرَّتَيۡنِ ثُمَّ يُرَدُّونَ إِلَىٰ عَذَابٍ عَظِيمٖ",
            "text": "And among those around you of the bedouins are hypocrites, and [also] from the people of Madinah. They have become accustomed to hypocrisy. You, [O Muhammad], do not know them, [but] We know them. We will punish them twice [in this world]; then they will be returned to a great punishment.",
          },
          {
            "arabic": "خُذۡ مِنۡ أَمۡوَٰلِهِمۡ صَدَقَةٗ تُطَهِّرُهُمۡ وَتُزَكِّيهِم بِهَا وَصَلِّ عَلَيۡهِمۡۖ إِنَّ صَلَوٰتَكَ سَكَنٞ لَّهُمۡۗ وَٱللَّهُ سَمِيعٌ عَلِيمٌ",
            "text": "Take, [O, Muhammad], from their wealth a charity by which you purify them and cause them increase, and invoke [Allah's blessings] upon them. Indeed, your invocations are reassurance for them. And Allah is Hearing and Knowing.",
          },
          {
            "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
            "text": "And say, "Do [as you will], for Allah will see your deeds, and [so, will] His Messenger and the believers. And you will be returned to the Knower of the unseen and the witnessed, and He will inform you of what you used to do."",
          },
          {
            "arabic": "وَءَاخَرُونَ مُرۡجَوۡنَ لِأَمۡرِ ٱللَّهِ إِمَّا يُعَذِّبُهُمۡ وَإِمَّا يَتُوبُ عَلَيۡهِمۡۗ وَٱللَّهُ عَلِيمٌ حَكِيمٞ",
            "text": "And [there are] others deferred until the command of Allah - whether He will punish them or whether He will forgive them. And Allah is Knowing and Wise.",
          },
        ],
        "points": 1,
        "question": "In which order do these four verses come in this day's reading, from first to last?",
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "۞وَمَا كَانَ ٱلۡمُؤۡمِنُونَ لِيَنفِرُواْ كَآفَّةٗۚ فَلَوۡلَا نَفَرَ مِن كُلِّ فِرۡقَةٖ مِّنۡهُمۡ طَآئِفَةٞ لِّيَتَفَقَّهُواْ فِي ٱلدِّينِ وَلِيُنذِرُواْ قَوۡمَهُمۡ إِذَا رَجَعُوٓاْ إِلَيۡهِمۡ لَعَلَّهُمۡ يَحۡذَرُونَ",
          "day": 102,
          "reference": "At-Tawbah 9:122",
          "surahNumber": 9,
          "translation": "And it is not for the believers to go forth [to battle] all at once. For there should separate from every division of them a group [remaining] to obtain understanding in the religion and warn their people when they return to them that they might be cautious.",
          "verseNumber": 122,
        },
        "correctAnswer": 3,
        "explanation": "This is the meaning of At-Tawbah 9:122, outside this day's reading. The other three are the meanings of 9:102, 9:107 and 9:110, which are in it.",
        "id": "101-translation",
        "kind": "meaning-outside-reading",
        "options": [
          "And [there are] others who have acknowledged their sins. They had mixed a righteous deed with another that was bad. Perhaps Allah will turn to them in forgiveness. Indeed, Allah is Forgiving and Merciful.",
          "And [there are] those [hypocrites] who took for themselves a mosque for causing harm and disbelief and division among the believers and as a station for whoever had warred against Allah and His Messenger before. And they will surely swear, "We intended only the best." And Allah testifies that indeed they are liars.",
          "Their building which they built will not cease to be a [cause of] skepticism in their hearts until their hearts are stopped. And Allah is Knowing and Wise.",
          "And it is not for the believers to go forth [to battle] all at once. For there should separate from every division of them a group [remaining] to obtain understanding in the religion and warn their people when they return to them that they might be cautious.",
        ],
        "passages": [],
        "points": 2,
        "question": "Which of these is not the meaning of a verse in this day's reading?",
        "references": [
          "At-Tawbah 9:102",
          "At-Tawbah 9:107",
          "At-Tawbah 9:110",
          "At-Tawbah 9:122",
        ],
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
        "explanation": "At-Tawbah 9:108 has the word. 9:104, 9:109 and 9:111 do not have it in any form.",
        "id": "101-tafseer",
        "kind": "word-in-verse",
        "options": [
          "At-Tawbah 9:104",
          "At-Tawbah 9:108",
          "At-Tawbah 9:109",
          "At-Tawbah 9:111",
        ],
        "passages": [
          {
            "arabic": "يَوۡم",
          },
        ],
        "points": 3,
        "question": "Which of these verses has this word, “day”, in any of its forms?",
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
          "arabic": "وَمِمَّنۡ حَوۡلَكُم مِّنَ ٱلۡأَعۡرَابِ مُنَٰفِقُونَۖ وَمِنۡ أَهۡلِ ٱلۡمَدِينَةِ مَرَدُواْ عَلَى ٱلنِّفَاقِ لَا تَعۡلَمُهُمۡۖ نَحۡنُ نَعۡلَمُهُمۡۚ سَنُعَذِّبُهُم مَّرَّتَيۡنِ ثُمَّ يُرَدُّونَ إِلَىٰ عَذَابٍ عَظِيمٖ",
          "day": 101,
          "reference": "সূরা আত-তাওবা ৯:১০১",
          "surahNumber": 9,
          "translation": "আর কিছু কিছু তোমার আশ-পাশের মুনাফেক এবং কিছু লোক মদীনাবাসী কঠোর মুনাফেকীতে অনড়। তুমি তাদের জান না; আমি তাদের জানি। আমি তাদেরকে আযাব দান করব দু’বার, তারপর তাদেরকে নিয়ে যাওয়া হবে মহান আযাবের দিকে।",
          "verseNumber": 101,
        },
        "correctAnswer": 3,
        "explanation": "প্রথম থেকে শেষ পর্যন্ত ক্রমটি ১ → ২ → ৩ → ৪: সূরা আত-তাওবা ৯:১০১, ৯:১০৩, ৯:১০৫ ও ৯:১০৬।",
        "id": "101-reading",
        "kind": "order-of-verses",
        "options": [
          "৪ → ১ → ২ → ৩",
          "২ → ৩ → ১ → ৪",
          "৩ → ৪ → ২ → ১",
          "১ → ২ → ৩ → ৪",
        ],
        "passages": [
          {
            "arabic": "وَمِمَّنۡ حَوۡلَكُم مِّنَ ٱلۡأَعۡرَابِ مُنَٰفِقُونَۖ وَمِنۡ أَهۡلِ ٱلۡمَدِينَةِ مَرَدُواْ عَلَى ٱلنِّفَاقِ لَا تَعۡلَمُهُمۡۖ نَحۡنُ نَعۡلَمُهُمۡۚ سَنُعَذِّبُهُم مَّرَّتَيۡنِ ثُمَّ يُرَدُّونَ إِلَىٰ عَذَابٍ عَظِيمٖ",
            "text": "আর কিছু কিছু তোমার আশ-পাশের মুনাফেক এবং কিছু লোক মদীনাবাসী কঠোর মুনাফেকীতে অনড়। তুমি তাদের জান না; আমি তাদের জানি। আমি তাদেরকে আযাব দান করব দু’বার, তারপর তাদেরকে নিয়ে যাওয়া হবে মহান আযাবের দিকে।",
          },
          {
            "arabic": "خُذۡ مِنۡ أَمۡوَٰلِهِمۡ صَدَقَةٗ تُطَهِّرُهُمۡ وَتُزَكِّيهِم بِهَا وَصَلِّ عَلَيۡهِمۡۖ إِنَّ صَلَوٰتَكَ سَكَنٞ لَّهُمۡۗ وَٱللَّهُ سَمِيعٌ عَلِيمٌ",
            "text": "তাদের মালামাল থেকে যাকাত গ্রহণ কর যাতে তুমি সেগুলোকে পবিত্র করতে এবং সেগুলোকে বরকতময় করতে পার এর মাধ্যমে। আর তুমি তাদের জন্য দোয়া কর, নিঃসন্দেহে তোমার দোয়া তাদের জন্য সান্ত্বনা স্বরূপ। বস্তুতঃ আল্লাহ সবকিছুই শোনেন, জানেন।",
          },
          {
            "arabic": "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
            "text": "আর তুমি বলে দাও, তোমরা আমল করে যাও, তার পরবর্তীতে আল্লাহ দেখবেন তোমাদের কাজ এবং দেখবেন রসূল ও মুসলমানগণ। তাছাড়া তোমরা শীঘ্রই প্রত্যাবর্তিত হবে তাঁর সান্নিধ্যে যিনি গোপন ও প্রকাশ্য বিষয়ে অবগত। তারপর তিনি জানিয়ে দেবেন তোমাদেরকে যা করতে।",
          },
          {
            "arabic": "وَءَاخَرُونَ مُرۡجَوۡنَ لِأَمۡرِ ٱللَّهِ إِمَّا يُعَذِّبُهُمۡ وَإِمَّا يَتُوبُ عَلَيۡهِمۡۗ وَٱللَّهُ عَلِيمٌ حَكِيمٞ",
            "text": "আবার অনেক লোক রয়েছে যাদের কাজকর্ম আল্লাহর নির্দেশের উপর স্থগিত রয়েছে; তিনি হয় তাদের আযাব দেবেন না হয় তাদের ক্ষমা করে দেবেন। বস্তুতঃ আল্লাহ সব কিছুই জ্ঞাত, বিজ্ঞতাসম্পন্ন।",
          },
        ],
        "points": 1,
        "question": "এই দিনের পাঠে এই চারটি আয়াত প্রথম থেকে শেষ পর্যন্ত কোন ক্রমে এসেছে?",
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "۞وَمَا كَانَ ٱلۡمُؤۡمِنُونَ لِيَنفِرُواْ كَآفَّةٗۚ فَلَوۡلَا نَفَرَ مِن كُلِّ فِرۡقَةٖ مِّنۡهُمۡ طَآئِفَةٞ لِّيَتَفَقَّهُواْ فِي ٱلدِّينِ وَلِيُنذِرُواْ قَوۡمَهُمۡ إِذَا رَجَعُوٓاْ إِلَيۡهِمۡ لَعَلَّهُمۡ يَحۡذَرُونَ",
          "day": 102,
          "reference": "সূরা আত-তাওবা ৯:১২২",
          "surahNumber": 9,
          "translation": "আর সমস্ত মুমিনের অভিযানে বের হওয়া সঙ্গত নয়। তাই তাদের প্রত্যেক দলের একটি অংশ কেন বের হলো না, যাতে দ্বীনের জ্ঞান লাভ করে এবং সংবাদ দান করে স্বজাতিকে, যখন তারা তাদের কাছে প্রত্যাবর্তন করবে, যেন তারা বাঁচতে পারে।",
          "verseNumber": 122,
        },
        "correctAnswer": 3,
        "explanation": "এটি সূরা আত-তাওবা ৯:১২২-এর অর্থ, যা এই দিনের পাঠের বাইরে। বাকি তিনটি ৯:১০২, ৯:১০৭ ও ৯:১১০-এর অর্থ; এগুলো এই পাঠে আছে।",
        "id": "101-translation",
        "kind": "meaning-outside-reading",
        "options": [
          "আর কোন কোন লোক রয়েছে যারা নিজেদের পাপ স্বীকার করেছে, তারা মিশ্রিত করেছে একটি নেককাজ ও অন্য একটি বদকাজ। শীঘ্রই আল্লাহ হয়ত তাদেরকে ক্ষমা করে দেবেন। নিঃসন্দেহে আল্লাহ ক্ষমাশীল করুণাময়।",
          "আর যারা নির্মাণ করেছে মসজিদ জিদের বশে এবং কুফরীর তাড়নায় মুমিনদের মধ্যে বিভেদ সৃষ্টির উদ্দেশ্যে এবং ঐ লোকের জন্য ঘাঁটি স্বরূপ যে পূর্ব থেকে আল্লাহ ও তাঁর রসূলের সাথে যুদ্ধ করে আসছে, আর তারা অবশ্যই শপথ করবে যে, আমরা কেবল কল্যাণই চেয়েছি। পক্ষান্তরে আল্লাহ সাক্ষী যে, তারা সবাই মিথ্যুক।",
          "তাদের নির্মিত গৃহটি তাদের অন্তরে সদা সন্দেহের উদ্রেক করে যাবে যে পর্যন্ত না তাদের অন্তরগুলো চৌচির হয়ে যায়। আর আল্লাহ সর্বজ্ঞ প্রজ্ঞাময়।",
          "আর সমস্ত মুমিনের অভিযানে বের হওয়া সঙ্গত নয়। তাই তাদের প্রত্যেক দলের একটি অংশ কেন বের হলো না, যাতে দ্বীনের জ্ঞান লাভ করে এবং সংবাদ দান করে স্বজাতিকে, যখন তারা তাদের কাছে প্রত্যাবর্তন করবে, যেন তারা বাঁচতে পারে।",
        ],
        "passages": [],
        "points": 2,
        "question": "নিচের কোনটি এই দিনের পাঠের কোনো আয়াতের অর্থ নয়?",
        "references": [
          "সূরা আত-তাওবা ৯:১০২",
          "সূরা আত-তাওবা ৯:১০৭",
          "সূরা আত-তাওবা ৯:১১০",
          "সূরা আত-তাওবা ৯:১২২",
        ],
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
        "explanation": "শব্দটি সূরা আত-তাওবা ৯:১০৮-এ আছে। ৯:১০৪, ৯:১০৯ ও ৯:১১১-এ এটি কোনো রূপেই নেই।",
        "id": "101-tafseer",
        "kind": "word-in-verse",
        "options": [
          "সূরা আত-তাওবা ৯:১০৪",
          "সূরা আত-তাওবা ৯:১০৮",
          "সূরা আত-তাওবা ৯:১০৯",
          "সূরা আত-তাওবা ৯:১১১",
        ],
        "passages": [
          {
            "arabic": "يَوۡم",
          },
        ],
        "points": 3,
        "question": "নিচের কোন আয়াতে এই শব্দটি (অর্থ: “দিন”) কোনো না কোনো রূপে আছে?",
        "type": "tafseer",
      },
    ]
  `);
});
