import { expect, test } from "vitest";
import { bankFaults } from "./bank-faults.ts";
import type { WrittenQuestion } from "./bank-question.ts";
import { wholeBankFaults } from "./whole-bank-faults.ts";

const side = (over: Partial<WrittenQuestion["en"]> = {}): WrittenQuestion["en"] => ({
  question: "What did his brothers bring to Jacob as proof?",
  options: ["A shirt", "A ring", "A letter", "A cup"],
  explanation: "There was false blood on it (12:18).",
  evidence: [{ verse: "12:18", text: "false blood" }],
  ...over,
});

const bengali = (over: Partial<WrittenQuestion["bn"]> = {}): WrittenQuestion["bn"] => ({
  question: "প্রমাণ হিসেবে ভাইয়েরা ইয়াকুব (আ.)-এর কাছে কী আনল?",
  options: ["জামা", "আংটি", "চিঠি", "পেয়ালা"],
  explanation: "তাতে কৃত্রিম রক্ত ছিল (১২:১৮)।",
  evidence: [{ verse: "12:18", text: "কৃত্রিম রক্ত" }],
  ...over,
});

const question = (over: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  id: "118-false-blood",
  day: 118,
  verses: ["12:18"],
  kind: "what",
  answer: 0,
  status: "drafted",
  en: side(),
  bn: bengali(),
  ...over,
});

const TEXTS = {
  en: "And they brought upon his shirt false blood.",
  bn: "এবং তারা তার জামায় কৃত্রিম রক্ত লাগিয়ে আনল।",
};
const faultsOf = (asked: WrittenQuestion) =>
  bankFaults(asked, (verse, language) => (verse === "12:18" ? TEXTS[language] : undefined));

test("a sound question has no fault, whatever form its letters are encoded in", () => {
  expect(faultsOf(question())).toEqual([]);
  expect(
    faultsOf(question({ bn: bengali({ evidence: [{ verse: "12:18", text: "জামায়" }] }) })),
  ).toEqual([]);
});

test.each<[string, Partial<WrittenQuestion>, string]>([
  [
    "evidence with another word",
    { en: side({ evidence: [{ verse: "12:18", text: "true blood" }] }) },
    "en evidence: 12:18 does not have “true blood”",
  ],
  [
    "evidence of a verse that is not named",
    { en: side({ evidence: [{ verse: "12:19", text: "blood" }] }) },
    "en evidence: 12:19 is not among the verses",
  ],
  [
    "a verse of another day",
    { verses: ["12:18", "2:255"] },
    "verses 1: This verse is not of the day's reading. (2:255)",
  ],
  [
    "two options alike",
    { en: side({ options: ["A shirt", "a shirt", "A letter", "A cup"] }) },
    "en options: Two of the options are the same. (A shirt, a shirt, A letter, A cup)",
  ],
  [
    "an option that is much longer",
    {
      en: side({
        options: [
          "A shirt that was covered with the blood of a sheep",
          "A ring",
          "A letter",
          "A cup",
        ],
      }),
    },
    "en options: One option is much longer than another, so it stands out. (50, 6, 8, 5)",
  ],
  [
    "a name in another form",
    { bn: bengali({ question: "প্রমাণ হিসেবে ভাইয়েরা ইয়াকূব (আ.)-এর কাছে কী আনল?" }) },
    "bn question: Jacob (Yaqub) is ইয়াকুব",
  ],
  [
    "a prophet without the blessing",
    { bn: bengali({ question: "প্রমাণ হিসেবে ভাইয়েরা ইয়াকুবের কাছে কী আনল?" }) },
    "bn: ইয়াকুব without (আ.)",
  ],
  [
    "an explanation without its verse",
    { en: side({ explanation: "There was false blood on it." }) },
    "en explanation: An explanation names its verse, such as 12:18. (There was false blood on it.)",
  ],
  [
    "an explanation that names another verse",
    { en: side({ explanation: "There was false blood on it (12:19)." }) },
    "en explanation: This names a verse that the question is not about. (12:19)",
  ],
  [
    "a commentary as the source",
    { en: side({ explanation: "So a hadith says (12:18)." }) },
    "en explanation: This has a word of a hadith, a commentary, a school or an insult: ask what the verses say. (hadith)",
  ],
])("%s is a fault", (_, over, fault) => {
  expect(faultsOf(question(over)).map((one) => one.normalize("NFC"))).toContain(
    `118-false-blood: ${fault}`.normalize("NFC"),
  );
});

test("the whole bank: each day has enough, of several kinds, and no question twice", () => {
  const faults = wholeBankFaults([question(), question({ id: "118-again" })]);
  expect(faults).toEqual(
    expect.arrayContaining([
      "day 1: 0 questions",
      "day 118: 2 questions",
      "118-again: the evidence of 118-false-blood",
      "118-again: asks like 118-false-blood",
      "the right option stands at 0 in 100 %",
    ]),
  );
});
