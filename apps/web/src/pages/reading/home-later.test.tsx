import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { chooseHome, dayOverride, homeChoice } from "../../reader/day/day-override.ts";
import { endedOwnDay } from "../../features/day/ended-own-day.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { HomeLater } from "./home.page.tsx";
import { amina, circle, cycle } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { schedule } from "../../test/schedule.ts";
import { stubServer } from "../../test/server.ts";
import { lineCount } from "../../features/group/today/line-count.ts";

const reads = { ...circle, activeCycles: [cycle], activeCycleCount: 1 };
const { userRole: _, ...others } = { ...reads, id: 8, name: "Not mine" };

beforeEach(() => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  sessionHint.set(1);
});

const stubGroups = (groups: unknown) =>
  stubServer({
    "GET /api/user": { data: amina },
    "GET /api/groups": { data: groups },
    "GET /api/schedule": { data: schedule },
  });

const lines = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("a line for the reading of each of the user's groups, and for no other group's", async () => {
  lineCount.set(2);
  const second = { ...cycle, id: 4, startDate: "2026-03-13", currentDay: 5 };
  stubGroups([reads, { ...reads, id: 9, name: "Isha circle", activeCycles: [second] }, others]);
  render(<HomeLater />);
  await screen.findByText(/Al-Baqarah 1017$/);
  expect(lines()).toEqual([
    ["Fajr circleRead day 17 · Al-Baqarah 1017", "/schedule?day=17&group=7"],
    ["Isha circleRead day 5 · Al-Baqarah 1005", "/schedule?day=5&group=9"],
  ]);
});

test("it takes no more lines than there is space for, and has it at the next visit", async () => {
  const second = { ...cycle, id: 4 };
  stubGroups([reads, { ...reads, id: 9, activeCycles: [second] }]);
  render(<HomeLater />);
  await screen.findByText("2 readings in your groups");
  expect(lines()).toEqual([["2 readings in your groups", "/groups"]]);
  expect(lineCount.get()).toBe(2);
});

test.each([
  [[], "Read together: start a group"],
  [[others], "Read together: find a group"],
  [[circle], "No reading in your groups today"],
  [
    [{ ...reads, activeCycles: [{ ...cycle, startDate: "2026-03-18", currentDay: 1 }] }],
    "No reading in your groups today",
  ],
])("without a reading its one line leads to the groups: %#", async (groups, text) => {
  stubGroups(groups);
  render(<HomeLater />);
  await screen.findByText(text);
  expect(lines()).toEqual([[text, "/groups"]]);
});

test("a failure is not said: the reading does not need it", async () => {
  const calls = stubServer({
    "GET /api/user": { data: amina },
    "GET /api/groups": { offline: true },
  });
  render(<HomeLater />);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("GET /api/groups"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a visitor has none, without a request", () => {
  sessionHint.set(null);
  const calls = stubServer({});
  render(<HomeLater />);
  expect(calls).toEqual([]);
});

test("an own day that the clock ended is said, and offered again", async () => {
  sessionHint.set(null);
  stubServer({});
  localStorage.setItem("daily-quran:ended-own-day", "20");
  render(<HomeLater />);
  await screen.findByText(/^Your own day 20 is over\. Today is day \d+, as for everyone\.$/);
  await userEvent.click(screen.getByRole("button", { name: "Keep day 20" }));
  await waitFor(() => expect(screen.queryByText(/^Your own day/)).toBeNull());
  expect([dayOverride.get(), endedOwnDay.get()]).toEqual([20, null]);
});

test("what was said about an own day is gone after OK", async () => {
  sessionHint.set(null);
  stubServer({});
  localStorage.setItem("daily-quran:ended-own-day", "20");
  render(<HomeLater />);
  await userEvent.click(await screen.findByRole("button", { name: "OK" }));
  expect(screen.queryByText(/^Your own day/)).toBeNull();
  expect([dayOverride.get(), endedOwnDay.get()]).toEqual([null, null]);
});

test("the group whose reading home shows has no line, and one that the user has left is not shown at home", async () => {
  const today = { day: 17, since: "2026-03-17" } as const;
  chooseHome({ ...today, group: { id: 7, name: "Fajr circle" } });
  stubGroups([reads, { ...reads, id: 9, name: "Isha circle" }]);
  render(<HomeLater />);
  await screen.findByText(/Isha circle/);
  expect(screen.queryByText(/Fajr circle/)).toBeNull();
  expect(homeChoice.get()).toMatchObject(today);
  chooseHome({ ...today, group: { id: 8, name: "Not mine" } });
  await waitFor(() => expect(homeChoice.get()).toBeNull());
});

const another = { ...cycle, id: 4, startDate: "2026-03-02" };

test.each([
  ["goes on", [cycle], 1, true],
  ["was ended", [another], 1, false],
  ["may be beyond those that are listed", [another], 4, true],
] as const)("home keeps a group's cycle that %s", async (...[, activeCycles, count, stays]) => {
  chooseHome({ day: 1, since: "2026-03-01", group: { id: 7, name: "Fajr circle" } });
  stubGroups([
    { ...reads, activeCycles, activeCycleCount: count },
    { ...reads, id: 9, name: "Isha circle" },
  ]);
  render(<HomeLater />);
  await screen.findByText(/Isha circle/);
  await waitFor(() => expect(homeChoice.get() !== null).toBe(stays));
});
