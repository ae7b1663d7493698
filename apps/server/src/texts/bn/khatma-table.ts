import type { khatmaTable as english } from "../en/khatma-table.ts";

export const khatmaTable: typeof english = {
  columns: ["অংশ", "আয়াত", "অবস্থা", "নাম", "আরও যাঁরা পড়েছেন"],
  free: "খালি",
  taken: "নেওয়া হয়েছে",
  done: "পড়া হয়েছে",
};
