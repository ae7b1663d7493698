import { expect, test } from "vitest";
import { findPage, searchPaths } from "./find-page.ts";
import { findRoute } from "./routes.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/About/", "/about"],
  ["/groups", "/groups"],
  ["/groups/7", "/groups/:groupId"],
  ["/groups/7/", "/groups/:groupId"],
  ["/groups/7/cycles/3/quiz/101", "/groups/:groupId/cycles/:cycleId/quiz/:day"],
  ["/invite/abc", "/invite/:token"],
  ["/nowhere", "/*/*"],
  ["/nowhere/at/all", "/*/*"],
  ["//elsewhere.example/about", "/*/*"],
  ["/groups/7/nothing", "/groups/*/*"],
  ["/About/us", "/about/*/*"],
  ["/2/255", "/2/255"],
  ["/2/255-257", "/2/255-257"],
  ["/2/300-301", "/2/*"],
  ["/2", "/2"],
  ["/114", "/114"],
  ["/juz/30", "/juz/30"],
  ["/hizb/60", "/hizb/60"],
  ["/rub/240", "/rub/240"],
  ["/ruku/556", "/ruku/556"],
  ["/page/604", "/page/604"],
  ["/2/300", "/2/*"],
  ["/115/1", "/*/*"],
  ["/115", "/*/*"],
  ["/juz/31", "/*/*"],
  ["/hizb/61", "/*/*"],
  ["/ruku/557", "/*/*"],
  ["/page/605", "/*/*"],
  ["/2/255/1", "/2/*"],
])("%s is rendered as %s, and that as itself", (path, rendered) => {
  expect(findPage(path, 1, ["en"]).url).toBe(rendered);
  expect(findRoute(rendered)).toBe(findRoute(path));
  expect(findPage(rendered, 1, ["en"]).url).toBe(rendered);
});

const ALL = ["en", "bn", "pseudo"] as const;

test.each([
  ["/bn/about", "/bn/about", ["/api/editions"]],
  ["/bn/privacy?day=5", "/bn/privacy", []],
  ["/pseudo/contact", "/pseudo/contact", []],
  ["/bn", "/bn", ["/api/current-reading"]],
  ["/bn/schedule?day=5", "/bn/schedule?day=5", ["/api/schedule", "/api/schedule/5/verses"]],
  ["/bn/top-quran-words", "/bn/top-quran-words", ["/api/top-words"]],
  ["/bn/groups/7", "/bn/groups/:groupId", []],
  ["/bn/bn/about", "/bn/*/*", []],
])("in another language %s is %s", (address, url, preload) => {
  expect(findPage(address, 1, ALL)).toEqual({ url, preload, isRare: url.includes("?day=") });
});

test.each(["/bn/about", "/pseudo/about", "/bn"])(
  "nothing is at %s where its language is not served",
  (address) => {
    expect(findPage(address, 1, ["en"])).toEqual({ url: "/*/*", preload: [], isRare: false });
  },
);

test.each([
  ["/2:255", "/2/255"],
  ["/2%3A255", "/2/255"],
  ["/02/255", "/2/255"],
  ["/2/255/", "/2/255"],
  ["/2/", "/2"],
  ["/bn/2:255", "/bn/2/255"],
  ["/quran?page=42", "/page/42"],
  ["/bn/quran?page=042", "/bn/page/42"],
  ["/bn/quran?page=%E0%A7%AC%E0%A7%A6%E0%A7%AA", "/bn/page/604"],
  ["/2:255%E2%80%93257).", "/2/255-257"],
  ["/bn/2/%E0%A7%A8%E0%A7%AB%E0%A7%AB-%E0%A7%A8%E0%A7%AB%E0%A7%AD", "/bn/2/255-257"],
  ["/2/255-257,", "/2/255-257"],
  ["/2/255-7", "/2/255-257"],
  ["/2/257-255", "/2/255-257"],
  ["/2/285-300", "/2/285-286"],
  ["/2/255-255", "/2/255"],
  ["/2/255.", "/2/255"],
  ["/2/255%E0%A5%A4", "/2/255"],
  ["/2/255%E2%80%8B", "/2/255"],
  ["/bn/%E0%A7%A8/%E0%A7%A8%E0%A7%AB%E0%A7%AB", "/bn/2/255"],
  ["/%D9%A2:%D9%A2%D9%A5%D9%A5", "/2/255"],
  ["/juz/%E0%A7%A9%E0%A7%A6", "/juz/30"],
  ["/invite/abc-_.", "/invite/abc-_"],
  ["/bn/invite/abc%22", "/bn/invite/abc"],
  ["/groups/7,", "/groups/7"],
  ["/about!", "/about"],
  ["/schedule?day=84.", "/schedule?day=84"],
  ["/bn/schedule?day=%E0%A7%AE%E0%A7%AA", "/bn/schedule?day=84"],
])("%s leads to %s", (address, redirect) => {
  expect(findPage(address, 1, ALL)).toMatchObject({ redirect });
});

test.each([
  "/2/255",
  "/2:300",
  "/115:1",
  "/2:0",
  "/quran",
  "/quran?page=605",
  "/quran?page=x",
  "/nowhere.",
  "//elsewhere.example.",
  "//.",
  "/2/300.",
  "/2/255%",
  "/schedule?day=301.",
])("%s leads nowhere else", (address) => {
  expect(findPage(address, 1, ALL).redirect).toBeUndefined();
});

const preloadOf = (address: string) => findPage(address, 1, ALL).preload;

test("a verse comes with its day's reading, a surah, a juz and a page with theirs", () => {
  expect(preloadOf("/bn/2/255")).toEqual(["/api/schedule/20/verses"]);
  expect(preloadOf("/bn/2/255-257")).toEqual(["/api/schedule/20/verses"]);
  expect(preloadOf("/2")).toEqual(["/api/surahs/2"]);
  expect(preloadOf("/juz/30")).toEqual(["/api/juzs/30"]);
  expect(preloadOf("/page/604")).toEqual(["/api/pages/604"]);
  expect(preloadOf("/quran")).toEqual(["/api/surahs"]);
});

const urlOf = (address: string) => findPage(address, 1, ALL).url;

test("a page as it is printed comes with the pages that have its verses, each way with its address", () => {
  expect(preloadOf("/page/50?view=page")).toEqual(["/api/pages/50"]);
  expect(preloadOf("/page/121?view=page")).toEqual(["/api/pages/121", "/api/pages/122"]);
  // The head of the next page's surah stands at its foot.
  expect(preloadOf("/page/76?view=page")).toEqual(["/api/pages/76", "/api/pages/77"]);
  expect(urlOf("/bn/page/50?x=1&view=page")).toBe("/bn/page/50?view=page");
  expect(urlOf("/page/50?view=verses")).toBe("/page/50");
  expect(urlOf("/page/50?view=other")).toBe("/page/50");
  expect(urlOf("/about?view=page")).toBe("/about");
});

test("an address names a page of the Indo-Pak mushaf, which begins on its own page of the Madani one", () => {
  const named = "/page/603?view=page&indopak=609";
  expect([urlOf(named), ...preloadOf(named)]).toEqual([named, "/api/pages/603", "/api/pages/604"]);
  expect(urlOf("/bn/page/603?indopak=609&view=page")).toBe(`/bn${named}`);
  for (const other of ["", "=1", "=611", "=x"])
    expect(urlOf(`/page/603?view=page&indopak${other}`)).toBe("/page/603?view=page&indopak=608");
  expect(urlOf("/page/603?indopak=609")).toBe("/page/603");
  expect(urlOf("/juz/30?view=page&indopak=609")).toBe("/juz/30?view=page");
});

const TODAYS = ["/api/schedule", "/api/current-reading"];

test.each([
  ["/?from=elsewhere", "/", ["/api/current-reading"]],
  ["/top-quran-words", "/top-quran-words", ["/api/top-words"]],
  ["/about?day=5", "/about", ["/api/editions"]],
  ["/groups/7?day=5", "/groups/:groupId", []],
  ["/schedule", "/schedule", TODAYS],
  ["/schedule?day=5", "/schedule?day=5", ["/api/schedule", "/api/schedule/5/verses"]],
  ["/schedule?from=x&day=300", "/schedule?day=300", ["/api/schedule", "/api/schedule/300/verses"]],
  ["/schedule?day=102", "/schedule?day=102", TODAYS],
  ["/schedule?day=301", "/schedule", TODAYS],
  ["/schedule?day=05", "/schedule", TODAYS],
  ["/schedule?day=5%00", "/schedule", TODAYS],
  ["/schedule?day=0&day=5", "/schedule", TODAYS],
  ["/schedule?DAY=5", "/schedule", TODAYS],
])("on day 102 %s is %s and comes with %j", (address, url, preload) => {
  expect(findPage(address, 102, ["en"])).toEqual({ url, preload, isRare: url.includes("?") });
});

test("search engines read every public page and every day once, and no members' page", () => {
  expect(searchPaths.listed.slice(0, 10)).toEqual([
    "/",
    "/schedule",
    "/quran",
    "/top-quran-words",
    "/about",
    "/contact",
    "/developers",
    "/privacy",
    "/groups",
    "/schedule?day=1",
  ]);
  expect(searchPaths.listed).toHaveLength(309 + 114 + 30 + 60 + 556);
  expect(searchPaths.listed[308]).toBe("/schedule?day=300");
  expect(searchPaths.listed.slice(309)).toEqual(
    expect.arrayContaining(["/1", "/114", "/juz/30", "/hizb/60", "/ruku/556"]),
  );
  expect(searchPaths.closed).toEqual([
    "/bookmarks",
    "/my-reading",
    "/device",
    "/account",
    "/groups/",
    "/khatmas/",
    "/invite/",
  ]);
});
