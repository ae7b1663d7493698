import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listedSurahs } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { QuranPage } from "./quran.page.tsx";

const answers = [{ path: "/api/surahs", body: listedSurahs() }];

const links = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), link.textContent]);

test("it leads to all surahs, juz and pages", () => {
  render(<QuranPage />, { url: "/quran", answers });
  expect(links("Surahs")).toHaveLength(114);
  expect(links("Surahs")[1]).toEqual(["/2", "2Al-BaqarahThe Cow286 verses · Days 1–24البقرة"]);
  expect(links("Juz")).toHaveLength(30);
  expect(links("Juz")[29]).toEqual(["/juz/30", "Juz 30An-Naba 78:1"]);
  expect(links("Ruku")).toHaveLength(556);
  expect(links("Ruku")[3]).toEqual(["/ruku/4", "Ruku 4Al-Baqarah, ruku 3 2:21"]);
  expect(links("Hizb")).toHaveLength(60);
  expect(links("Hizb")[59]).toEqual(["/hizb/60", "Hizb 60Al-A'la 87:1"]);
  const words = screen.getByRole("link", { name: "Top Quranic Words" });
  expect(words.getAttribute("href")).toBe("/top-quran-words");
  const form = screen.getByLabelText("Page of the Madani mushaf, 1 to 604").closest("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/quran", "get"]);
});

test("in Bengali the surahs have their Bengali names", () => {
  render(<QuranPage />, { url: "/quran", language: "bn", answers });
  expect(screen.getByRole("link", { name: /আল-বাকারা.*২৮৬টি আয়াত · দিন ১–২৪/ })).toBeTruthy();
});
