import type { developers as english } from "../en/developers.ts";
import type { Translation } from "../translation.ts";

export const developers = {
  head: "ডেভেলপারদের জন্য · দৈনিক কুরআন পাঠ",
  description: "এই সাইটের পাঠ, গ্রুপ ও কুইজ প্রোগ্রামের জন্য: REST API, টাইপসহ প্রসিডিউর, উদাহরণ ও সীমা।",
  title: "ডেভেলপারদের জন্য",
  intro: "এই সাইট যা দেখায়, আপনার প্রোগ্রামও তা পেতে পারে। পাঠ নিতে অ্যাকাউন্ট বা চাবি কিছুই লাগে না।",
  there: "কী কী আছে",
  thereDocs: "<docs>REST API</docs>, ব্রাউজারেই পড়া ও চালিয়ে দেখার জন্য;",
  thereOpenApi: "<file>এর OpenAPI বিবরণ</file>, যা থেকে ক্লায়েন্ট তৈরি করা যায়;",
  thereProcedures:
    "একই জিনিস tRPC-র টাইপসহ প্রসিডিউর হিসেবে; টাইপগুলো <code>@daily-quran/api</code> প্যাকেজে;",
  thereExamples:
    "চালানোর মতো উদাহরণ, সোর্সের <code>examples</code> ফোল্ডারে: একটি REST ক্লায়েন্ট, একটি tRPC ক্লায়েন্ট, একটি উইজেট ও curl।",
  first: "প্রথম কল",
  firstText: "আজকের পাঠ, আরবি, ইংরেজি ও বাংলায়:",
  firstEtag:
    "এর সঙ্গে একটি <code>ETag</code> আসে। সেটি <code>If-None-Match</code> হিসেবে ফেরত পাঠান; আপনার কপি ঠিক থাকলে শুধু ছোট একটি উত্তর আসে, 304।",
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
    "একটি টোকেন দিয়ে মিনিটে {count, number}টি অনুরোধ করা যায়। আর কতটি বাকি, তা প্রতিটি উত্তরের <code>RateLimit</code>-এ থাকে।",
  limitTooMany: "429 বা 503 এলে <code>Retry-After</code>-এ যত সেকেন্ড লেখা, ততক্ষণ অপেক্ষা করুন।",
  limitTokens:
    "একটি অ্যাকাউন্টে সর্বোচ্চ {count, number}টি টোকেন থাকে, প্রতিটির মেয়াদ সর্বোচ্চ {days, number} দিন।",
  limitLists:
    "তালিকা আসে ভাগে ভাগে, প্রতি ভাগে সর্বোচ্চ {count, number}টি। পরের ভাগের ঠিকানা <code>Link</code>-এ থাকে।",
  promise: "যা বদলাবে না",
  promiseText:
    "আজ যে কল কাজ করে, পরেও তা করবে। কোনো কল বন্ধ হওয়ার আগে অন্তত ছয় মাস তার উত্তরে <code>Deprecation</code> ও <code>Sunset</code> থাকে। নতুন তথ্য যেকোনো সময় যোগ হতে পারে।",
  licences: "লেখাগুলো",
  licencesText:
    "প্রতিটি অনুবাদ ও তাফসীরের নিজস্ব লাইসেন্স আছে, যা বাণিজ্যিক ব্যবহার নিষেধ করতে পারে। <sources>উৎসগুলোর</sources> সঙ্গে তা লেখা আছে।",
} as const satisfies Translation<typeof english>;
