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
          "arabic": "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "day": 102,
          "reference": "At-Tawbah 9:114",
          "surahNumber": 9,
          "translation": "And the request of forgiveness of Abraham for his father was only because of a promise he had made to him. But when it became apparent to Abraham that his father was an enemy to Allah, he disassociated himself from him. Indeed was Abraham compassionate and patient.",
          "verseNumber": 114,
        },
        "correctAnswer": 3,
        "explanation": "This is the meaning of At-Tawbah 9:114, outside this day's reading. The other three are the meanings of 9:106, 9:110 and 9:108, which are in it.",
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
          "arabic": "۞إِنَّ ٱللَّهَ ٱشۡتَرَىٰ مِنَ ٱلۡمُؤۡمِنِينَ أَنفُسَهُمۡ وَأَمۡوَٰلَهُم بِأَنَّ لَهُمُ ٱلۡجَنَّةَۚ يُقَٰتِلُونَ فِي سَبِيلِ ٱللَّهِ فَيَقۡتُلُونَ وَيُقۡتَلُونَۖ وَعۡدًا عَلَيۡهِ حَقّٗا فِي ٱلتَّوۡرَىٰةِ وَٱلۡإِنجِيلِ وَٱلۡقُرۡءَانِۚ وَمَنۡ أَوۡفَىٰ بِعَهۡدِهِۦ مِنَ ٱللَّهِۚ فَٱسۡتَبۡشِرُواْ بِبَيۡعِكُمُ ٱلَّذِي بَايَعۡتُم بِهِۦۚ وَذَٰلِكَ هُوَ ٱلۡفَوۡزُ ٱلۡعَظِيمُ",
          "day": 101,
          "reference": "At-Tawbah 9:111",
          "surahNumber": 9,
          "translation": "Indeed, Allah has purchased from the believers their lives and their properties [in exchange] for that they will have Paradise. They fight in the cause of Allah, so they kill and are killed. [It is] a true promise [binding] upon Him in the Torah and the Gospel and the Qur'an. And who is truer to his covenant than Allah? So rejoice in your transaction which you have contracted. And it is that which is the great attainment.",
          "verseNumber": 111,
        },
        "correctAnswer": 3,
        "explanation": "At-Tawbah 9:111 has the name. 9:100, 9:105 and 9:106 do not have it.",
        "id": "101-tafseer",
        "kind": "verse-of-name",
        "options": [
          "At-Tawbah 9:100",
          "At-Tawbah 9:105",
          "At-Tawbah 9:106",
          "At-Tawbah 9:111",
        ],
        "passages": [],
        "points": 3,
        "question": "Which of these verses names the Gospel (Injil)?",
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
          "arabic": "وَمَا كَانَ ٱسۡتِغۡفَارُ إِبۡرَٰهِيمَ لِأَبِيهِ إِلَّا عَن مَّوۡعِدَةٖ وَعَدَهَآ إِيَّاهُ فَلَمَّا تَبَيَّنَ لَهُۥٓ أَنَّهُۥ عَدُوّٞ لِّلَّهِ تَبَرَّأَ مِنۡهُۚ إِنَّ إِبۡرَٰهِيمَ لَأَوَّـٰهٌ حَلِيمٞ",
          "day": 102,
          "reference": "সূরা আত-তাওবা ৯:১১৪",
          "surahNumber": 9,
          "translation": "আর ইব্রাহীম কর্তৃক স্বীয় পিতার মাগফেরাত কামনা ছিল কেবল সেই প্রতিশ্রুতির কারণে, যা তিনি তার সাথে করেছিলেন। অতঃপর যখন তাঁর কাছে একথা প্রকাশ পেল যে, সে আল্লাহর শত্রু তখন তার সাথে সম্পর্ক ছিন্ন করে নিলেন। নিঃসন্দেহে ইব্রাহীম ছিলেন বড় কোমল হৃদয়, সহনশীল।",
          "verseNumber": 114,
        },
        "correctAnswer": 3,
        "explanation": "এটি সূরা আত-তাওবা ৯:১১৪-এর অর্থ, যা এই দিনের পাঠের বাইরে। বাকি তিনটি ৯:১০৬, ৯:১১০ ও ৯:১০৮-এর অর্থ; এগুলো এই পাঠে আছে।",
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
          "arabic": "۞إِنَّ ٱللَّهَ ٱشۡتَرَىٰ مِنَ ٱلۡمُؤۡمِنِينَ أَنفُسَهُمۡ وَأَمۡوَٰلَهُم بِأَنَّ لَهُمُ ٱلۡجَنَّةَۚ يُقَٰتِلُونَ فِي سَبِيلِ ٱللَّهِ فَيَقۡتُلُونَ وَيُقۡتَلُونَۖ وَعۡدًا عَلَيۡهِ حَقّٗا فِي ٱلتَّوۡرَىٰةِ وَٱلۡإِنجِيلِ وَٱلۡقُرۡءَانِۚ وَمَنۡ أَوۡفَىٰ بِعَهۡدِهِۦ مِنَ ٱللَّهِۚ فَٱسۡتَبۡشِرُواْ بِبَيۡعِكُمُ ٱلَّذِي بَايَعۡتُم بِهِۦۚ وَذَٰلِكَ هُوَ ٱلۡفَوۡزُ ٱلۡعَظِيمُ",
          "day": 101,
          "reference": "সূরা আত-তাওবা ৯:১১১",
          "surahNumber": 9,
          "translation": "আল্লাহ ক্রয় করে নিয়েছেন মুসলমানদের থেকে তাদের জান ও মাল এই মূল্যে যে, তাদের জন্য রয়েছে জান্নাত। তারা যুদ্ধ করে আল্লাহর রাহেঃ অতঃপর মারে ও মরে। তওরাত, ইঞ্জিল ও কোরআনে তিনি এ সত্য প্রতিশ্রুতিতে অবিচল। আর আল্লাহর চেয়ে প্রতিশ্রুতি রক্ষায় কে অধিক? সুতরাং তোমরা আনন্দিত হও সে লেন-দেনের উপর, যা তোমরা করছ তাঁর সাথে। আর এ হল মহান সাফল্য।",
          "verseNumber": 111,
        },
        "correctAnswer": 3,
        "explanation": "নামটি সূরা আত-তাওবা ৯:১১১-এ এসেছে। ৯:১০০, ৯:১০৫ ও ৯:১০৬-এ এটি নেই।",
        "id": "101-tafseer",
        "kind": "verse-of-name",
        "options": [
          "সূরা আত-তাওবা ৯:১০০",
          "সূরা আত-তাওবা ৯:১০৫",
          "সূরা আত-তাওবা ৯:১০৬",
          "সূরা আত-তাওবা ৯:১১১",
        ],
        "passages": [],
        "points": 3,
        "question": "নিচের কোন আয়াতে ইঞ্জিল নামটি এসেছে?",
        "type": "tafseer",
      },
    ]
  `);
});
