import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { ArabicText } from "./arabic-text.tsx";
import classes from "./arabic-text.module.css";

function verse(day: number, surah: number, number: number): string {
  const found = reading(day)
    .surahs.find((each) => each.number === surah)
    ?.verses.find((each) => each.verseNumber === number);
  if (!found) throw new Error(`No ${surah}:${number} on day ${day}`);
  return found.arabic;
}

const spans = (container: HTMLElement) =>
  [...container.querySelectorAll("span")].map(({ className, textContent }) => [
    className,
    textContent,
  ]);

/** Words of a text, counted from 1. */
const words = (text: string, first: number, last = first) =>
  text
    .split(" ")
    .slice(first - 1, last)
    .join(" ");

test("the word of a prostration is overlined, without the sign that follows it", () => {
  const text = verse(87, 7, 206);
  const { container } = render(<ArabicText text={text} />);
  expect(container.textContent).toBe(text);
  expect(spans(container)).toEqual([[classes["prostration"], words(text, 11).slice(0, -1)]]);
});

test("neighbouring words have one line", () => {
  const text = verse(125, 13, 15);
  const { container } = render(<ArabicText text={text} />);
  expect(spans(container)).toEqual([[classes["prostration"], words(text, 1, 2)]]);
});

test("a word with a thin space in it is never broken", () => {
  const text = verse(5, 2, 72);
  const { container } = render(<ArabicText text={text} />);
  expect(container.textContent).toBe(text);
  expect(spans(container)).toEqual([[classes["unbroken"], words(text, 4)]]);
});

test("any other verse is one run of text", () => {
  const text = verse(1, 2, 5);
  const { container } = render(<ArabicText text={text} />);
  expect(container.innerHTML).toBe(text);
});

const allVerses = () =>
  Array.from({ length: 300 }, (_, index) => reading(index + 1)).flatMap(({ surahs }) =>
    surahs.flatMap(({ verses }) => verses.map(({ arabic }) => arabic)),
  );

test("the sign of a quarter is set apart, and every letter of its verse stays", () => {
  const texts = allVerses().filter((arabic) => arabic.includes("۞"));
  expect(texts).toHaveLength(199);
  for (const text of texts) {
    const { container } = render(<ArabicText text={text} />);
    expect(container.textContent).toBe(text);
    const [sign, ...rest] = spans(container).filter(([name]) => name === classes["quarter"]);
    expect([sign, rest]).toEqual([[classes["quarter"], "۞"], []]);
  }
});

test("no verse with such signs loses or gains a letter", () => {
  const texts = allVerses().filter((arabic) => /[\u06e4\u2009]/.test(arabic));
  expect(texts).toHaveLength(16);
  for (const text of texts) {
    expect(render(<ArabicText text={text} />).container.textContent).toBe(text);
  }
});
