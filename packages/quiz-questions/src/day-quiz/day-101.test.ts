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
          "arabic": "وَمِنَ ٱلۡأَعۡرَابِ مَن يُؤۡمِنُ بِٱللَّهِ وَٱلۡيَوۡمِ ٱلۡأٓخِرِ وَيَتَّخِذُ مَا يُنفِقُ قُرُبَٰتٍ عِندَ ٱللَّهِ وَصَلَوَٰتِ ٱلرَّسُولِۚ أَلَآ إِنَّهَا قُرۡبَةٞ لَّهُمۡۚ سَيُدۡخِلُهُمُ ٱللَّهُ فِي رَحۡمَتِهِۦٓۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٞ",
          "day": 100,
          "reference": "At-Tawbah 9:99",
          "surahNumber": 9,
          "translation": "But among the bedouins are some who believe in Allah and the Last Day and consider what they spend as means of nearness to Allah and of [obtaining] invocations of the Messenger. Unquestionably, it is a means of nearness for them. Allah will admit them to His mercy. Indeed, Allah is Forgiving and Merciful.",
          "verseNumber": 99,
        },
        "correctAnswer": 3,
        "explanation": "This is At-Tawbah 9:99, outside this day's reading. The other three, 9:107, 9:102 and 9:105, are in it.",
        "id": "101-reading",
        "kind": "verse-outside-reading",
        "options": [
          "وَٱلَّذِينَ ٱتَّخَذُواْ مَسۡجِدٗا ضِرَارٗا وَكُفۡرٗا وَتَفۡرِيقَۢا بَيۡنَ ٱلۡمُؤۡمِنِينَ وَإِرۡصَادٗا لِّمَنۡ حَارَبَ ٱللَّهَ وَرَسُولَهُۥ مِن قَبۡلُۚ وَلَيَحۡلِفُنَّ إِنۡ أَرَدۡنَآ إِلَّا ٱلۡحُسۡنَىٰۖ وَٱللَّهُ يَشۡهَدُ إِنَّهُمۡ لَكَٰذِبُونَ",
          "وَءَاخَرُونَ ٱعۡتَرَفُواْ بِذُنُوبِهِمۡ خَلَطُواْ عَمَلٗا صَٰلِحٗا وَءَاخَرَ سَيِّئًا عَسَى ٱللَّهُ أَن يَتُوبَ عَلَيۡهِمۡۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٌ",
          "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "وَمِنَ ٱلۡأَعۡرَابِ مَن يُؤۡمِنُ بِٱللَّهِ وَٱلۡيَوۡمِ ٱلۡأٓخِرِ وَيَتَّخِذُ مَا يُنفِقُ قُرُبَٰتٍ عِندَ ٱللَّهِ وَصَلَوَٰتِ ٱلرَّسُولِۚ أَلَآ إِنَّهَا قُرۡبَةٞ لَّهُمۡۚ سَيُدۡخِلُهُمُ ٱللَّهُ فِي رَحۡمَتِهِۦٓۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٞ",
        ],
        "passages": [],
        "points": 1,
        "question": "Which of these verses is not in this day's reading?",
        "references": [
          "At-Tawbah 9:107",
          "At-Tawbah 9:102",
          "At-Tawbah 9:105",
          "At-Tawbah 9:99",
        ],
        "translations": [
          "And [there are] those [hypocrites] who took for themselves a mosque for causing harm and disbelief and division among the believers and as a station for whoever had warred against Allah and His Messenger before. And they will surely swear, "We intended only the best." And Allah testifies that indeed they are liars.",
          "And [there are] others who have acknowledged their sins. They had mixed a righteous deed with another that was bad. Perhaps Allah will turn to them in forgiveness. Indeed, Allah is Forgiving and Merciful.",
          "And say, "Do [as you will], for Allah will see your deeds, and [so will] His Messenger and the believers. And you will be returned to the Knower of the unseen and the witnessed, and He will inform you of what you used to do."",
          "But among the bedouins are some who believe in Allah and the Last Day and consider what they spend as means of nearness to Allah and of [obtaining] invocations of the Messenger. Unquestionably, it is a means of nearness for them. Allah will admit them to His mercy. Indeed, Allah is Forgiving and Merciful.",
        ],
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "وَءَاخَرُونَ مُرۡجَوۡنَ لِأَمۡرِ ٱللَّهِ إِمَّا يُعَذِّبُهُمۡ وَإِمَّا يَتُوبُ عَلَيۡهِمۡۗ وَٱللَّهُ عَلِيمٌ حَكِيمٞ",
          "day": 101,
          "reference": "At-Tawbah 9:106",
          "surahNumber": 9,
          "translation": "And [there are] others deferred until the command of Allah - whether He will punish them or whether He will forgive them. And Allah is Knowing and Wise.",
          "verseNumber": 106,
        },
        "correctAnswer": 3,
        "explanation": "This is the meaning of At-Tawbah 9:106. The other three are the meanings of 9:116, 10:20 and 9:129, outside this day's reading.",
        "id": "101-translation",
        "kind": "meaning-in-reading",
        "options": [
          "Indeed, to Allah belongs the dominion of the heavens and the earth; He gives life and causes death. And you have not besides Allah any protector or any helper.",
          "And they say, "Why is a sign not sent down to him from his Lord?" So say, "The unseen is only for Allah [to administer], so wait; indeed, I am with you among those who wait."",
          "But if they turn away, [O Muhammad], say, "Sufficient for me is Allah; there is no deity except Him. On Him I have relied, and He is the Lord of the Great Throne."",
          "And [there are] others deferred until the command of Allah - whether He will punish them or whether He will forgive them. And Allah is Knowing and Wise.",
        ],
        "passages": [],
        "points": 2,
        "question": "Which of these is the meaning of a verse in this day's reading?",
        "references": [
          "At-Tawbah 9:116",
          "Yunus 10:20",
          "At-Tawbah 9:129",
          "At-Tawbah 9:106",
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
        "explanation": "At-Tawbah 9:111 has the name. 9:100, 9:109 and 9:110 do not have it.",
        "id": "101-tafseer",
        "kind": "verse-of-name",
        "options": [
          "At-Tawbah 9:100",
          "At-Tawbah 9:109",
          "At-Tawbah 9:110",
          "At-Tawbah 9:111",
        ],
        "passages": [],
        "points": 3,
        "question": "Which of these verses names the Torah?",
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
          "arabic": "وَمِنَ ٱلۡأَعۡرَابِ مَن يُؤۡمِنُ بِٱللَّهِ وَٱلۡيَوۡمِ ٱلۡأٓخِرِ وَيَتَّخِذُ مَا يُنفِقُ قُرُبَٰتٍ عِندَ ٱللَّهِ وَصَلَوَٰتِ ٱلرَّسُولِۚ أَلَآ إِنَّهَا قُرۡبَةٞ لَّهُمۡۚ سَيُدۡخِلُهُمُ ٱللَّهُ فِي رَحۡمَتِهِۦٓۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٞ",
          "day": 100,
          "reference": "সূরা আত-তাওবা ৯:৯৯",
          "surahNumber": 9,
          "translation": "আর কোন কোন বেদুইন হল তারা, যারা ঈমান আনে আল্লাহর উপর, কেয়ামত দিনের উপর এবং নিজেদের ব্যয়কে আল্লাহর নৈকট্য এবং রসূলের দোয়া লাভের উপায় বলে গণ্য করে। জেনো! তাই হল তাদের ক্ষেত্রে নৈকট্য। আল্লাহ তাদেরকে নিজের রহমতের অন্তর্ভুক্ত করবেন। নিশ্চয়ই আল্লাহ ক্ষমাশীল, করুণাময়।",
          "verseNumber": 99,
        },
        "correctAnswer": 3,
        "explanation": "এটি সূরা আত-তাওবা ৯:৯৯, এই দিনের পাঠের বাইরে। বাকি তিনটি (৯:১০৭, ৯:১০২ ও ৯:১০৫) এই পাঠে আছে।",
        "id": "101-reading",
        "kind": "verse-outside-reading",
        "options": [
          "وَٱلَّذِينَ ٱتَّخَذُواْ مَسۡجِدٗا ضِرَارٗا وَكُفۡرٗا وَتَفۡرِيقَۢا بَيۡنَ ٱلۡمُؤۡمِنِينَ وَإِرۡصَادٗا لِّمَنۡ حَارَبَ ٱللَّهَ وَرَسُولَهُۥ مِن قَبۡلُۚ وَلَيَحۡلِفُنَّ إِنۡ أَرَدۡنَآ إِلَّا ٱلۡحُسۡنَىٰۖ وَٱللَّهُ يَشۡهَدُ إِنَّهُمۡ لَكَٰذِبُونَ",
          "وَءَاخَرُونَ ٱعۡتَرَفُواْ بِذُنُوبِهِمۡ خَلَطُواْ عَمَلٗا صَٰلِحٗا وَءَاخَرَ سَيِّئًا عَسَى ٱللَّهُ أَن يَتُوبَ عَلَيۡهِمۡۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٌ",
          "وَقُلِ ٱعۡمَلُواْ فَسَيَرَى ٱللَّهُ عَمَلَكُمۡ وَرَسُولُهُۥ وَٱلۡمُؤۡمِنُونَۖ وَسَتُرَدُّونَ إِلَىٰ عَٰلِمِ ٱلۡغَيۡبِ وَٱلشَّهَٰدَةِ فَيُنَبِّئُكُم بِمَا كُنتُمۡ تَعۡمَلُونَ",
          "وَمِنَ ٱلۡأَعۡرَابِ مَن يُؤۡمِنُ بِٱللَّهِ وَٱلۡيَوۡمِ ٱلۡأٓخِرِ وَيَتَّخِذُ مَا يُنفِقُ قُرُبَٰتٍ عِندَ ٱللَّهِ وَصَلَوَٰتِ ٱلرَّسُولِۚ أَلَآ إِنَّهَا قُرۡبَةٞ لَّهُمۡۚ سَيُدۡخِلُهُمُ ٱللَّهُ فِي رَحۡمَتِهِۦٓۚ إِنَّ ٱللَّهَ غَفُورٞ رَّحِيمٞ",
        ],
        "passages": [],
        "points": 1,
        "question": "নিচের কোন আয়াতটি এই দিনের পাঠে নেই?",
        "references": [
          "সূরা আত-তাওবা ৯:১০৭",
          "সূরা আত-তাওবা ৯:১০২",
          "সূরা আত-তাওবা ৯:১০৫",
          "সূরা আত-তাওবা ৯:৯৯",
        ],
        "translations": [
          "আর যারা নির্মাণ করেছে মসজিদ জিদের বশে এবং কুফরীর তাড়নায়, মুমিনদের মধ্যে বিভেদ সৃষ্টির উদ্দেশ্যে এবং ঐ লোকের জন্য ঘাঁটিস্বরূপ যে পূর্ব থেকে আল্লাহ ও তাঁর রসূলের সাথে যুদ্ধ করে আসছে, আর তারা অবশ্যই শপথ করবে যে, আমরা কেবল কল্যাণই চেয়েছি। পক্ষান্তরে আল্লাহ সাক্ষী যে, তারা সবাই মিথ্যুক।",
          "আর কোন কোন লোক রয়েছে যারা নিজেদের পাপ স্বীকার করেছে, তারা মিশ্রিত করেছে একটি নেককাজ ও অন্য একটি বদকাজ। শীঘ্রই আল্লাহ হয়ত তাদেরকে ক্ষমা করে দেবেন। নিঃসন্দেহে আল্লাহ ক্ষমাশীল করুণাময়।",
          "আর তুমি বলে দাও, তোমরা আমল করে যাও, তার পরবর্তীতে আল্লাহ দেখবেন তোমাদের কাজ এবং দেখবেন রসূল ও মুসলমানগণ। তাছাড়া তোমরা শীঘ্রই প্রত্যাবর্তিত হবে তাঁর সান্নিধ্যে যিনি গোপন ও প্রকাশ্য বিষয়ে অবগত। তারপর তিনি জানিয়ে দেবেন তোমাদেরকে যা করতে।",
          "আর কোন কোন বেদুইন হল তারা, যারা ঈমান আনে আল্লাহর উপর, কেয়ামত দিনের উপর এবং নিজেদের ব্যয়কে আল্লাহর নৈকট্য এবং রসূলের দোয়া লাভের উপায় বলে গণ্য করে। জেনো! তাই হল তাদের ক্ষেত্রে নৈকট্য। আল্লাহ তাদেরকে নিজের রহমতের অন্তর্ভুক্ত করবেন। নিশ্চয়ই আল্লাহ ক্ষমাশীল, করুণাময়।",
        ],
        "type": "reading",
      },
      {
        "cites": {
          "arabic": "وَءَاخَرُونَ مُرۡجَوۡنَ لِأَمۡرِ ٱللَّهِ إِمَّا يُعَذِّبُهُمۡ وَإِمَّا يَتُوبُ عَلَيۡهِمۡۗ وَٱللَّهُ عَلِيمٌ حَكِيمٞ",
          "day": 101,
          "reference": "সূরা আত-তাওবা ৯:১০৬",
          "surahNumber": 9,
          "translation": "আবার অনেক লোক রয়েছে যাদের কাজকর্ম আল্লাহর নির্দেশের উপর স্থগিত রয়েছে; তিনি হয় তাদের আযাব দেবেন না হয় তাদের ক্ষমা করে দেবেন। বস্তুতঃ আল্লাহ সব কিছুই জ্ঞাত, বিজ্ঞতাসম্পন্ন।",
          "verseNumber": 106,
        },
        "correctAnswer": 3,
        "explanation": "এটি সূরা আত-তাওবা ৯:১০৬-এর অর্থ। বাকি তিনটি ৯:১১৬, ১০:২০ ও ৯:১২৯-এর অর্থ; ওই আয়াতগুলো এই দিনের পাঠের বাইরে।",
        "id": "101-translation",
        "kind": "meaning-in-reading",
        "options": [
          "নিশ্চয় আল্লাহরই জন্য আসমানসমূহ ও যমীনের সাম্রাজ্য। তিনিই জিন্দা করেন ও মৃত্যু ঘটান, আর আল্লাহ ব্যতীত তোমাদের জন্য কোন সহায়ও নেই, কোন সাহায্যকারীও নেই।",
          "বস্তুতঃ তারা বলে, তাঁর কাছে তাঁর পরওয়ারদেগারের পক্ষ থেকে কোন নির্দেশ এল না কেন? বলে দাও, গায়েবের কথা আল্লাহই জানেন। আমিও তোমাদের সাথে অপেক্ষায় রইলাম।",
          "এ সত্ত্বেও যদি তারা বিমুখ হয়ে থাকে, তবে বলে দাও, আল্লাহই আমার জন্য যথেষ্ট, তিনি ব্যতীত আর কারো বন্দেগী নেই। আমি তাঁরই ভরসা করি এবং তিনিই মহান আরশের অধিপতি।",
          "আবার অনেক লোক রয়েছে যাদের কাজকর্ম আল্লাহর নির্দেশের উপর স্থগিত রয়েছে; তিনি হয় তাদের আযাব দেবেন না হয় তাদের ক্ষমা করে দেবেন। বস্তুতঃ আল্লাহ সব কিছুই জ্ঞাত, বিজ্ঞতাসম্পন্ন।",
        ],
        "passages": [],
        "points": 2,
        "question": "নিচের কোনটি এই দিনের পাঠের একটি আয়াতের অর্থ?",
        "references": [
          "সূরা আত-তাওবা ৯:১১৬",
          "সূরা ইউনুস ১০:২০",
          "সূরা আত-তাওবা ৯:১২৯",
          "সূরা আত-তাওবা ৯:১০৬",
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
        "explanation": "নামটি সূরা আত-তাওবা ৯:১১১-এ এসেছে। ৯:১০০, ৯:১০৯ ও ৯:১১০-এ এটি নেই।",
        "id": "101-tafseer",
        "kind": "verse-of-name",
        "options": [
          "সূরা আত-তাওবা ৯:১০০",
          "সূরা আত-তাওবা ৯:১০৯",
          "সূরা আত-তাওবা ৯:১১০",
          "সূরা আত-তাওবা ৯:১১১",
        ],
        "passages": [],
        "points": 3,
        "question": "নিচের কোন আয়াতে তওরাত নামটি এসেছে?",
        "type": "tafseer",
      },
    ]
  `);
});
