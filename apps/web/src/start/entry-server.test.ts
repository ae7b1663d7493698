import { readdirSync } from "node:fs";
import { FIRST_FONTS } from "@daily-quran/domain/page";
import { addressIn, languageOf, languagePrefix } from "@daily-quran/domain/language";
import { expect, test, vi } from "vitest";
import { passage, reading } from "../test/readings.ts";
import { site } from "../test/site.ts";
import { documentOf } from "../shell/routes/route-documents.ts";
import { routes } from "../shell/routes/routes.ts";
import { renderPage } from "./entry-server.tsx";

const answers = [
  { path: "/api/current-reading", body: reading(1) },
  { path: "/api/schedule/1/verses", body: reading(1) },
  { path: "/api/surahs/114", body: passage([300], (surah) => surah === 114) },
  { path: "/api/juzs/30", body: passage([300], (surah) => surah >= 112) },
  { path: "/api/hizbs/60", body: passage([300], (surah) => surah >= 112) },
  { path: "/api/rukus/556", body: passage([300], (surah) => surah >= 112) },
  { path: "/api/rubs/240", body: passage([300], (surah) => surah >= 112) },
  { path: "/api/pages/604", body: passage([300], (surah) => surah >= 112) },
];
const asked = (url: string, now = "2026-02-04T00:00:00.000Z") => ({
  url,
  now,
  site,
  answers,
  pictures: "v1",
});
const page = (...of: Parameters<typeof asked>) => renderPage(asked(...of));

const WHOLE_FONT = vi.hoisted(
  () => "@font-face{font-family:Quran;src:url(data:font/woff2;base64,d2hvbGU=)}",
);

vi.mock(import("virtual:page-assets"), async (original) => {
  const { pageAssets } = await original();
  const quranFont = { href: "/quran.css", css: WHOLE_FONT };
  return { pageAssets: (...of) => ({ ...pageAssets(...of), quranFont }) };
});

test("the home page holds the day's whole reading", async () => {
  const { status, html } = await page("/");
  expect(status).toBe(200);
  expect(html.match(/<li [^>]*id="\d+-\d+"/g)).toHaveLength(31);
  expect(html).toContain(reading(1).surahs[1]?.verses[4]?.arabic);
  expect(html).toContain(reading(1).surahs[1]?.verses[4]?.bengaliTranslation);
});

test("home waits for fonts of its first verse, unless none can be made", async () => {
  const waiting = await page("/");
  expect(waiting.firstTexts?.quran).toContain(reading(1).surahs[0]?.verses[0]?.arabic);
  expect(waiting.html).toContain(FIRST_FONTS.quran);
  const whole = await renderPage({ ...asked("/"), lacksFirstFonts: true });
  expect(whole.firstTexts).toBeUndefined();
  expect(whole.html.split("</head>", 1)[0]).toContain(WHOLE_FONT);
});

const EXAMPLES: Readonly<Record<string, string>> = {
  "/:surah/:verse": "/1/5",
  "/:surah": "/114",
  "/juz/:juz": "/juz/30",
  "/hizb/:hizb": "/hizb/60",
  "/rub/:rub": "/rub/240",
  "/ruku/:ruku": "/ruku/556",
  "/page/:page": "/page/604",
};

const ways = ["/page/604?view=page", "/page/604?view=page&indopak", "/114?view=continuous"];

test.each([...Object.values(EXAMPLES), "/", "/schedule", ...ways])(
  "all of %s is there in both languages",
  async (url) => {
    expect((await page(url)).isMakeshift).toBe(false);
    expect((await page(addressIn("bn", url))).isMakeshift).toBe(false);
  },
);

test("a document tells that a part of it failed", async () => {
  const broken = answers.map(({ path }) => ({ path, body: { surahs: 1 } }));
  expect((await renderPage({ ...asked("/114"), answers: broken })).isMakeshift).toBe(true);
});

test("it is the same document at any time of the day", async () => {
  expect(await page("/", "2026-02-04T23:59:59.000Z")).toEqual(await page("/"));
});

test.each([
  ["/", 200, "Day 1: Al-Fatiha/Al-Baqarah · Daily Quran Reading", "https://quran.example/"],
  ["/about?from=x", 200, "About · Daily Quran Reading", "https://quran.example/about"],
  ["/contact", 200, "Contact · Daily Quran Reading", "https://quran.example/contact"],
  ["/privacy", 200, "Privacy · Daily Quran Reading", "https://quran.example/privacy"],
  ["/groups/:groupId", 200, "Reading Groups · Daily Quran Reading", undefined],
  ["/nowhere", 404, "Page not found · Daily Quran Reading", undefined],
  ["//evil.example/about", 404, "Page not found · Daily Quran Reading", undefined],
])("%s answers %i as %j", async (...[url, status, title, canonical]) => {
  const rendered = await page(url);
  expect(rendered.status).toBe(status);
  expect(/<title>(.*)<\/title>/.exec(rendered.html)?.[1]).toBe(title);
  expect(/<link rel="canonical" href="(.*)">/.exec(rendered.html)?.[1]).toBe(canonical);
});

test("every page that search engines list has a title and a description of its own", async () => {
  const listed = routes
    .filter(({ path }) => documentOf(path).search === "listed")
    .map(({ path }) => EXAMPLES[path] ?? path);
  const heads = await Promise.all(
    listed.map(async (path) => {
      const { html } = await page(path);
      const description = /<meta name="description" content="([^"]+)">/.exec(html)?.[1];
      return [/<title>(.*)<\/title>/.exec(html)?.[1], description] as const;
    }),
  );
  const [titles, descriptions] = [heads.map(([one]) => one), heads.map(([, one]) => one)];
  expect(titles).not.toContain("Daily Quran Reading");
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
});

test.each([
  ["/groups/7?tab=members", "/groups/:groupId"],
  ["/groups/7/cycles/3/quiz/101", "/groups/:groupId/cycles/:cycleId/quiz/:day"],
  ["/invite/abc", "/invite/:token"],
  ["/nowhere?x=1", "/*/*"],
  ["/groups/7/nothing", "/groups/*/*"],
  ["/about/us", "/about/*/*"],
  ["/auth?next=%2Fgroups", "/auth"],
])("%s is the same document as %s", async (url, rendered) => {
  expect(await page(url)).toEqual(await page(rendered));
});

test.each([
  ["/groups", "Reading groups need"],
  ["/groups/7", "Reading groups need"],
  ["/groups/7/cycles/3/quiz/101", "The quiz needs"],
  ["/account", "Your account needs"],
  ["/invite/abc", "Invitations need"],
  ["/reset", "Setting a password needs"],
  ["/auth", "Signing in needs"],
])("%s says without JavaScript that it needs it", async (url, what) => {
  const { html } = await page(url);
  const text = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? "";
  expect(text.replaceAll(/<.*?>/g, "")).toBe(
    `${what} JavaScript. Please turn it on in your browser, then reload this page.`,
  );
});

test.each([
  ["/bn/contact", 200, 'lang="bn" dir="ltr"', "যোগাযোগ", "যোগাযোগ · দৈনিক কুরআন পাঠ"],
  ["/bn/*/*", 404, 'lang="bn" dir="ltr"', "এই ঠিকানায় কোনো পাতা নেই", "পাতা পাওয়া যায়নি · দৈনিক কুরআন পাঠ"],
  [
    "/pseudo/contact",
    200,
    'lang="en-XB" dir="rtl"',
    "⟦Cõõntààct⟧",
    "⟦Cõõntààct · Dààîîly Qûûrààn Rééààdîîng⟧",
  ],
])(
  "%s answers %i in its own language; where that is not served, search engines get none",
  async (...expected) => {
    const [url, status, tag, heading, title] = expected;
    const rendered = await page(url);
    expect(rendered.status).toBe(status);
    expect(rendered.html).toContain(`<html ${tag} `);
    expect(/<h1>(.*)<\/h1>/.exec(rendered.html)?.[1]).toBe(heading);
    expect(/<title>(.*)<\/title>/.exec(rendered.html)?.[1]).toBe(title);
    expect(rendered.html).toContain('<meta name="robots" content="noindex">');
    const hrefs = Array.from(rendered.html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href);
    const links = hrefs.filter((href = "") => href.startsWith("/"));
    expect(links).toContain(`${languagePrefix(languageOf(url))}/about`);
    expect(links.filter((href = "") => languageOf(href) !== languageOf(url))).toEqual([]);
  },
);

test.each([
  ["/about", "/about"],
  ["/bn/about", "/bn/about"],
  ["/pseudo/about", undefined],
  ["/*/*", undefined],
  ["/bn/*/*", undefined],
])(
  "%s names its address in every language to search engines, if it is for them",
  async (url, canonical) => {
    const { html } = await renderPage({
      url,
      now: "2026-03-01T00:00:00.000Z",
      site: { ...site, languages: ["en", "bn", "pseudo"] },
      answers: [],
      pictures: "v1",
    });
    const links = [...html.matchAll(/<link rel="(canonical|alternate)".*? href="(.*?)">/g)];
    const hreflangs = [...html.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map((found) =>
      found.slice(1, 3),
    );
    expect(links.find(([, rel]) => rel === "canonical")?.[2]).toBe(
      canonical && `https://quran.example${canonical}`,
    );
    const everywhere = [
      ["en", "https://quran.example/about"],
      ["x-default", "https://quran.example/about"],
      ["bn", "https://quran.example/bn/about"],
    ];
    expect(hreflangs.filter(([, href]) => href?.startsWith("https"))).toEqual(
      canonical ? everywhere : [],
    );
  },
);

test.each([
  ["/about", "About · Daily Quran Reading", "en_US", "og-image.png", "manifest.webmanifest"],
  ["/bn/about", "পরিচিতি · দৈনিক কুরআন পাঠ", "bn_BD", "og-image-bn.png", "manifest-bn.webmanifest"],
])("%s is previewed and installed in its own language", async (url, ...expected) => {
  const { html } = await page(url);
  const og = (name: string) => new RegExp(`"og:${name}" content="(.*?)"`).exec(html)?.[1];
  const [, manifest = ""] = /<link rel="manifest" href="\/(.*?)">/.exec(html) ?? [];
  const image = og("image")?.replace("https://quran.example/", "") ?? "";
  expect([og("title"), og("locale"), image, manifest]).toEqual(expected);
  const inPublic = readdirSync(new URL("../../public", import.meta.url));
  expect(inPublic).toEqual(expect.arrayContaining([image, manifest]));
});

test.each([
  ["/", "og-image.png", "Daily Quran Reading"],
  ["/2/5", "pictures/v1/en/verse-2-5.png", "Al-Baqarah 2:5 · Daily Quran Reading"],
  ["/bn/114", "pictures/v1/bn/surah-114.png", "সূরা ১১৪: আন-নাস · দৈনিক কুরআন পাঠ"],
  ["/juz/30", "pictures/v1/en/juz-30.png", "Juz 30 · Daily Quran Reading"],
  ["/page/604", "pictures/v1/en/page-604.png", "Page 604 · Daily Quran Reading"],
])("%s is previewed with the picture %s", async (url, picture, alt) => {
  const { html } = await page(url);
  const images = [...html.matchAll(/<meta property="og:(image.*?)" content="(.*?)">/g)];
  expect(images.map((found) => found.slice(1, 3))).toEqual([
    ["image", `https://quran.example/${picture}`],
    ["image:type", "image/png"],
    ["image:width", "1200"],
    ["image:height", "630"],
    ["image:alt", alt],
  ]);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("no text can leave the script element with the preloaded responses", async () => {
  const body = { ...reading(300), readingTitle: "</script><script>alert(1)</script>" };
  const { html } = await renderPage({
    url: "/",
    now: "2026-03-01T00:00:00.000Z",
    site,
    answers: [{ path: "/api/current-reading", body }],
    pictures: "v1",
  });
  expect(html).not.toContain("<script>alert(1)");
  const data = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(data ?? "")).toEqual({
    site,
    answers: [{ path: "/api/current-reading", body }],
    day: 26,
  });
});
