import { render } from "@testing-library/react";
import { findMatches } from "@daily-quran/quran-text/search/find-matches";
import { expect, test } from "vitest";
import { reading } from "../../../test/readings.ts";
import { ArabicText } from "../../../ui/text/arabic-text.tsx";
import { MarkedText } from "./marked-text.tsx";

const verses = Array.from({ length: 300 }, (_, index) => reading(index + 1)).flatMap(({ surahs }) =>
  surahs.flatMap((surah) => surah.verses),
);

/** The whole text and the marked parts of it, as they are shown. */
function shown(text: string, query: string) {
  const { container } = render(
    <MarkedText text={text} marks={findMatches(text, query)}>
      {(part) => <ArabicText text={part} />}
    </MarkedText>,
  );
  const marks = [...container.querySelectorAll("mark")].map(({ textContent }) => textContent);
  return { text: container.textContent, marks };
}

test("a footnote is numbered by the style where it stands, and no letter is added", () => {
  const notes = [7, 7, 11].map((at) => ({ at, text: "A note." }));
  const { container, rerender } = render(<MarkedText text="My word." marks={[]} notes={notes} />);
  const places = [...container.childNodes].map((node) => node.nodeName + (node.textContent ?? ""));
  expect(places).toEqual(["#textMy word", "SUP", "SUP", "#text.", "SUP"]);
  rerender(<MarkedText text="My word." marks={[{ start: 0, end: 2 }]} notes={notes} />);
  expect(container.innerHTML).toBe("<mark>My</mark> word.");
});

test("matches are marked in place", () => {
  expect(shown("Lord of the worlds, Lord", "lord")).toEqual({
    text: "Lord of the worlds, Lord",
    marks: ["Lord", "Lord"],
  });
  expect(shown("Lord", "worlds")).toEqual({ text: "Lord", marks: [] });
});

test.each(["ا", "ء", "و"])(
  "%s marks no letter of the Quran twice, and passes over none",
  (query) => {
    for (const { arabic } of verses) {
      let end = 0;
      for (const range of findMatches(arabic, query)) {
        if (range.start < end || range.end <= range.start) throw new Error(arabic);
        end = range.end;
      }
    }
    expect(verses).toHaveLength(6236);
  },
);

test("the words that need care keep every letter when a part of them is marked", () => {
  const careful = verses.filter(({ arabic }) => /[\u06e4\u2009]/.test(arabic));
  expect(careful).toHaveLength(16);
  for (const { arabic } of careful) expect(shown(arabic, "ر").text).toBe(arabic);
});
