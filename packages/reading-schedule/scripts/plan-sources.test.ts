import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  juzStartsSource,
  pageStartsSource,
  planTableSource,
  surahVerseCountsSource,
} from "./plan-sources.ts";

const committed = (file: string) =>
  readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");

test("the committed plan table is what the pages of the mushaf give", () => {
  expect(committed("plan-table.generated.ts")).toBe(planTableSource());
});

test("the committed verse counts are what the surahs give", () => {
  expect(committed("surah-verse-counts.generated.ts")).toBe(surahVerseCountsSource());
});

test("the committed starts of the juz are those of the mushaf", () => {
  expect(committed("juz-starts.generated.ts")).toBe(juzStartsSource());
});

test("the committed starts of the pages are those of the mushaf", () => {
  expect(committed("page-starts.generated.ts")).toBe(pageStartsSource());
});
