import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

const at = (hour: number, minute: number) => new Date(2026, 2, 1, hour, minute);

test.each([
  ["en", 6, 0, "06:00"],
  ["bn", 6, 0, "সকাল ৬"],
  ["bn", 5, 30, "ভোর ৫:৩০"],
  ["bn", 0, 0, "রাত ১২"],
  ["bn", 19, 5, "সন্ধ্যা ৭:০৫"],
])("in %s the clock at %i hours %i is said as %s", (locale, hour, minute, expected) => {
  expect(clockTime(locale, at(hour, minute))).toBe(expected);
});

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  "at %i hours the clock is that of Intl",
  (hour) => {
    const inBengali = new Intl.DateTimeFormat("bn", {
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h12",
      dayPeriod: "short",
    }).formatToParts(at(hour, 45));
    const part = (wanted: string) => inBengali.find(({ type }) => type === wanted)?.value;
    // রাত is what one says, রাত্রি what one writes.
    const period = part("dayPeriod")?.replace("রাত্রি", "রাত");
    expect(clockTime("bn", at(hour, 45))).toBe(`${period} ${part("hour")}:৪৫`);
    expect(clockTime("en", at(hour, 45))).toBe(`${String(hour).padStart(2, "0")}:45`);
  },
);
