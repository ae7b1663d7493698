import { expect, test } from "vitest";
import { commentarySentences, everySentence } from "./commentary-sentences.ts";

// Synthetic texts throughout.
const WHOLE = "Synthetic words that say one thing and are whole.";
const OTHER = "Synthetic words that say another thing, and are whole too.";

test("gives the whole sentences of a text, in order", () => {
  expect(commentarySentences(`${WHOLE} ${OTHER}`, "en")).toEqual([WHOLE, OTHER]);
});

test.each([
  ["breaks off", "Synthetic words that say something and then are broken off by"],
  ["begins in mid-sentence", "synthetic words whose beginning stands somewhere else."],
  ["is too short", "Synthetic and short."],
  ["is too long", `Synthetic ${"word ".repeat(60)}end.`],
  ["points elsewhere", "This is what the synthetic words before it were meant to say."],
  ["is about grammar", "The synthetic word is the predicate of the one that went before."],
  ["explains an Arabic word", "Synthetic words in which khayrun min hādhā is being explained."],
  ["has lost a sign", "Synthetic words on the Prophet s and what was said of him."],
  ["does not say who speaks", "Synthetic words in which My servants are told what they should do."],
  ["names nobody", "Long ago they stayed behind in a synthetic story of laziness."],
  ["speaks of what it does not show", "In synthetic words God will not fail in these matters."],
  ["reports unbelief", "The synthetic Jews say that Ezra is the one of whom it was told."],
  ["says what deniers claim of God", "A synthetic man is the son of God in the words of another."],
  ["glosses without a comma", "Yet what that is synthetic words could be better than the words?"],
  ["opens a quotation only", "Synthetic words that say ‘something and never close it again."],
  ["names a verse by its number", "Synthetic words that were said of 4:12 as much as of others."],
])("leaves out what %s", (_, sentence) => {
  expect(commentarySentences(`${sentence} ${WHOLE}`, "en")).not.toContain(sentence);
});

test.each([
  "She said Lo! Synthetic words follow an exclamation and belong to it.",
  "O synthetic people! Here are words that are only said to them.",
])("does not cut off what an exclamation begins: %s", (sentence) => {
  expect(everySentence(`${sentence} ${WHOLE}`)).toEqual([sentence, WHOLE]);
});

test("lets an exclamation end a sentence that is whole", () => {
  expect(everySentence(`What excellent synthetic words they are! ${WHOLE}`)).toHaveLength(2);
});

test("quotes the notes where there are some, without their marks", () => {
  const text =
    "কৃত্রিম অনুবাদ, যা এখানে উদ্ধৃত করা হবে না কখনোই।[১]\n[১] কৃত্রিম মন্তব্য, যা নিজেই সম্পূর্ণ একটি বাক্য হয়ে আছে।[২]";
  expect(commentarySentences(text, "bn")).toEqual(["কৃত্রিম মন্তব্য, যা নিজেই সম্পূর্ণ একটি বাক্য হয়ে আছে।"]);
});
