/** No Bengali can read these: signs doubled, without their letter, or a hasanta that joins nothing. */
const MISPLACED_SIGN =
  /[\u09BE-\u09CC\u09D7]{2}|[\u0981-\u0983]{2}|\u09BC\u09BC|\u09CD(?![\u0995-\u09B9\u09CE])|(?<![\u0995-\u09B9]|\u09BC)[\u09BC\u09BE-\u09CD\u09D7]/u;

const CROWDED_MARKS = /[,;।:?!] ?[,;।:]|[,;।?!](?=[\u0985-\u09B9])/u;

const MARK_APART = /\S+ [?।]/u;

const WORD = /[\u0980-\u09FF]+/gu;
const LIKE_THE_NAME = /^[আঅ]ল(?:্ল|াহ|লা)/u;
const THE_NAME = /^আল্লাহ(?:র|রই|কে|কেই|তে|ই|ও|ভীরু|ভীরুদের|ভীরুতার|ভীতি|ভীতিপ্রসূত|মুখী|ওয়ালা)?$/u;
const BROKEN_EXALTATION = /আল্লাহ ত(?:া?[’'] |[’']|ায়|া[’']আয়)/u;

/** Letters of misprints that were corrected; no Bengali word of this edition has them. */
const MISPRINTS =
  /আত্ন|াত্না|ধবং|চছ|উম্মু|উম্মাদ|উম্মত্ত|াম্বি|ক্রটি|ক্ষ্ন|নিমজ্জত|ইসলাঈল|শুত্রু|(?<!\p{L}|\p{M})শক্র|সিন্ধান্ত|অবর্তী|পালকর্তা|র্দশন|শ্রেষ্ট|ব্যতিত|ব্যাতীত|ব্যাক্তি/u;

/** Letters against the rules of spelling, which were corrected in every verse. */
const MISSPELLINGS =
  /[\u0980-\u09FF](?<!ঙ্)গন(?=কে|ের|[\s,।;:?!-]|$)|গনন|গন্য|ষন(?!্)|গ্রহন|পূর্ন|পুর্ণ|মুল্য|রমনী|মুমিণ|ঈমাণ|র্পন|বর্নন|ধারন|কৃপন|কল্যান|পরিনা|পরিমান|নির্মান|নিস্ফল|বহিস্ক|পরিস্ক|পুরষ্ক|অন্তর্ভূ|দূর্ব|ভূল|কাঙ্খ|আকাংখা|নির্ঝরিনী|গ্রস্থ|সামর্থ(?!্)|তীর্ন|দর্শণ|পুর্ব|যন্ত্রনা|ভুমন্ড|ভুমি|ভুপৃষ্ঠ|দূর্ভ|দূর্গ|করুনা|পুজা|সমুহ|সুর্য|চতুস্পদ|চুর্ণ|ভূক্ত|নিস্কৃতি|পূণ্য|মুর্খ|মুহুর্ত|কন্টক|দুস্ক|মুষ্ঠি/u;

/** Letters against the Bangla Academy's rules, which were corrected in every verse. */
const AGAINST_THE_RULES =
  /(?<!ভ)ন্ড|ন্ঠ|বন্ট|পৌছ|আহবান|জিহবা|র্য্য|হীণ|ফেরআউন|সত্ত্বর|ধোকা|মুখামুখি|সুক্ষ|ভুখ|ভু-ম/u;

/** The faults of Bengali writing in a verse, each as a clause without its key; words with their letters. */
export function bengaliFaults(source: string): string[] {
  const text = source.normalize("NFC");
  const names = text.match(WORD)?.filter((word) => LIKE_THE_NAME.test(word)) ?? [];
  return [
    ...found(MISPLACED_SIGN, text).map((sign) => `has a sign out of its place: “${sign}”`),
    ...found(CROWDED_MARKS, text).map((marks) => `has crowded marks: “${marks}”`),
    ...names
      .filter((word) => !THE_NAME.test(word))
      .map((word) => `misspells the Name of Allah: “${word}”`),
    ...found(BROKEN_EXALTATION, text).map((words) => `breaks what belongs to the Name: “${words}”`),
    ...found(MARK_APART, text).map((words) => `has a mark apart from its word: “${words}”`),
    ...found(MISPRINTS, text).map((letters) => `has the misprint “${letters}”`),
    ...found(MISSPELLINGS, text).map((letters) => `has the misspelling “${letters}”`),
    ...found(AGAINST_THE_RULES, text).map((letters) => `breaks a rule of spelling: “${letters}”`),
    ...sentencesTwice(text).map((sentence) => `says twice: “${sentence}”`),
  ];
}

function found(pattern: RegExp, text: string): string[] {
  return pattern.exec(text)?.slice(0, 1) ?? [];
}

const MIN_SENTENCE = 15;

function sentencesTwice(text: string): string[] {
  const sentences = text.split("।").map((sentence) => sentence.trim());
  return sentences.filter(
    (sentence, at) => sentence.length >= MIN_SENTENCE && sentences.indexOf(sentence) < at,
  );
}
