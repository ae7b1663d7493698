import type { CheckIns } from "@daily-quran/domain/group/check-in";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { progress } from "../../reader/progress/progress.ts";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { circle, cycle } from "../../test/people.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { render } from "../../test/render.tsx";
import { stubServer, writes } from "../../test/server.ts";
import { OpenCheckIns } from "./open-check-ins.tsx";

const nobody: CheckIns = {
  cycleId: 3,
  day: 17,
  isRequired: true,
  requiredFrom: 1,
  members: 5,
  read: 0,
  names: [],
  isCheckedIn: false,
  ownDays: [],
};
const own: CheckIns = { ...nobody, read: 1, isCheckedIn: true, ownDays: [17] };

const show = (isRequired: boolean, ...days: readonly number[]) => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  const settings = { ...cycle.settings, dailyCheckInRequired: isRequired };
  const calls = stubServer({
    "checkIn.get": [{ data: nobody }, { data: own }],
    "checkIn.add": { data: own },
  });
  const group = { ...circle, activeCycles: [{ ...cycle, settings }], activeCycleCount: 1 };
  render(
    <TrpcProvider>
      {days.map((day) => (
        <OpenCheckIns key={day} day={day} />
      ))}
    </TrpcProvider>,
    { answers: [{ path: "/api/groups", body: [group] }] },
  );
  return calls;
};

const COUNTS = "“Mark as read” counts here, too.";

const markOf = (day: number) => ({
  kind: "mark" as const,
  id: `00000000-0000-4000-8000-0000000000${day}`,
  value: { plan: "daily" as const, day, date: "2026-03-17" as const, timeZone: "UTC" },
});

test("a member who has read a group's day before checks in at the end of the reading", async () => {
  emptyProgressStorage();
  await progress.set(markOf(17));
  const calls = show(true, 17);
  await userEvent.click(await screen.findByRole("button", { name: "I have read day 17" }));
  expect(await screen.findByText("You have read day 17")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("listitem", { name: "Fajr circle" })).toBeTruthy();
  expect(writes(calls, "checkIn.add")).toEqual([{ cycleId: 3, day: 17 }]);
});

test("a day that is marked as read on its page is checked in, one that was read before is not", async () => {
  emptyProgressStorage();
  const calls = show(true, 16);
  await screen.findByText(COUNTS);
  expect(screen.queryByRole("button")).toBeNull();
  await progress.set(markOf(16));
  expect(await screen.findByText("You have read day 16")).toBeTruthy();
  expect(writes(calls, "checkIn.add")).toEqual([{ cycleId: 3, day: 16 }]);
  cleanup();
  const later = show(true, 16);
  await screen.findByRole("button", { name: "I have read day 16" });
  expect(writes(later, "checkIn.add")).toEqual([]);
});

test("a reading that the group has not come to has no row, one that it has passed has", async () => {
  emptyProgressStorage();
  show(true, 18, 16);
  await screen.findByText(COUNTS);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("a group that asks for no check-in has no row", () => {
  const calls = show(false, 17);
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(calls).toEqual([]);
});
