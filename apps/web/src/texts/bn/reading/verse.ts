import type { verse as english } from "../../en/reading/verse.ts";
import type { Translation } from "../../translation.ts";

export const verse = {
  more: "আয়াত {verse}: বুকমার্ক করুন, কপি করুন বা ভুল জানান",
  failed: "এটি লোড করা গেল না। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।",
} as const satisfies Translation<typeof english>;
