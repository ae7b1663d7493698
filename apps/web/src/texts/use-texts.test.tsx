import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../test/render.tsx";
import { useFormats } from "./use-formats.ts";
import { useTexts } from "./use-texts.ts";

const mail = (address: React.ReactNode) => <a href="mailto:x">{address}</a>;

function Texts({ count }: { readonly count: number }) {
  const words = useTexts("words");
  const info = useTexts("info");
  return (
    <>
      <p data-testid="text">{words("title")}</p>
      <p data-testid="count">{words("count", { count })}</p>
      <p data-testid="source">{words("source", { reference: "2:255", day: count })}</p>
      <p data-testid="rich">{info("writeTo", { address: "a@b.example", mail })}</p>
    </>
  );
}

const shown = (id: string) => screen.getByTestId(id).innerHTML;
const LINK = '<a href="mailto:x">a@b.example</a>';

test.each([
  ["en", 1, "1 word", "2:255 · Day 1"],
  ["en", 292, "292 words", "2:255 · Day 292"],
  ["bn", 1, "১টি শব্দ", "2:255 · দিন ১"],
  ["bn", 292, "২৯২টি শব্দ", "2:255 · দিন ২৯২"],
  ["pseudo", 2, "⟦2 wõõrdš⟧", "⟦2:255 · Dàày 2⟧"],
] as const)("in %s %i is counted as its language counts", (language, count, words, source) => {
  render(<Texts count={count} />, { language });
  expect(shown("count")).toBe(words);
  expect(shown("source")).toBe(source);
});

test.each([
  ["en", "Top Quranic Words", `Write to ${LINK}.`],
  ["bn", "কুরআনে সবচেয়ে বেশি আসা শব্দ", `এই ঠিকানায় লিখুন: ${LINK}`],
  ["pseudo", "⟦Tõõp Qûûràànîîc Wõõrdš⟧", `⟦Wrîîtéé tõõ ${LINK}.⟧`],
] as const)("in %s a text is as its catalogue has it, with its link", (language, text, rich) => {
  render(<Texts count={1} />, { language });
  expect(shown("text")).toBe(text);
  expect(shown("rich")).toBe(rich);
});

function Formats() {
  const { number, numerals, day, dayOfYear, minutes } = useFormats();
  const formatted = [
    number(6236),
    numerals("2:255"),
    day("2026-11-21"),
    day("2026-11-21T23:59:59.999Z"),
    dayOfYear("2026-11-21"),
    minutes(1),
    minutes(10),
  ];
  return (
    <ul>
      {formatted.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

test.each([
  ["en", ["6,236", "2:255", "Nov 21, 2026", "Nov 21, 2026", "Nov 21", "1 minute", "10 minutes"]],
  [
    "bn",
    ["৬,২৩৬", "২:২৫৫", "২১ নভেম্বর ২০২৬", "২১ নভেম্বর ২০২৬", "২১ নভেম্বর", "১ মিনিট", "১০ মিনিট"],
  ],
] as const)(
  "in %s numbers, days and minutes are as its readers write them",
  (language, expected) => {
    render(<Formats />, { language });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(expected);
  },
);

function Score() {
  const t = useTexts("quiz");
  const [points, setPoints] = useState(1);
  const score = t("score", { points, amount: (amount) => <strong>{amount}</strong> });
  return <button onClick={() => setPoints(3)}>{score}</button>;
}

test("a score goes on changing in a page that the browser has translated", () => {
  render(<Score />);
  const button = screen.getByRole("button");
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    font.textContent = text.data.replace("Score", "Punkte");
    text.replaceWith(font);
  }
  expect(button.textContent).toBe("Punkte 1");
  fireEvent.click(button);
  expect(button.textContent).toBe("Punkte 3");
});
