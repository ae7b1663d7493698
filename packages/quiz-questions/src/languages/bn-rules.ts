import { NAMES } from "./bn-names.ts";
import type { LanguageRules } from "./quiz-language.ts";

// The source has verses with digits for letters and characters of other scripts.
const CLEAN = /^[\u0964\u0965\u0980-\u09E5\u09F0-\u09FF\u200C\u200D\s,;:.?!()'"‘’“”–—-]+$/u;
const ENDS = /[।?!]["'’”)]*$/u;

/** What the quiz must know of texts in Bengali. */
export const RULES: LanguageRules = {
  translation: {
    wordsOf: (text) => text.split(/[\s,।]+/u),
    standsAlone: (text) =>
      CLEAN.test(text) && ENDS.test(text) && text.split("‘").length <= text.split("’").length,
    runsOn: (text) => /[,;:–—-]["'’”)]*$/u.test(text),
    areJoined: (before) => /[,;:–—-]["'”’]?$/u.test(before),
    continues: /^[^\p{L}]*(আর|এবং|ও|অতঃপর|তারপর|অতএব|সুতরাং|কিন্তু|তবে|অথবা|ফলে|কাজেই|তখন)\s/u,
  },
  sentences: {
    begins: /^[\u0985-\u09B9‘“'"]/u,
    exclaims: /(^|[\s‘“"'(])(হে\s[^.?!।]*|ওহে\s[^.?!।]*|হায়|সাবধান)!$/u,
    unfit: [
      // What points elsewhere.
      /^(এ|এই|এর|এটা|এটি|এরা|এখানে|এতে|এগুলো|অথবা|উক্ত|যেমন|পূর্বে|তা|তাই|এবং|কিংবা|সুতরাং|অতএব|কেননা|কারণ|কেউ|আবার|দ্বিতীয়|তৃতীয়|প্রথম|অনুরূপ|এভাবে|এমন|ঐ|সে|তাঁর|তার|তিনি|তারা|দেখুন|অন্য|অর্থ|অর্থাৎ|যার|যাঁর|যাতে|যেখানে|যেহেতু|ফলে|তবে|বরং|কিন্তু|তখন|সেই|সেখানে|এরাই|ওরা|ওদের|তাদের|তাকে|তাঁকে|এমনকি|পক্ষান্তরে|এখান|উভয়|সেদিন|আর|এ-ই|এটাও|এটাই|যা|যে|যথা|প্রথমটি|মোট|কাজেই|তাছাড়া|তারপর|এরপর|এরপরও|এরপরে|এমতাবস্থায়|এরূপ|কোন কোন|বলা হচ্ছে|না|শুধু|সব|সর্বাস্থায়|পুনরায়|পূর্বের|নচেৎ|তারাও|তাহলে|যাই|মূলতঃ|তারই|পরিশেষে|কতক)[\s,:-]/u,
      // A pronoun before any noun, or what was said before.
      /^(\S+\s+){0,2}(তাঁরা|তারা|তাঁকে|তাদেরকে|ওদেরকে)\s|(^|\s)(সেই|উক্ত|ঐ|প্রথমতঃ|এ হতে|এই শ্রেণীর|অন্য স্থানেও?)\s|(উল্লিখিত|উপরোক্ত|পূর্বোক্ত|তাঁদেরকে দূর|আল্লাকে|মাজার|মুশকির|নিজেরদের|শবাধার)|সহীহায়নে/u,
      // What explains a word, or names its source.
      /শব্দ|এখানে|বুঝানো|বোঝানো|উদ্দেশ্য|বর্ণনা করা হ|অবতীর্ণ হয়|এখান হতে|এই লোক|আভিধানিক|ব্যাকরণ|বচন|ক্রিয়া|বিশেষ্য|বিশেষণ|সর্বনাম|ধাতু|উহ্য|হরফ|অক্ষর|এর অর্থ|অর্থ হল|বলতে|সম্বন্ধ|ক্বিরাআত|কিরাআত|আয়াত|সূরা|বুখারী|মুসলিম শরীফ|তিরমিযী|মুসনাদ|ইবনে কাসীর|ফাতহুল/u,
    ],
    never: [
      // The words of Allah or of a prophet, without a sign of who is speaking.
      /(^|[^\p{L}\p{M}])(আমি|আমরা|আমায়|আমার|আমাকে|আমাদের)/u,
      // Matters of law and of the body that belong in study, not among a quiz's options.
      /সহবাস|সঙ্গম|যৌন|বীর্য|ঋতু|ব্যভিচার|লজ্জাস্থান|মাসিক/u,
      // What the commentary reports of deniers would be shown without its answer.
      /যাদুকর|জাদুকর|পাগল|গণক|কবি|নির্বোধ|মিথ্যুক|আনয়ন কর/u,
      // Nor is it said in a single sentence what they claim of God.
      /আল্লাহর (পুত্র|ছেলে|বেটা|সন্তান|কন্যা)|(ইয়াহুদী|খ্রিষ্টান|মুশরিক|কাফের|মুনাফি)[^।]*(বলত|বলে|বলল|মনে কর|দাবী)|আল্লাহ তাদেরকে ধ্বংস/u,
    ],
  },
  bank: {
    denied: /হাদিস|হাদীস|তাফসীর|তাফসির|মুফাসসির|বর্ণিত আছে যে নবী|শিয়া|সুন্নি|মাযহাব|বোকা|গাধা লোক/u,
    names: NAMES,
  },
};
