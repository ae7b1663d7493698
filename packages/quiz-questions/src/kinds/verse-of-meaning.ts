import { verseOfText } from "../families/by-number.ts";
import { meaningSide } from "../families/verse-sides.ts";

/** A meaning is shown; which verse has it? */
export const verseOfMeaning = verseOfText({
  kind: "verse-of-meaning",
  side: meaningSide,
  question: { en: "Which verse has this meaning?", bn: "এটি কোন আয়াতের অর্থ?" },
  explain: (cited) => ({
    en: `This is the meaning of ${cited.en}; the other verses say something else.`,
    bn: `এটি ${cited.bn}-এর অর্থ; অন্য আয়াতগুলোর অর্থ আলাদা।`,
  }),
});
