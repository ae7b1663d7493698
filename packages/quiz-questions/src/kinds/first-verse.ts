import { edgeOfReading } from "../families/edge-of-reading.ts";

/** With which verse does the day's reading begin? */
export const firstVerse = edgeOfReading({
  kind: "first-verse",
  edge: "first",
  question: {
    en: "With which of these verses does this day's reading begin?",
    bn: "এই দিনের পাঠ নিচের কোন আয়াত দিয়ে শুরু হয়েছে?",
  },
  explain: (cited, others) => ({
    en: `This day's reading begins with ${cited.en}. The other three, ${others.en}, come later in it.`,
    bn: `এই দিনের পাঠ শুরু হয়েছে ${cited.bn} দিয়ে। বাকি তিনটি (${others.bn}) এসেছে এর পরে।`,
  }),
});
