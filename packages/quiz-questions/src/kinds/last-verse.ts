import { edgeOfReading } from "../families/edge-of-reading.ts";

/** With which verse does the day's reading end? */
export const lastVerse = edgeOfReading({
  kind: "last-verse",
  edge: "last",
  question: {
    en: "With which of these verses does this day's reading end?",
    bn: "এই দিনের পাঠ নিচের কোন আয়াত দিয়ে শেষ হয়েছে?",
  },
  explain: (cited, others) => ({
    en: `This day's reading ends with ${cited.en}. The other three, ${others.en}, come earlier in it.`,
    bn: `এই দিনের পাঠ শেষ হয়েছে ${cited.bn} দিয়ে। বাকি তিনটি (${others.bn}) এসেছে এর আগে।`,
  }),
});
