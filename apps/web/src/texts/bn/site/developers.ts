import type { developers as english } from "../../en/site/developers.ts";
import type { Translation } from "../../translation.ts";

export const developers = {
  head: "ডেভেলপারদের জন্য · দৈনিক কুরআন পাঠ",
  description: "এই সাইটের পাঠ, গ্রুপ ও কুইজ প্রোগ্রামের জন্য: REST API, টাইপসহ প্রসিডিউর, উদাহরণ ও সীমা।",
  title: "ডেভেলপারদের জন্য",
  intro: "এই সাইট যা দেখায়, আপনার প্রোগ্রামও তা পেতে পারে। পাঠ নিতে অ্যাকাউন্ট বা চাবি কিছুই লাগে না।",
  there: "কী কী আছে",
  thereDocs: "<docs>REST API</docs>, ব্রাউজারেই পড়া ও চালিয়ে দেখার জন্য;",
  thereOpenApi: "<file>এর OpenAPI বিবরণ</file>, যা থেকে ক্লায়েন্ট তৈরি করা যায়;",
  thereEditions: "<editions>এখানে কোন কোন লেখা আছে</editions>, প্রতিটির নাম, লেখক, লাইসেন্স ও উৎস;",
  thereVerses:
    "<code>?editions=</code> দিয়ে সেগুলোর কয়েকটি পাশাপাশি, একাধিক জায়গার আয়াত একসঙ্গে, আর দৈবভাবে একটি আয়াত: <code>/api/random-verse</code>;",
  thereTexts:
    "লাইসেন্স অনুমতি দিলে প্রতিটি লেখা পুরোটা এক ফাইলে, JSON, CSV, XML বা সাধারণ লাইন হিসেবে: ঠিকানাগুলো <code>/api/editions/en-saheeh</code>-এ; পাঠসূচি <code>/api/schedule.csv</code>-এ;",
  thereProcedures:
    "একই জিনিস tRPC-র টাইপসহ প্রসিডিউর হিসেবে; টাইপগুলোর প্যাকেজ <code>@daily-quran/api</code> কোনো উন্মুক্ত রেজিস্ট্রিতে নেই;",
  thereAssistants:
    "এআই সহকারীর জন্য <code>/mcp</code>-এ Model Context Protocol, যদি সাইটের পরিচালক তা চালু করে থাকেন: <code>Accept: application/json, text/event-stream</code> দিয়ে <code>POST</code>; কোনো প্রোগ্রাম থেকে, অন্য সাইটের পাতা থেকে নয়;",
  thereExamples:
    "চালানোর মতো উদাহরণ: <python>Python</python>, <go>Go</go>, <curl>curl</curl>, <bot>একটি বট</bot> ও <widget>একটি উইজেট</widget>; এই সাইটের ঠিকানা <code>SERVER</code>-এ দিন, উইজেটে <code>server</code>-এ। TypeScript-এর উদাহরণ ও টাইপ <contact>যাঁরা এই সাইট চালান</contact>, তাঁদের কাছে চেয়ে নিন।",
  first: "প্রথম কল",
  firstText: "আজকের পাঠ, আরবি, ইংরেজি ও বাংলায়:",
  firstEtag:
    "এর সঙ্গে একটি <code>ETag</code> আসে। সেটি <code>If-None-Match</code> হিসেবে ফেরত পাঠান; আপনার কপি ঠিক থাকলে শুধু ছোট একটি উত্তর আসে, 304।",
  firstDaily:
    "নতুন দিন শুরু হলে আপনার কাছে কিছু পাঠানো হয় না: 00:00 UTC-র পরে আবার চেয়ে নিন। একটি পাঠ ২০ কিলোবাইটের বেশি হতে পারে, চ্যাটের এক বার্তায় না-ও ধরতে পারে; এখানে তার পাতা <code>/schedule?day=</code> ও দিনের নম্বর, একটি আয়াতের পাতা <code>/2/255</code>।",
  firstEditions:
    "যে কলেই আয়াত আসে, <code>editions</code> সেখানেই চলে: আয়াতের <code>texts</code>-এ আইডি অনুযায়ী প্রতিটি লেখা থাকে, সঙ্গে <code>remark</code> ও <code>notes</code>; লেখাটি যেখানেই দেখান, এগুলোও সঙ্গে রাখুন। কোনো কল যে প্যারামিটার চেনে না, তা উপেক্ষা করে।",
  otherSite: "অন্য সাইটের পাতায়",
  otherSiteText:
    "যেকোনো সাইটের পাতা এই API ব্যবহার করতে পারে, ত্রুটির বার্তাও পড়তে পারে। এতে কখনো কুকি ব্যবহার হয় না।",
  tokens: "কারও পক্ষে কাজ করা",
  tokensText:
    "গ্রুপ, কুইজ ও অগ্রগতি ব্যবহারকারীর নিজের। <account>আপনার অ্যাকাউন্টে</account> একটি অ্যাক্সেস টোকেন তৈরি করুন, আর সেখানেই বেছে নিন তা দিয়ে শুধু দেখা যাবে, না বদলানোও যাবে। টোকেন হেডারে পাঠাতে হয়; ঠিকানায় বা সবার জন্য খোলা পাতায় কখনো রাখবেন না।",
  procedures: "টাইপসহ প্রসিডিউর",
  proceduresText: "প্যাকেজটিতে শুধু টাইপ আছে। নাম ও উত্তর হুবহু সার্ভারের:",
  limits: "সীমা",
  limitRequests:
    "একটি টোকেন দিয়ে মিনিটে {count, number}টি অনুরোধ করা যায়; সার্ভারের প্রতিটি প্রসেস আলাদা করে গোনে। যেসব উত্তর গোনা হয়, সেগুলোর <code>RateLimit</code>-এ লেখা থাকে আর কতটি বাকি। সবার জন্য একই উত্তর গোনা হয় না।",
  limitTooMany: "429 বা 503 এলে <code>Retry-After</code>-এ যত সেকেন্ড লেখা, ততক্ষণ অপেক্ষা করুন।",
  limitTokens:
    "একটি অ্যাকাউন্টে সর্বোচ্চ {count, number}টি টোকেন থাকে, প্রতিটির মেয়াদ সর্বোচ্চ {days, number} দিন।",
  limitLists:
    "তালিকা আসে ভাগে ভাগে, প্রতি ভাগে সর্বোচ্চ {count, number}টি, কোনো কোনো তালিকায় আরও কম। পরের ভাগের ঠিকানা <code>Link</code>-এ থাকে।",
  promise: "যা বদলাবে না",
  promiseText:
    "আজ যে কল কাজ করে, পরেও তা করবে। কোনো কল বন্ধ হওয়ার আগে অন্তত ছয় মাস তার উত্তরে <code>Deprecation</code> ও <code>Sunset</code> থাকে। নতুন তথ্য যেকোনো সময় যোগ হতে পারে।",
  licences: "লেখাগুলো",
  licencesText:
    "প্রতিটি অনুবাদ ও তাফসীরের নিজস্ব লাইসেন্স আছে, যা বাণিজ্যিক ব্যবহার নিষেধ করতে পারে: <code>licence</code>-এ তা লেখা থাকে। পাঠের নিজের অনুবাদগুলো সেই সংস্করণ, যেগুলোতে <code>isDefault</code> আছে। যেখানে দেখাবেন, সেখানে সংস্করণের নাম, লেখক ও <code>source</code> লিখুন। <sources>উৎসগুলো</sources> একটি পাতায়ও আছে।",
  own: "আপনার নিজের সার্ভার",
  ownText:
    "যিনি সার্ভার চালান, তিনি প্রোগ্রাম ও তার ডেটা (<code>DATA_DIR</code>) যেখানে আছে সেখানে ফাইল থেকে লেখা যোগ করতে পারেন, আবার চালু করতে হয় না:",
  ownForms:
    "Tanzil-এর ধরন চলে (<code>text.txt</code> ও <code>text.xml</code> ফাইল তেমনই), QuranEnc, QUL, quran.com, alquran.cloud ও আরও কয়েকটির ধরনও; কোনটি পাওয়া গেল তা বলে দেয়। আইডিতে ছোট হাতের ইংরেজি অক্ষর ও অঙ্ক থাকে, মাঝে হাইফেন। ভাষা ইংরেজি বা বাংলা: আইডি <code>en-</code> বা <code>bn-</code> দিয়ে শুরু না হলে <code>--language</code> দিয়ে বলে দিন। নাম, লেখক ও লাইসেন্স যেমন দেন, পাঠক তেমনই দেখেন। <code>use</code> দিলে পাঠে আগের লেখার জায়গায় এটি থাকে; না দিলে কলে এর নাম দিতে হয়।",
} as const satisfies Translation<typeof english>;
