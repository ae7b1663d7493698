import { expect, test } from "vitest";
import { CORPUS } from "../../test/real-quran.ts";
import { indexCommentary } from "./commentary-index.ts";
import type { Commentary, CommentaryIndex } from "./commentary-index.ts";
import type { TafseerRun } from "../quran.ts";
import { inOneGo } from "@daily-quran/steps/steps";

// Synthetic texts throughout.
const ON_THREE = "Synthetic comment on three verses together, as one run.";
const ON_ONE = "Synthetic comment on one verse alone, and no other.";
const IN_BENGALI = "কৃত্রিম মন্তব্য, দুটি বাক্যের জন্য একসঙ্গে লেখা।";

function run(from: number, to: number, text: string): TafseerRun {
  return { surah: 2, from, to, text };
}

function indexed(commentary: Commentary): CommentaryIndex {
  return inOneGo(indexCommentary(commentary, CORPUS));
}

const position = (verse: number) => CORPUS.verseAt(2, verse).position;

test("gives every verse of a run the run's sentence", () => {
  const commentary = indexed({ en: [run(30, 32, ON_THREE), run(33, 33, ON_ONE)] });
  for (const verse of [30, 31, 32]) {
    expect(commentary.remarkOn(position(verse))).toMatchObject({
      from: position(30),
      to: position(32),
      option: { text: { en: ON_THREE, bn: ON_THREE } },
    });
  }
  expect(commentary.remarkOn(position(33))?.option.text.en).toBe(ON_ONE);
  expect(commentary.remarkOn(position(34))).toBeUndefined();
});

test("skips a sentence that is in two texts", () => {
  const commentary = indexed({ en: [run(30, 30, ON_ONE), run(40, 40, ON_ONE)] });
  expect(commentary.remarkOn(position(30))).toBeUndefined();
  expect(commentary.remarkOn(position(40))).toBeUndefined();
});

test("skips a sentence that only says its verse again", () => {
  const again = "Believers seek help from Allah through patience and prayer.";
  expect(indexed({ en: [run(33, 33, again)] }).remarkOn(position(33))).toBeDefined();
  expect(indexed({ en: [run(153, 153, again)] }).remarkOn(position(153))).toBeUndefined();
});

test("skips a sentence that is within another", () => {
  const within = `${ON_ONE} Synthetic words of its own that nobody else has said.`;
  const commentary = indexed({ en: [run(30, 30, ON_ONE), run(40, 40, within)] });
  expect(commentary.remarkOn(position(30))).toBeUndefined();
  expect(commentary.remarkOn(position(40))?.option.text.en).toBe(
    "Synthetic words of its own that nobody else has said.",
  );
});

test("asks only where both languages say something, over all the verses that either explains", () => {
  const commentary = indexed({
    en: [run(30, 30, ON_ONE), run(33, 35, ON_THREE)],
    bn: [run(30, 31, IN_BENGALI)],
  });
  expect(commentary.remarkOn(position(30))).toMatchObject({
    from: position(30),
    to: position(31),
    option: { text: { en: ON_ONE, bn: IN_BENGALI } },
  });
  expect(commentary.remarkOn(position(31))).toBeUndefined();
  expect(commentary.remarkOn(position(33))).toBeUndefined();
});

test("refuses a run on a verse that does not exist", () => {
  expect(() => indexed({ en: [run(287, 287, ON_ONE)] })).toThrow("The corpus has no verse 2:287");
});

test("gives nothing on a verse that leaves unbelief unanswered", () => {
  const magicians = CORPUS.positionOf(26, 34);
  const runs = [{ surah: 26, from: 34, to: 34, text: ON_ONE }];
  expect(indexed({ en: runs }).remarkOn(magicians)).toBeUndefined();
});

test("asks only the approved sentences of a commentary that was read", () => {
  const runs = [
    run(30, 30, `${ON_THREE} ${ON_ONE}`),
    run(40, 40, "Synthetic words that nobody has read."),
  ];
  const wasRead = (sentence: string, { from }: TafseerRun) => from === 30 && sentence === ON_ONE;
  const commentary = inOneGo(indexCommentary({ en: runs }, CORPUS, wasRead));
  expect(commentary.remarkOn(position(30))?.option.text.en).toBe(ON_ONE);
  expect(commentary.remarkOn(position(40))).toBeUndefined();
});
