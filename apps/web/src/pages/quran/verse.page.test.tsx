import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { reading } from "../../test/readings.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { render } from "../../test/render.tsx";
import { VersePage } from "./verse.page.tsx";

const answers = [{ path: "/api/schedule/20/verses", body: reading(20) }];
const open = (language: "en" | "bn" = "en") =>
  render(<VersePage />, { url: "/2/255", path: "/:surah/:verse", language, answers });
const hrefs = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("a verse is marked in its day's reading, which comes whole", () => {
  const calls = stubNetwork({});
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Al-Baqarah 2:255");
  expect(document.title).toBe("Al-Baqarah 2:255 · Daily Quran Reading");
  const shown = [...document.querySelectorAll("li[id^='2-']")];
  expect(shown).toHaveLength(reading(20).surahs[0]?.verses.length ?? 0);
  expect(shown.filter((verse) => verse.hasAttribute("data-target")).map(({ id }) => id)).toEqual([
    "2-255",
  ]);
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
