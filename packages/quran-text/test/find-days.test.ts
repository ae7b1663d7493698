import { Plan } from "@daily-quran/domain/reading";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { expect, test } from "vitest";
import { z } from "zod";
import { findDays, findSurahsWithin } from "../src/search/find-days.ts";
import { SURAH_NAMES } from "../src/search/surah-names.ts";
import { SurahFacts } from "../src/surah-facts.ts";
import { parseBuilt } from "./built-content.ts";

const plan = Plan.parse(parseBuilt("plan.json"));
const surahs = z.array(SurahFacts).parse(parseBuilt("surahs.json"));

const within = (search: string) =>
  Array.from(findSurahsWithin(plan, search), ([day, { name }]) => [day, name]);
const days = (search: string) => findDays(plan, search).map(({ day }) => day);
const daysOf = (surah: number) =>
  plan
    .map(({ day }) => day)
    .filter((day) => rangesOfDay(day).some((range) => range.surah === surah));

test.each([
  ["", 300],
  ["   ", 300],
  ["?", 0],
  ["moses", 0],
  ["zzzz", 0],
])("%j finds %i days", (search, count) => {
  expect(days(search)).toHaveLength(count);
});

test.each([
  ["300", [300]],
  ["৩০০", [300]],
  ["Day 29", [29, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299]],
  ["দিন ২৯", [29, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299]],
  ["  AL-FATIHA ", [1]],
  ["al fatihah", [1]],
  ["fatiha", [1]],
  ["alfatiha", [1]],
  ["Surah Al Fatihah", [1]],
  ["yasin", [219, 220, 221, 222]],
  ["Ya-Sin", [219, 220, 221, 222]],
  ["yaseen", [219, 220, 221, 222]],
  ["ياسين", [219, 220, 221, 222]],
  ["abasa", [292]],
  ["‘Abasa", [292]],
  ["quraysh–an-nas", [300]],
  ["Ikhlaas", [300]],
  ["سورة الإخلاص", [300]],
  ["الاخلاص", [300]],
  ["সূরা ইখলাস", [300]],
  ["falak", [300]],
  ["Asr", [299]],
  ["Lahab", [300]],
  ["laha", [300]],
  ["Inshirah", [297]],
  ["Dahr", daysOf(76)],
  ["ফাতেহা", [1]],
  ["ইয়াসীন", [219, 220, 221, 222]],
  ["surah 112", [300]],
  ["সূরা ১১২", [300]],
  ["2:255", [20]],
  ["٢:٢٥٥", [20]],
  ["2:253-260", [20, 21]],
  ["2:287", []],
  ["Baqarah 255", [20]],
  ["বাকারা ২৫৫", [20]],
])("%j finds the days %j", (search, found) => {
  expect(days(search)).toEqual(found);
});

test("a bare number is a day's, then a surah's, or a title's", () => {
  expect(days("112")).toEqual([112, 300, 102]);
  expect(days("20").slice(0, 1 + daysOf(20).length)).toEqual([20, ...daysOf(20)]);
});

test.each(surahs)("every name of surah $number finds its days", (surah) => {
  const { number, englishName, arabicName, bengaliName } = surah;
  const [, ...others] = SURAH_NAMES[number] ?? [];
  expect(days(arabicName)).toEqual(daysOf(number));
  expect(days(bengaliName)).toEqual(daysOf(number));
  const misses = (name: string) => daysOf(number).some((day) => !days(name).includes(day));
  expect([englishName, ...others].filter(misses)).toEqual([]);
});

test("the Arabic names are those that the readings show", () => {
  expect(surahs.map(({ number }) => SURAH_NAMES[number]?.[0])).toEqual(
    surahs.map(({ arabicName }) => arabicName),
  );
});

test("a surah inside a day whose title names only the first and the last is told", () => {
  expect(within("ikhlas")).toEqual([[300, "Al-Ikhlas"]]);
  expect(within("সূরা ইখলাস")).toEqual(within("ikhlas"));
  expect(within("112:2")).toEqual(within("ikhlas"));
  expect([within("an-nas"), within("baqarah"), within("300"), within("")]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
