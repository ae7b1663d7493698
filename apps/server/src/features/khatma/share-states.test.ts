import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { array, assert, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import type { KhatmaRow } from "./khatma.sql.ts";
import type { ShareRow } from "./khatma-share.sql.ts";
import { sharesAt } from "./share-states.ts";

const START = Date.UTC(2026, 2, 1, 12);
const WEEKS = 60;

const khatma: KhatmaRow = {
  id: 1,
  groupId: 1,
  keeperId: 1,
  secondId: null,
  name: "Each week",
  intention: null,
  part: "juz",
  parts: 30,
  most: 30,
  returnDays: null,
  repeats: "week",
  endsAt: null,
  createdAt: new Date(START).toISOString(),
  plan: "5b1c1f52-6f0f-4d0e-8f55-3b5f4b1d7a10",
  link: null,
};

test("within thirty weeks everyone who stays reads each juz once, whoever comes and goes", () => {
  const person = record({
    comes: integer({ min: 0, max: WEEKS - 30 }),
    wants: integer({ min: 1, max: 30 }),
    leaves: option(integer({ min: 1, max: WEEKS })),
  });
  assert(
    property(array(person, { minLength: 1, maxLength: 50 }), (people) => {
      let rows: ShareRow[] = [];
      const read = new Map<number, number[]>();
      for (let week = 0; week < WEEKS; week += 1) {
        const now = START + week * 7 * DAY_MS;
        const at = new Date(now).toISOString();
        for (const [readerId, { comes, wants, leaves }] of people.entries()) {
          // As the triggers do.
          if (leaves === week)
            rows = rows
              .filter((row) => row.readerId !== readerId || row.doneAt !== null)
              .map((row) => (row.readerId === readerId ? { ...row, isHeld: false } : row));
          const share = sharesAt(khatma, rows, now)[wants - 1];
          if (comes !== week || share?.state !== "free") continue;
          const { place } = share;
          const row = {
            readerId,
            name: "x",
            helpedBy: null,
            isHeld: true,
            userId: null,
            toldAt: null,
          };
          rows.push({ ...row, place, takenAt: at, doneAt: null });
        }
        const shares = sharesAt(khatma, rows, now);
        expect(shares.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
        const taken = shares.flatMap(({ n, state, place, holder }) =>
          state === "taken" && holder ? [{ n, place, readerId: holder.readerId }] : [],
        );
        for (const { n, readerId } of taken) read.set(readerId, [...(read.get(readerId) ?? []), n]);
        rows = rows.map((row) =>
          taken.some((one) => one.place === row.place && one.readerId === row.readerId)
            ? { ...row, doneAt: at }
            : row,
        );
      }
      for (const [readerId, shares] of read) {
        const first = shares.slice(0, 30);
        const { comes, leaves } = people[readerId] ?? { comes: 0, leaves: 0 };
        expect(new Set(first).size).toBe(first.length);
        expect(first).toHaveLength(
          Math.min(30, leaves === null || leaves <= comes ? 30 : leaves - comes),
        );
      }
    }),
  );
});
