import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  ["en", "Asia/Dhaka", "06:00"],
  ["bn", "Asia/Dhaka", "সকাল ৬"],
  ["bn", "Asia/Kolkata", "ভোর ৫:৩০"],
  ["bn", "Europe/London", "রাত ১২"],
  ["bn", "America/New_York", "সন্ধ্যা ৭"],
])("in %s, midnight UTC is said in %s as %s", (locale, timeZone, expected) => {
  expect(clockTime(locale, "2026-03-01T00:00:00.000Z", timeZone)).toBe(expected);
});

const HOURS = Array.from(
  { length: 24 },
  (_, hour) => `2026-03-01T${String(hour).padStart(2, "0")}`,
);

test.each(HOURS)("the clock at %s UTC is that of Intl", (hour) => {
  const inBengali = new Intl.DateTimeFormat("bn", {
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
    dayPeriod: "short",
    timeZone: "UTC",
  }).formatToParts(new Date(`${hour}:45Z`));
  const part = (wanted: string) => inBengali.find(({ type }) => type === wanted)?.value;
  // রাত is what one says, রাত্রি what one writes.
  const period = part("dayPeriod")?.replace("রাত্রি", "রাত");
  expect(clockTime("bn", `${hour}:45Z`, "UTC")).toBe(`${period} ${part("hour")}:৪৫`);
  expect(clockTime("en", `${hour}:45Z`, "UTC")).toBe(`${hour.slice(11)}:45`);
});
