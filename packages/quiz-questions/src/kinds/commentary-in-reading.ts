import { commentaryFace } from "../families/faces.ts";
import { oneInReading } from "../families/one-in-reading.ts";

/** Four sentences of the commentary; which is on a verse in the day's reading? */
export const commentaryInReading = oneInReading({
  kind: "commentary-in-reading",
  face: commentaryFace,
  question: {
    en: "Which of these sentences of the commentary explains a verse in this day's reading?",
    bn: "তাফসিরের নিচের কোন কথাটি এই দিনের পাঠের একটি আয়াতের ব্যাখ্যায় এসেছে?",
  },
  explain: (cited, others) => ({
    en: `The commentary says this about ${cited.en}. The others are about ${others.en}, outside this day's reading.`,
    bn: `তাফসিরের এই কথাটি ${cited.bn}-এর ব্যাখ্যায় এসেছে। অন্যগুলো ${others.bn}-এর ব্যাখ্যায়; সেগুলো এই দিনের পাঠের বাইরে।`,
  }),
});
