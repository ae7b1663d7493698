import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { passage } from "../../test/readings.ts";
import userEvent from "@testing-library/user-event";
import { stubNetwork } from "../../test/stub-network.ts";
import { render } from "../../test/render.tsx";
import { PassagePage } from "./passage.page.tsx";

/** The verses of a page as the product serves them, out of the readings of days. */
function pagePassage(page: number, days: readonly number[]) {
  const surahs = passage(days, () => true).surahs.map((surah) => ({
    ...surah,
    verses: surah.verses.filter((verse) => verse.page === page),
  }));
  return { surahs: surahs.filter(({ verses }) => verses.length > 0) };
}

const lineOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test("a surah is read whole, with the borders of the days", () => {
  const calls = stubNetwork({});
  render(<PassagePage />, {
    url: "/67",
    path: "/:surah",
    answers: [{ path: "/api/surahs/67", body: passage([280, 281], (surah) => surah === 67) }],
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Surah 67: Al-Mulk");
  expect(document.title).toBe("Surah 67: Al-Mulk · Daily Quran Reading");
  expect(document.querySelectorAll("li[id^='67-']")).toHaveLength(30);
  expect(lineOf("a[href^='/schedule?day=']")).toEqual(["Day 280", "Day 281"]);
  const beside = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(beside).toEqual(["/66", "/68", "/66", "/68"]);
  expect(calls).toEqual([]);
});

/** The borders of days and the names of surahs, as they stand one after the other. */
const borders = () => lineOf("a[href^='/schedule?day='], h2[lang=ar]");

test("a day is named where it begins: above a surah's name, and not again at the next surah", () => {
  render(<PassagePage />, {
    url: "/juz/30",
    path: "/juz/:juz",
    answers: [{ path: "/api/juzs/30", body: passage([292, 293, 294], (surah) => surah >= 80) }],
  });
  // Day 294 begins within the surah before.
  expect(borders().join(" ")).toBe(
    "Day 292 عبس التكوير Day 293 الانفطار المطففين Day 294 الانشقاق البروج",
  );
});

test("a page has the surahs that are on it, and none after the last", () => {
  render(<PassagePage />, {
    url: "/page/604",
    path: "/page/:page",
    answers: [{ path: "/api/pages/604", body: passage([300], (surah) => surah >= 112) }],
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page 604");
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  const beside = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(beside).toEqual(["/page/603", "/page/603"]);
});

const printed = (number: number, days: readonly number[], at = `/page/${number}?view=page`) => {
  const pages = [-1, 0, 1, 2, 3]
    .map((step) => number + step)
    .map((one) => ({
      path: `/api/pages/${one}`,
      body: pagePassage(one, days),
    }));
  return render(<PassagePage />, { url: at, path: "/page/:page", answers: pages });
};

const linesOf = () =>
  [...document.querySelectorAll("article [data-line]")].map((line) =>
    line.textContent.normalize("NFC"),
  );

test("a page as it is printed has its lines, whose words are the text, and verses in their order", async () => {
  printed(604, [300]);
  await screen.findByRole("article");
  expect(linesOf()).toHaveLength(15);
  expect(linesOf()[0]).toBe("سورة الإخلاص");
  const [first] = pagePassage(604, [300]).surahs;
  expect(linesOf()[2]).toBe(
    first?.verses
      .slice(0, 3)
      .map(({ arabic }, at) => `${arabic} \u06dd${"١٢٣"[at]}`)
      .join(" ")
      .normalize("NFC"),
  );
  expect(lineOf("[role=group]")).toHaveLength(15);
  const [back] = screen.getAllByRole("link", { name: "Page 603" });
  expect(back?.getAttribute("href")).toBe("/page/603?view=page");
  expect(screen.getByRole("link", { name: "Verse by verse" }).getAttribute("href")).toBe(
    "/page/604",
  );
});

test("a printed page without one that faces it says how long that one page takes", async () => {
  printed(596, [297]);
  await screen.findByRole("article");
  expect(screen.getByText(/min\sto\sread/).textContent).toBe("4\u00a0min to\u00a0read");
});

test("above the lines stand the surahs that are on them, and no other of the pages with its verses", async () => {
  printed(596, [297]);
  await screen.findByRole("article");
  expect(document.querySelector("article p")?.textContent).toBe(
    "Al-Layl · Ad-Duhaa · Ash-SharhJuz 30 · ½ Hizb 60",
  );
});

test("a verse that goes on to other lines is one to who hears it", async () => {
  printed(121, [60, 61]);
  await screen.findByRole("article");
  // In print it begins and ends with other verses than the page of the plan.
  const verses = [...document.querySelectorAll("[role=group]")];
  expect([verses[0]?.id, verses.at(-1)?.id]).toEqual(["5-78", "5-83"]);
  const whole = verses.map((verse) => {
    const owned = (verse.getAttribute("aria-owns") ?? "").split(" ").filter(Boolean);
    return [verse, ...owned.map((id) => document.getElementById(id))]
      .map((part) => part?.textContent)
      .join("");
  });
  const texts = [120, 121, 122]
    .flatMap((page) => pagePassage(page, [60, 61]).surahs)
    .flatMap((surah) => surah.verses)
    .filter(({ verseNumber }) => verseNumber >= 78 && verseNumber <= 83)
    .map(({ arabic }) => arabic);
  expect(whole.map((text) => text.replace(/ \u06dd.*$/, ""))).toEqual(texts);
});

test("the left arrow turns on, the right one back, and neither where one types or chooses", async () => {
  printed(121, [60, 61]);
  await screen.findByRole("article");
  await userEvent.keyboard("{Control>}{ArrowLeft}{/Control}");
  const [size] = screen.getAllByRole("radio", { hidden: true });
  fireEvent.keyDown(size as Element, { key: "ArrowRight" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page 121");
  await userEvent.keyboard("{ArrowLeft}");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Page 122");
  await userEvent.keyboard("{ArrowRight}");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Page 121");
});

test("a press on a verse shows what can be done with it", async () => {
  printed(604, [300]);
  await screen.findByRole("article");
  const parts = document.querySelectorAll("[data-verse='112:1']");
  await userEvent.click(parts[0] as Element);
  expect(await screen.findByRole("heading", { name: "Al-Ikhlas 112:1" })).toBeTruthy();
});

test("a failure says so, and asks again", async () => {
  stubNetwork({ "GET /api/juzs/30": { foreign: true, status: 503 } });
  render(<PassagePage />, { url: "/juz/30", path: "/juz/:juz" });
  expect(await screen.findByText("The verses could not be loaded.", { exact: false })).toBeTruthy();
});
