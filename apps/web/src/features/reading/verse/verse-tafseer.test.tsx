import type { ListedEdition } from "@daily-quran/domain/edition";
import type { Surah, Verse } from "@daily-quran/domain/reading";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { stubNetwork } from "../../../test/stub-network.ts";
import { listedEditions, tafseerEdition } from "../../../test/editions.ts";
import { reading } from "../../../test/readings.ts";
import { render } from "../../../test/render.tsx";
import { MarksContext } from "./marks.ts";
import { findInReading } from "../search/find-in-reading.ts";
import { SurahCard } from "../surah/surah-card.tsx";

/** Surah 108 of day 300 with commentaries on its three verses. */
function surahWith(tafseer: readonly Partial<Verse>[]): Surah {
  const surah = reading(300).surahs.find(({ number }) => number === 108);
  if (!surah) throw new Error("Day 300 does not read surah 108");
  return {
    ...surah,
    verses: surah.verses.map((verse, index) => ({ ...verse, ...tafseer[index] })),
  };
}

const ON_BOTH = [
  { tafseer: "On both.\n\nIn two parts.", tafseerRange: { from: 1, to: 2 } },
  { tafseerRef: 1 },
  { tafseer: "শেষ আয়াত।" },
];

const folds = () => [...document.querySelectorAll("details")];

test("a commentary is folded under its verse, once, with its range where it has one", () => {
  render(<SurahCard surah={surahWith(ON_BOTH)} />);
  expect(folds().map((fold) => [fold.closest("li")?.id, fold.textContent, fold.open])).toEqual([
    ["108-1", "Tafseer 108:1–2On both.\n\nIn two parts.", false],
    ["108-3", "Tafseerশেষ আয়াত।", false],
  ]);
});

test("a range that began on the day before is named whole", () => {
  const before = { tafseer: "Long.", tafseerRange: { from: 1, to: 3 } };
  const surah = surahWith([{}, before, { tafseerRef: 2 }]);
  render(<SurahCard surah={{ ...surah, verses: surah.verses.slice(1) }} />);
  expect(folds().map((fold) => fold.querySelector("summary")?.textContent)).toEqual([
    "Tafseer 108:1–3",
  ]);
});

test("each has the language that it is written in, and the direction of its letters", () => {
  render(<SurahCard surah={surahWith(ON_BOTH)} />);
  expect(folds().map((fold) => fold.querySelector("p")?.outerHTML)).toEqual([
    expect.stringMatching(/^<p dir="auto" lang="en" /),
    expect.stringMatching(/^<p dir="auto" lang="bn" /),
  ]);
});

test("the Arabic in it is set in the Quran's font, from right to left", () => {
  const text = "It is said: قُلْ هُوَ ٱللَّهُ أَحَدٌ، اللَّهُ الصَّمَدُ (112:1), and ﷺ.";
  render(<SurahCard surah={surahWith([{ tafseer: text }])} />);
  const [paragraph] = folds().map((fold) => fold.querySelector("p"));
  expect(paragraph?.textContent).toBe(text);
  expect(
    [...(paragraph?.querySelectorAll("span") ?? [])].map(({ lang, dir, textContent }) => [
      lang,
      dir,
      textContent,
    ]),
  ).toEqual([
    ["ar", "rtl", "قُلْ هُوَ ٱللَّهُ أَحَدٌ، اللَّهُ الصَّمَدُ"],
    ["ar", "rtl", "ﷺ"],
  ]);
});

test("the edition's name is shown once it is unfolded", async () => {
  const edition: ListedEdition = tafseerEdition("en-deep", "The Deep Sea");
  const calls = stubNetwork({ "GET /api/editions": { body: [...listedEditions(), edition] } });
  render(<SurahCard surah={surahWith(ON_BOTH)} tafseerEdition="en-deep" />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "en-deep",
    "en-deep",
  ]);
  expect(calls).toEqual([]);
  const [first] = folds();
  if (!first) throw new Error("There is no commentary");
  first.open = true;
  fireEvent(first, new Event("toggle"));
  const [source] = await screen.findAllByText("The Deep Sea, A Scholar");
  expect(source?.getAttribute("href")).toBe("/about#en-deep");
  expect(calls).toEqual(["GET /api/editions"]);
});

test("search matches in it are marked, and it is unfolded", () => {
  const found = findInReading({ ...reading(300), surahs: [surahWith(ON_BOTH)] }, "  TWO parts");
  expect(found.count).toBe(1);
  render(
    <MarksContext value={found.findMarks}>
      {found.surahs.map((surah) => (
        <SurahCard key={surah.number} surah={surah} />
      ))}
    </MarksContext>,
  );
  expect(folds().map((fold) => [fold.open, fold.dataset["found"]])).toEqual([[true, "true"]]);
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "two parts",
  ]);
});

test("without one there is nothing", () => {
  render(<SurahCard surah={surahWith([])} />);
  expect(folds()).toEqual([]);
});
