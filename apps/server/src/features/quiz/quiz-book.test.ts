import { EventEmitter, once } from "node:events";
import { Edition } from "@daily-quran/domain/edition";
import { QuizQuestion } from "@daily-quran/domain/quiz";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { Commentary } from "@daily-quran/quiz-questions/commentary/commentary-index";
import { seededRandom } from "@daily-quran/quiz-questions/seeded-random";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { contentOfLibrary } from "../../content/content-of-library.ts";
import type { Content } from "../../content/content.ts";
import { liveContent } from "../../content/live-content.ts";
import { type Library, NO_EDITIONS } from "../../content/library.ts";
import { parseDocument } from "../../content/ready-document.ts";
import { verseTexts } from "../../content/verse-texts.ts";
import { builtIn, ownContent } from "../../../test/own-content.ts";
import type { QuizBook, QuizKey } from "../../request/quiz-book.ts";
import { quizBook } from "./quiz-book.ts";
import { indexSources } from "./quiz-sources.ts";

const POINTS = { pointsPerReading: 1, pointsPerTranslation: 2, pointsPerTafseer: 3 };
const noCommentary = async () => ({});
const plain = await indexSources(ownContent, noCommentary);
const withCommentary = await indexSources(ownContent, async () => madeUpCommentary());
const key = (id: number, day = 1): QuizKey => ({ cycle: { id, ...POINTS }, day });

test("the verses are indexed once for every commentary, and again with a translation", async () => {
  const corpusWith = async (kind: "tafseer" | "translation") =>
    (await indexSources(await contentOfLibrary(builtIn, libraryOf(kind)), noCommentary)).corpus;
  expect(withCommentary.corpus).toBe(plain.corpus);
  expect(await corpusWith("tafseer")).toBe(plain.corpus);
  expect((await corpusWith("translation")).verseAt(1, 1).translations.en).toBe("Another text.");
  const again = await indexSources(ownContent, noCommentary);
  expect(again.corpus.verseAt(1, 1).translations.en).toBe(
    plain.corpus.verseAt(1, 1).translations.en,
  );
});

test("texts that are replaced and put back while they are indexed are not mixed", async () => {
  const other = await contentOfLibrary(builtIn, libraryOf("translation", 18));
  /** Replaces the texts in the middle of a reading of all days. */
  const replacedBy = (content: Content, [day, next]: [number, () => Content]): Content => ({
    ...content,
    verses: {},
    parseReading: (read) => {
      if (read === day) live.replace(next());
      return content.parseReading(read);
    },
  });
  const first: Content = replacedBy(ownContent, [100, () => second]);
  const second: Content = replacedBy(other, [200, () => first]);
  const live = liveContent(first, async () => {});
  const { corpus } = await indexSources(live, noCommentary);
  expect(corpus.verseAt(18, 1).translations.en).toBe(plain.corpus.verseAt(18, 1).translations.en);
});

test("the 250 most recently used quizzes are cached; an evicted one is rebuilt the same", async () => {
  const book = quizBook(ownContent, async () => plain);
  let asked = 0;
  // Of a few days, because a day's verses are prepared only once.
  const requestOthers = async (count: number): Promise<void> => {
    for (const end = asked + count; asked < end; asked += 1)
      await book.questionsOf(key(3 + Math.floor(asked / 4), 1 + (asked % 4)));
  };
  const first = await book.questionsOf(key(1));
  const second = await book.questionsOf(key(2));
  await requestOthers(248);
  expect(await book.questionsOf(key(1))).toBe(first);
  await requestOthers(1);
  const again = await book.questionsOf(key(2));
  expect(again).not.toBe(second);
  expect(again).toEqual(second);
});

test("who waits half a minute for the index is refused for now, and the index is built once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const index = new EventEmitter();
    let times = 0;
    const book = quizBook(ownContent, () => {
      times += 1;
      return once(index, "built").then(() => plain);
    });
    const refused = book.questionsOf(key(1));
    vi.advanceTimersByTime(30_000);
    await expect(refused).rejects.toMatchObject({ code: "OVERLOADED", retryAfter: 5 });
    const later = book.questionsOf(key(1));
    index.emit("built");
    expect((await later).en).toHaveLength(3);
    expect(times).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test("every day's questions have the shape in which they are sent", async () => {
  const book = quizBook(ownContent, async () => plain);
  for (let day = 1; day <= PLAN_DAYS; day += 1) {
    const { en, bn } = await book.questionsOf(key(1, day));
    for (const questions of [en, bn])
      expect(() => z.array(QuizQuestion).length(3).parse(questions), `day ${day}`).not.toThrow();
  }
});

/** A made-up comment on each of the first seven verses of the Quran and the first 24 of its second surah. */
function madeUpCommentary(): Commentary {
  const random = seededRandom("commentary");
  const word = () =>
    Array.from({ length: 3 }, () => "aeioubdfgklmnprst"[random.below(17)]).join("");
  const text = () => `Made-up comment ${Array.from({ length: 12 }, word).join(" ")}.`;
  const on = (surah: number, verses: number) =>
    Array.from({ length: verses }, (_, index) => ({
      surah,
      from: index + 1,
      to: index + 1,
      text: text(),
    }));
  return { en: [...on(1, 7), ...on(2, 24)] };
}

const kinds = async (book: QuizBook) =>
  (await book.questionsOf(key(1))).en.map(({ type, kind }) => [type, kind]);

test("an installed commentary gets a question, and the other questions stay", async () => {
  const texts = { version: "before" };
  let sources = plain;
  const book = quizBook(texts, async () => sources);
  const before = await book.questionsOf(key(1));
  sources = withCommentary;
  expect(await book.questionsOf(key(1))).toBe(before);
  texts.version = "after";
  const after = await book.questionsOf(key(1));
  expect(after.en.slice(0, 2)).toEqual(before.en.slice(0, 2));
  expect(before.en[2]?.kind).not.toMatch(/commentary/);
  expect((await kinds(book))[2]).toEqual(["tafseer", expect.stringMatching(/commentary/)]);
});

test("texts that change while they are read are read again", async () => {
  const texts = { version: "before" };
  const book = quizBook(texts, async () => {
    if (texts.version === "after") return withCommentary;
    texts.version = "after";
    return plain;
  });
  expect((await kinds(book))[2]).toEqual(["tafseer", expect.stringMatching(/commentary/)]);
});

test("the first request after a failure is answered", async () => {
  let away = true;
  const book = quizBook(ownContent, async () => {
    if (away) throw new Error("away");
    return plain;
  });
  await expect(book.questionsOf(key(1))).rejects.toThrow("away");
  away = false;
  expect((await book.questionsOf(key(1))).en).toHaveLength(3);
});

/** A library with one edition in English, which readings are made of. */
function libraryOf(kind: "tafseer" | "translation", surah = 1): Library {
  const [own] = z.array(Edition).parse(parseDocument(builtIn.editions));
  if (!own) throw new Error("The text has no edition");
  const listed = { ...own, id: "en-other", kind, language: "en" as const, builtIn: false };
  const texts = verseTexts([{ surah, from: 1, to: 1, text: "Another text." }]);
  const edition = {
    listed: { ...listed, isDefault: true, isLanguageDefault: true },
    revision: 1,
    texts,
  };
  return { ...NO_EDITIONS, version: kind, editions: [edition] };
}
