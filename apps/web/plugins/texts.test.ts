import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { pseudoText } from "./pseudo-text.ts";
import { cataloguesFrom } from "./used-catalogues.ts";

const source = (file: string) => new URL(`../src/${file}`, import.meta.url).pathname;

test("a page's catalogues are those that its modules use, however deep", () => {
  expect(cataloguesFrom(source("pages/site/contact.page.tsx"))).toEqual(["info"]);
  expect(cataloguesFrom(source("pages/site/about.page.tsx"))).toEqual([
    "editions",
    "info",
    "notices",
    "sources",
  ]);
});

test("what a page shows later is not among what it shows at first", () => {
  const first = cataloguesFrom(source("pages/reading/home.page.tsx"), true);
  const all = cataloguesFrom(source("pages/reading/home.page.tsx"));
  expect(all.filter((name) => !first.includes(name))).toEqual(
    expect.arrayContaining(["bookmark", "progress", "report", "together"]),
  );
  expect(first).toEqual(expect.arrayContaining(["reading", "settings"]));
});

test("the shell's catalogues hold none of a page", () => {
  const catalogues = cataloguesFrom(source("start/entry-client.tsx"));
  expect(catalogues).toEqual(expect.arrayContaining(["notices", "shell"]));
  expect(catalogues).not.toEqual(expect.arrayContaining(["info"]));
  expect(catalogues).not.toEqual(expect.arrayContaining(["quiz"]));
});

test.each([
  ["About", "⟦ÀÀbõõûût⟧"],
  ["Day {day}", ["⟦", "Dàày ", ["day"], "⟧"]],
  ["{count, number} times", ["⟦", ["count", 4], " tîîmééš", "⟧"]],
  ["Write <mail>to {you}</mail>", ["⟦", "Wrîîtéé ", ["mail", "tõõ ", ["you"]], "⟧"]],
  [
    "{n, plural, one {# day} other {days}}",
    ["⟦", ["n", 2, { one: [0, " dàày"], other: "dààyš" }], "⟧"],
  ],
  ["Aa", "Àà"],
])("the pseudo-language makes %j longer and accented, and leaves its names", (text, pseudo) => {
  expect(pseudoText(compile(text))).toEqual(pseudo);
});
