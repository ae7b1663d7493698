import { expect, test } from "vitest";
import { commentaryExcerpt } from "./commentary-excerpt.ts";

// All texts here are synthetic: they only have the layout of real commentaries.
const RENDERING = "Synthetic rendering of the verse in one line [১]";
const NOTE = "A synthetic note that stands by itself and says something of the verse.";

test("quotes the first note rather than the rendering above it, without its mark", () => {
  expect(commentaryExcerpt(`${RENDERING}\n[১] ${NOTE}`)).toBe(NOTE);
});

test("passes over a note that only points at something", () => {
  expect(commentaryExcerpt(`${RENDERING}\n[1] This ${NOTE}\n[2] ${NOTE}`)).toBe(NOTE);
});

test("quotes the rendering where no note stands by itself, without its note marks", () => {
  expect(commentaryExcerpt(`${RENDERING} it goes on\n(১) This ${NOTE}`)).toBe(
    "Synthetic rendering of the verse in one line it goes on",
  );
});

test("cuts a long text at a word when no clause ends in time", () => {
  expect(commentaryExcerpt("word ".repeat(60))).toBe(`${"word ".repeat(34)}…`);
});

test.each([
  ["Arabic, which would give the verse away", "Synthetic comment with an Arabic word كلمة in it"],
  ["a verse number", "Synthetic comment that refers to 2:30 of the text"],
  ["a verse number in Bengali digits", "Synthetic comment that refers to ২:৩০ of the text"],
  ["markup", "Synthetic comment with <b>markup</b> in the text"],
  ["a matter of the body", "Synthetic comment on sexual matters in the law"],
  ["too short a text", "Synthetic comment"],
  ["nothing", ""],
])("quotes no text with %s", (_, text) => {
  expect(commentaryExcerpt(text)).toBeUndefined();
});
