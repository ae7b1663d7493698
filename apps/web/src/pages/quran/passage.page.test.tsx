import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { passage } from "../../test/readings.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { render } from "../../test/render.tsx";
import { PassagePage } from "./passage.page.tsx";

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

test("a failure says so, and asks again", async () => {
  stubNetwork({ "GET /api/juzs/30": { foreign: true, status: 503 } });
  render(<PassagePage />, { url: "/juz/30", path: "/juz/:juz" });
  expect(await screen.findByText("The verses could not be loaded.", { exact: false })).toBeTruthy();
});
