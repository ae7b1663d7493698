import { expect, it } from "vitest";
import { EDITION_SOURCES } from "../ingest/edition-sources.ts";
import { readEditionVerses, readQuranJson } from "../ingest/quran-json.ts";
import { checkLanguage } from "./check-language.ts";
import { joinRuns } from "./runs.ts";

const { arabic, en: english, bn: bengali, plainTransliteration } = EDITION_SOURCES;
const runsOf = (source: Parameters<typeof readEditionVerses>[0]) =>
  joinRuns(readEditionVerses(source));
const messageOf = (...[runs, language]: Parameters<typeof checkLanguage>): string => {
  try {
    checkLanguage(runs, language);
  } catch (error) {
    return (error as Error).message;
  }
  return "taken";
};
const all = "To take it all the same: --any-language";

it("takes English as English and Bengali as Bengali", () => {
  expect(messageOf(runsOf(english), "en")).toBe("taken");
  expect(messageOf(runsOf(bengali), "bn")).toBe("taken");
});

it.each([
  [bengali, "en", "English", "0 % of its letters are Latin"],
  [arabic, "en", "English", "0 % of its letters are Latin"],
  [english, "bn", "Bengali", "0 % of its letters are Bengali"],
  [plainTransliteration, "en", "English", "0 % of its words are such as “the”, “of” and “and”"],
] as const)("refuses $0.id as $1", (source, language, name, fault) => {
  expect(messageOf(runsOf(source), language)).toBe(
    `This is not ${name}, as it was said to be: ${fault}. ${all}`,
  );
});

it.each(["quran_fr.json", "quran_tr.json", "quran_id.json"] as const)(
  "refuses %s as English",
  (file) => {
    const runs = readQuranJson(file).flatMap(({ id, verses }) =>
      verses.map((verse) => ({
        surah: id,
        from: verse.id,
        to: verse.id,
        text: verse.translation ?? "",
      })),
    );
    expect(messageOf(runs, "en")).toContain("0 % of its words are such as");
  },
);

it("refuses Assamese as Bengali", () => {
  const text = "সকলো প্ৰশংসা আল্লাহৰ বাবে, যি সমগ্ৰ জগতৰ প্ৰতিপালক";
  expect(messageOf([{ surah: 1, from: 2, to: 2, text }], "bn")).toBe(
    `This is not Bengali, as it was said to be: it is written with letters of Assamese. ${all}`,
  );
});

it("does not judge a language by too few words", () => {
  expect(messageOf([{ surah: 1, from: 1, to: 1, text: "Kata ini" }], "en")).toBe("taken");
});
