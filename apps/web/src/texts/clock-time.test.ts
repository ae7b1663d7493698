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
