import type { practice as english } from "../../en/groups/practice.ts";
import type { Translation } from "../../translation.ts";

export const practice = {
  title: "দিন {day, number}-এর অনুশীলন",
  loading: "প্রশ্ন লোড হচ্ছে…",
  failed: "প্রশ্নগুলো লোড করা গেল না",
  needsConnection: "অনুশীলনের জন্য ইন্টারনেট সংযোগ দরকার",
  more: "আরও তিনটি প্রশ্ন",
  moreHint: "এই দিনেরই আরও প্রশ্ন, পয়েন্ট ছাড়া। কিছুই জমা রাখা হয় না।",
  tryToday: "আজকের কুইজ দিয়ে দেখুন",
  tryDay: "এই দিনের কুইজ দিয়ে দেখুন",
  tryHint: "এই আয়াতগুলো নিয়ে তিনটি প্রশ্ন। অ্যাকাউন্ট লাগে না, কিছুই জমা রাখা হয় না।",
  end: "শেষ করুন",
  right: "{count, number}টির মধ্যে {right, number}টি সঠিক",
  others: "এই দিন নিয়ে আরও প্রশ্ন আছে।",
  again:
    "এই দিন নিয়ে আমাদের প্রায় সব প্রশ্নই আপনি দেখেছেন। এখন থেকে কিছু প্রশ্ন আবার আসবে, বারবার দেখলেই মনে থাকে।",
  close: "বন্ধ করুন",
  backToResults: "ফলাফলে ফিরুন",
} as const satisfies Translation<typeof english>;
