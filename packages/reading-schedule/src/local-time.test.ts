import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLOCK_CHANGES } from "../test/zones.ts";
import { zonedInstant } from "../test/zoned-instants.ts";
import { instantOfLocalTime, localTime } from "./local-time.ts";

const utc = (local: string) => Date.parse(`${local}Z`);
const iso = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");

describe("localTime", () => {
  test.each([
    ["Etc/GMT+12", "2025-04-10T00:00:00.000", "2025-04-09T12:00:00.000"],
    ["America/Los_Angeles", "2025-01-01T00:00:00.123", "2024-12-31T16:00:00.123"],
    ["America/Los_Angeles", "2025-07-01T00:00:00.999", "2025-06-30T17:00:00.999"],
    ["UTC", "2024-02-29T00:00:00.000", "2024-02-29T00:00:00.000"],
    ["Asia/Dhaka", "2025-04-10T18:00:00.000", "2025-04-11T00:00:00.000"],
    ["Asia/Kathmandu", "2025-04-10T18:15:00.000", "2025-04-11T00:00:00.000"],
    ["Australia/Lord_Howe", "2025-01-01T00:00:00.000", "2025-01-01T11:00:00.000"],
    ["Australia/Lord_Howe", "2025-07-01T00:00:00.000", "2025-07-01T10:30:00.000"],
    ["Pacific/Chatham", "2025-01-01T00:00:00.000", "2025-01-01T13:45:00.000"],
    ["Pacific/Kiritimati", "2024-02-28T10:00:00.000", "2024-02-29T00:00:00.000"],
    ["UTC", "1969-12-31T23:59:59.999", "1969-12-31T23:59:59.999"],
  ])("in %s at %s UTC the clock shows %s", (timeZone, now, local) => {
    expect(localTime(utc(now), timeZone)).toBe(utc(local));
  });

  test("refuses a zone that is not known", () => {
    expect(() => localTime(0, "Mars/Olympus_Mons")).toThrow(RangeError);
  });

  test.each(CLOCK_CHANGES)("in %s the clock was changed at %s", (timeZone, change) => {
    const at = Date.parse(change);
    expect(localTime(at, timeZone) - localTime(at - 1, timeZone)).not.toBe(1);
  });
});

describe("instantOfLocalTime", () => {
  test.each([
    ["Etc/GMT+12", "2025-04-10T17:00:00", "2025-04-11T05:00:00Z"],
    ["Asia/Kathmandu", "2025-04-10T17:00:00", "2025-04-10T11:15:00Z"],
    ["Pacific/Kiritimati", "2025-04-10T17:00:00", "2025-04-10T03:00:00Z"],
    ["America/Los_Angeles", "2024-03-10T01:59:59", "2024-03-10T09:59:59Z"],
    ["America/Los_Angeles", "2024-03-10T03:00:00", "2024-03-10T10:00:00Z"],
    ["America/Los_Angeles", "2024-11-03T00:59:59", "2024-11-03T07:59:59Z"],
    ["America/Los_Angeles", "2024-11-03T02:00:00", "2024-11-03T10:00:00Z"],
  ])("the clock of %s shows %s at %s", (timeZone, local, instant) => {
    expect(iso(instantOfLocalTime(utc(local), timeZone))).toBe(instant);
  });

  test.each([
    ["America/Los_Angeles", "2024-11-03T01:30:00", "2024-11-03T08:30:00Z"],
    ["Australia/Lord_Howe", "2024-04-07T01:45:00", "2024-04-06T14:45:00Z"],
    ["Antarctica/Vostok", "1994-01-31T17:00:00", "1994-01-31T10:00:00Z"],
  ])("the clock of %s shows %s twice, first at %s", (timeZone, local, instant) => {
    expect(iso(instantOfLocalTime(utc(local), timeZone))).toBe(instant);
  });

  test.each([
    ["America/Los_Angeles", "2024-03-10T02:00:00", "2024-03-10T10:00:00Z"],
    ["America/Los_Angeles", "2024-03-10T02:30:00", "2024-03-10T10:00:00Z"],
    ["Australia/Lord_Howe", "2024-10-06T02:15:00", "2024-10-05T15:30:00Z"],
    ["Pacific/Apia", "2011-12-30T17:00:00", "2011-12-30T10:00:00Z"],
    ["Pacific/Kiritimati", "1994-12-31T17:00:00", "1994-12-31T10:00:00Z"],
  ])("the clock of %s leaps over %s at %s", (timeZone, local, instant) => {
    expect(iso(instantOfLocalTime(utc(local), timeZone))).toBe(instant);
  });

  test("is the first instant at which the clock reaches a local time", () => {
    fc.assert(
      fc.property(zonedInstant, ({ now: local, timeZone }) => {
        const at = instantOfLocalTime(local, timeZone);
        expect(localTime(at, timeZone)).toBeGreaterThanOrEqual(local);
        expect(localTime(at - 1, timeZone)).toBeLessThan(local);
      }),
      { numRuns: 1000 },
    );
  });

  test("finds the instant again, or an earlier one that shows the same", () => {
    fc.assert(
      fc.property(zonedInstant, ({ now, timeZone }) => {
        const local = localTime(now, timeZone);
        const at = instantOfLocalTime(local, timeZone);
        expect(localTime(at, timeZone)).toBe(local);
        expect(at).toBeLessThanOrEqual(now);
      }),
      { numRuns: 1000 },
    );
  });
});
