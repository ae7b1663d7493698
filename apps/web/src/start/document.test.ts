import { VERSE_FONT } from "@daily-quran/domain/page";
import { expect, test } from "vitest";
import { site } from "../test/site.ts";
import { renderDocument } from "./document.ts";

const sheet = (css: string) => ({ href: `/assets/${css.length}.css`, css });
const WHOLE = "@font-face{font-family:Quran;src:url(data:font/woff2;base64,d2hvbGU=)}";
const SMALL = WHOLE.replace("d2hvbGU=", VERSE_FONT);
const verse = (number: number, text: string) =>
  `<li id="112-${number}"><p lang="ar"><span>${text}</span><span> <!-- -->\u06dd${"٠١٢"[number]}</span></p></li>`;
const BODY = `<h2 lang="ar">الإخلاص</h2><ol>${verse(1, "قُلۡ هُوَ ٱللَّهُ أَحَدٌ")}${verse(2, "ٱللَّهُ ٱلصَّمَدُ")}</ol>`;

const render = (isVerseFirst: boolean, body = BODY) =>
  renderDocument({
    head: {
      title: "Day 300",
      description: "",
      canonical: undefined,
      alternates: [],
      origin: "https://quran.example",
      site: "Daily Quran Reading",
      pictures: "v1",
    },
    assets: {
      entry: "/app.js",
      scripts: [],
      texts: {},
      styles: [sheet("body{}")],
      quranFont: sheet(WHOLE),
      bengaliFont: sheet("p{}"),
      print: "/print.css",
    },
    way: undefined,
    language: "en",
    showsBengali: false,
    data: { site, answers: [], day: 300, search: "" },
    body,
    isVerseFirst,
    isWhole: true,
  });

test("a first verse has a font of its own in front, and the whole one and the settings at its end", () => {
  const { html, firstTexts } = render(true);
  expect(firstTexts).toEqual(["الإخلاصقُلۡ هُوَ ٱللَّهُ أَحَدٌ ۝١", "الإخلاص", "قُلۡ هُوَ ٱللَّهُ أَحَدٌ", "۝١"]);
  const [inFront = "", behind = ""] = html.split("</li>", 2);
  expect(inFront).toContain(`<style>${SMALL}</style>`);
  expect(inFront.split('<li id="112-1">')[1]).toContain(
    `</p><style data-href="/assets/${WHOLE.length}.css">${WHOLE}</style><script>`,
  );
  expect(behind).not.toContain("@font-face");
  expect(html.match(/<script>/g)).toHaveLength(2);
});

test.each([
  ["elsewhere", false, BODY],
  ["where no verse is", true, '<p lang="ar">ٱللَّه</p>'],
])("%s the whole font and the settings are in front", (_, isVerseFirst, body) => {
  const { html, firstTexts } = render(isVerseFirst, body);
  expect(firstTexts).toBeUndefined();
  const [head = "", rest = ""] = html.split("</head>", 2);
  expect(head).toContain(WHOLE);
  expect(head.match(/<script>/g)).toHaveLength(2);
  expect(rest).not.toMatch(/@font-face|<script>/);
});
