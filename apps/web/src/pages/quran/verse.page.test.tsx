import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { progress } from "../../reader/progress/progress.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { reading } from "../../test/readings.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { render } from "../../test/render.tsx";
import { VersePage } from "./verse.page.tsx";

const answers = [{ path: "/api/schedule/20/verses", body: reading(20) }];
const open = (language: "en" | "bn" = "en", url = "/2/255") =>
  render(<VersePage />, { url, path: "/:surah/:verse", language, answers });
const bookmarked = () => [...document.querySelectorAll("[data-bookmarked]")].map(({ id }) => id);
const marked = () => [...document.querySelectorAll("[data-target]")].map(({ id }) => id);
const hrefs = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("a verse is marked in its day's reading, which comes whole", () => {
  const calls = stubNetwork({});
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Al-Baqarah 2:255");
  expect(document.title).toBe("Al-Baqarah 2:255 · Daily Quran Reading");
  const shown = [...document.querySelectorAll("li[id^='2-']")];
  expect(shown).toHaveLength(reading(20).surahs[0]?.verses.length ?? 0);
  expect(marked()).toEqual(["2-255"]);
  expect(calls).toEqual([]);
});

test("it leads to the day, the whole surah and the verses beside it", () => {
  open();
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      ["Day 20", "/schedule?day=20"],
      ["The whole surah", "/2"],
      ["All surahs", "/quran"],
      ["2:254", "/2/254"],
      ["2:256", "/2/256"],
    ]),
  );
});

test("of a range all verses are marked", () => {
  open("bn", "/2/255-256");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("আল-বাকারা ২:২৫৫–২৫৬");
  expect(marked()).toEqual(["2-255", "2-256"]);
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      ["২:২৫৪", "/2/254"],
      ["২:২৫৭", "/2/257"],
    ]),
  );
});

test("a range that another day's reading goes on with leads there, above and below its verses", () => {
  open("en", "/2/255-260");
  const last = reading(20).surahs[0]?.verses.at(-1)?.verseNumber ?? 0;
  expect([last, marked().at(-1)]).toEqual([256, "2-256"]);
  const rest = hrefs().filter(([, href]) => href === "/2/257-260");
  expect(rest).toEqual([
    ["2:257–260", "/2/257-260"],
    ["2:257–260", "/2/257-260"],
  ]);
});

test("a bookmarked verse shows it", async () => {
  emptyProgressStorage();
  await progress.set({
    kind: "bookmark",
    id: "11111111-1111-4111-8111-111111111111",
    value: { verse: "2:256", createdAt: "2026-02-01T12:00:00Z" },
  });
  open();
  await expect.poll(bookmarked, { timeout: 20_000 }).toEqual(["2-256"]);
});

test("the first verse has none before it", () => {
  render(<VersePage />, {
    url: "/1/1",
    path: "/:surah/:verse",
    answers: [{ path: "/api/schedule/1/verses", body: reading(1) }],
  });
  expect(hrefs()).toEqual(expect.arrayContaining([["1:2", "/1/2"]]));
  expect(hrefs().filter(([, href]) => /^\/\d+\/\d+$/.test(href ?? ""))).toHaveLength(1);
});

test("in Bengali it is named in Bengali", () => {
  open("bn");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("আল-বাকারা ২:২৫৫");
});
