import { FIRST_FONTS } from "@daily-quran/domain/page";
import { expect, test } from "vitest";
import { site } from "../test/site.ts";
import { renderDocument } from "./document.ts";

const sheet = (css: string) => ({ href: `/assets/${css.length}.css`, css });
const WHOLE = "@font-face{font-family:Quran;src:url(data:font/woff2;base64,d2hvbGU=)}";
const SMALL = WHOLE.replace("d2hvbGU=", FIRST_FONTS.quran);
const verse = (number: number, text: string) =>
  `<li id="112-${number}"><p lang="ar"><span>${text}</span><span> <!-- -->\u06dd${"٠١٢"[number]}</span></p></li>`;
const BODY = `<h2 lang="ar">الإخلاص</h2><ol>${verse(1, "قُلۡ هُوَ ٱللَّهُ أَحَدٌ")}${verse(2, "ٱللَّهُ ٱلصَّمَدُ")}</ol>`;

const BENGALI = "@font-face{font-family:Bengali;src:url(data:font/woff2;base64,YmVuZ2FsaQ==)}";
const RULES = "body{}.panel{}";

const render = (isVerseFirst: boolean, body = BODY, showsBengali = false) =>
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
      styles: [sheet(RULES)],
      quranFont: sheet(WHOLE),
      bengaliFont: sheet(BENGALI),
      print: "/print.css",
    },
    way: undefined,
    language: "en",
    showsBengali,
    data: { site, answers: [], day: 300, search: "" },
    body,
    isVerseFirst,
    isWhole: true,
  });

test("a first verse has fonts of its texts and the rules that apply there in front, the rest at its end", () => {
  const { html, firstTexts } = render(true);
  expect(firstTexts).toEqual({
    quran: ["الإخلاصقُلۡ هُوَ ٱللَّهُ أَحَدٌ ۝١", "الإخلاص", "قُلۡ هُوَ ٱللَّهُ أَحَدٌ", "۝١"],
  });
  const [inFront = "", behind = ""] = html.split("</li>", 2);
  expect(inFront).toContain(`<style>${SMALL}body{}</style>`);
  expect(inFront.split('<li id="112-1">')[1]).toContain(
    `</p><div data-late hidden><style data-href="/assets/${WHOLE.length}.css">${WHOLE}</style><style data-href="/assets/${RULES.length}.css">${RULES}</style><link rel="stylesheet" href="/print.css" media="print"><script>`,
  );
  expect(inFront).toMatch(/<\/script><\/div>$/);
  expect(behind).not.toMatch(/<style|stylesheet/);
  expect(html.match(/<script>/g)).toHaveLength(2);
});

test("on a page with Bengali a first verse has a font of its words too, but of none that are closed", () => {
  const settings = `<aside popover="auto" class="panel">সেটিংস</aside>`;
  const fold = `<details><summary>অ</summary>অনুবাদ</details>`;
  const line = `<p lang="bn" data-line="transliteration">ক্বুল হুওয়া</p>`;
  const { html, firstTexts } = render(
    true,
    settings + fold + BODY.replace("</p>", `</p>${line}`),
    true,
  );
  expect(firstTexts?.bengali).toEqual(["অ"]);
  const small = BENGALI.replace("YmVuZ2FsaQ==", FIRST_FONTS.bengali);
  const [head = "", rest = ""] = html.split("</head>", 2);
  expect(head).toContain(
    `<style>${SMALL}body{}</style><style data-until-late>[data-newcomer] body{visibility:hidden}`,
  );
  expect(rest).toContain(
    `</p><div data-late hidden><style>${small}[data-newcomer] body{visibility:visible}</style></div>${line}`,
  );
  expect(rest).toContain(`<style>${BENGALI}</style>`);
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
