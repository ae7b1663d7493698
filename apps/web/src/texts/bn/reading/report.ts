import type { report as english } from "../../en/reading/report.ts";
import type { Translation } from "../../translation.ts";

export const report = {
  open: "ভুল জানান",
  notLoaded: "এটি লোড করা গেল না। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।",
  which: "ভুলটি কোথায়?",
  label:
    "{kind, select, verse {আরবি} english {ইংরেজি অনুবাদ} bengali {বাংলা অনুবাদ} transliteration {উচ্চারণ} tafseer {তাফসীর} question {এই প্রশ্ন} other {এই শব্দ}}",
  shown: "লেখাটি",
  what: "কী ভুল আছে?",
  notSent: "আপনার লেখা পাঠানো গেল না। লেখাটি এখানে রাখা আছে: আপনার নেটওয়ার্ক দেখে আবার পাঠান।",
  cancel: "বাতিল",
  send: "পাঠান",
  sending: "পাঠানো হচ্ছে…",
  thanks: "<thanks>ধন্যবাদ।</thanks> আপনার জানানো ভুলের নম্বর {number, number}।",
  whatNext:
    "যাঁরা এই সাইট চালান, তাঁরা লেখাটি মূল উৎসের সঙ্গে মিলিয়ে দেখবেন। ভুল হলে সবার জন্য সংশোধন করা হবে। আপনার সম্পর্কে কিছুই রাখা হয়নি, তাই কেউ আপনাকে উত্তর দিতে পারবেন না।",
  whatNextOfOwn:
    "আপনার গ্রুপের অ্যাডমিনরা এটি দেখবেন, আপনার নাম ছাড়া। আপনার কোনো তথ্য রাখা হয়নি, তাই কেউ আপনাকে উত্তর দিতে পারবেন না।",
  done: "ঠিক আছে",
} as const satisfies Translation<typeof english>;
