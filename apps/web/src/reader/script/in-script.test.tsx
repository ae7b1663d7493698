import { act, render } from "@testing-library/react";
import { findMatches } from "@daily-quran/quran-text/search/find-matches";
import { expect, test } from "vitest";
import { placedVerse } from "../../test/readings.ts";
import { InScript } from "./in-script.tsx";
import { script } from "./script.ts";
import type { TextRange } from "./written-verse.ts";

const nfc = (text: string) => text.normalize("NFC");

async function show(key: string, marksIn: (arabic: string) => readonly TextRange[] = () => []) {
  const [surah = 1, number = 1] = key.split(":").map(Number);
  const verse = placedVerse(surah, number);
  const shown = (
    <InScript verse={verse} arabic={verse.arabic} marks={marksIn(verse.arabic)}>
      {({ text, marks, ornament }) => (
        <>
          <p>{text}</p>
          {marks.map(({ start, end }) => (
            <mark key={start}>{text.slice(start, end)}</mark>
          ))}
          <b>{ornament}</b>
        </>
      )}
    </InScript>
  );
  // Its text is loaded while it is first shown.
  const { container } = await act(async () => render(shown));
  const texts = (name: string) =>
    [...container.querySelectorAll(name)].map(({ textContent }) => nfc(textContent));
  return { verse, text: () => texts("p")[0], marks: () => texts("mark"), end: () => texts("b")[0] };
}

test("without a choice a verse is in the Uthmani script, and its ornament the page's own", async () => {
  const { verse, text, end } = await show("112:1");
  expect([text(), end()]).toEqual([nfc(verse.arabic), ""]);
});

test("a verse changes its script where it stands, with what stands on its ornament", async () => {
  const { verse, text, end } = await show("112:1");
  await act(async () => script.set("indopak"));
  await expect.poll(text).toBe(nfc("قُلْ هُوَ اللّٰهُ اَحَدٌ"));
  expect(end()).toBe("\u06dd\u06da\u0661");
  act(() => script.set("uthmani"));
  expect(text()).toBe(nfc(verse.arabic));
});

test("the end of a ruku stands on the ornament, also on a number of three digits", async () => {
  script.set("indopak");
  const { end } = await show("2:141");
  await expect.poll(end).toBe("\u06dd\u08d6\u0661\u0664\u0661");
});

test.each([
  ["a word", "112:1", "الله", ["اللّٰهُ"]],
  ["words that follow each other as one", "112:1", "قل هو", ["قُلْ هُوَ"]],
  ["both words of one that is divided", "36:22", "ومالي", ["وَمَا لِيَ"]],
  ["the word after it", "36:22", "اعبد", ["اَعْبُدُ"]],
])("what is found is marked: %s", async (_, key, query, marked) => {
  script.set("indopak");
  const { marks } = await show(key, (arabic) => findMatches(arabic, query));
  await expect.poll(marks).toEqual(marked.map(nfc));
});
