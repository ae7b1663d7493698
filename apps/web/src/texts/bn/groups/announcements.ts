import type { announcements as english } from "../../en/groups/announcements.ts";
import type { Translation } from "../../translation.ts";

export const announcements = {
  title: "ঘোষণা",
  announce: "ঘোষণা দিন",
  announcing: "ঘোষণা দেওয়া হচ্ছে...",
  message: "সদস্যদের কী জানাবেন?",
  messageWhy: "আগেরটির জায়গায় এটি ট্যাবগুলোর ওপরে থাকবে। সরাতে চাইলে ঘরটি খালি করুন।",
  notDone: "কাজটি হলো না। আবার চেষ্টা করুন।",
  quiet: "কারা নীরব আছেন",
  quietWhy:
    "যাঁরা আপনাকে দেখার অনুমতি দিয়েছেন, তাঁদের মধ্যে যাঁরা এক সপ্তাহ অংশ নেননি। সপ্তাহে একবার প্রীতির কথাই যথেষ্ট।",
  quietNone: "যাঁরা দেখার অনুমতি দিয়েছেন, তাঁদের কেউ এক সপ্তাহ নীরব নন।",
  quietLoading: "লোড হচ্ছে...",
  quietFailed: "কারা নীরব, তা লোড করা গেল না",
  nudge: "প্রীতির কথা পাঠান",
  nudgeNamed: "{name}-কে প্রীতির কথা পাঠান",
  nudged: "{day} তারিখে পাঠানো হয়েছে",
} as const satisfies Translation<typeof english>;
