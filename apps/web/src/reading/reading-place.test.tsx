import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { daySign } from "../features/reading/reading-hero.tsx";
import { PlayerProvider } from "../features/player/player-provider.tsx";
import { progress } from "../reader/progress/progress.ts";
import { sessionHint } from "../reader/server/session-hint.ts";
import { emptyProgressStorage } from "../test/progress-storage.ts";
import { reading } from "../test/readings.ts";
import { render } from "../test/render.tsx";
import { stubServer } from "../test/server.ts";
import { ReadingPlace } from "./reading-place.tsx";

beforeEach(() => {
  emptyProgressStorage();
  vi.setSystemTime("2026-12-09T12:00:00Z");
});

const placeOfSign = (element: HTMLElement | null) => void (daySign.current = element);

const openDay = (day: number, isHome: boolean) =>
  render(
    <PlayerProvider verses={[]}>
      <p ref={placeOfSign}>Day {day}</p>
      <ReadingPlace reading={reading(day)} isHome={isHome} />
    </PlayerProvider>,
  );

const markRead = (day: number, date: string) =>
  progress.set({
    kind: "mark",
    id: `00000000-0000-4000-8000-${String(day).padStart(12, "0")}`,
    value: { plan: "daily", day, date, timeZone: "UTC" },
  });

const stoppedAt = (verse: string, day: number) =>
  progress.set({
    kind: "position",
    id: "daily",
    value: { verse, day, at: "2026-12-01T12:00:00.000Z" },
  });

// Written after the line is drawn.
const hint = () => window.localStorage.getItem("daily-quran:continue-line");

test("after days without a reading home leads on from the day that was read last", async () => {
  await markRead(300, "2026-11-30");
  await markRead(1, "2026-12-01");
  openDay(9, true);
  const line = await screen.findByRole("link");
  expect([line.textContent, line.getAttribute("href")]).toEqual([
    "You last read day 1. Go on with day 2",
    "/schedule?day=2",
  ]);
  await expect.poll(hint).toBe("1");
});

test("a place within a reading comes first", async () => {
  await markRead(1, "2026-12-01");
  await stoppedAt("2:40", 3);
  openDay(9, true);
  expect((await screen.findByRole("link")).textContent).toBe("Continue day 3 at Al-Baqarah 2:40");
});

test("where a user stopped is shown to nobody after the sign-out", async () => {
  sessionHint.set(1);
  stubServer({ "POST /api/progress/sync": { offline: true } });
  await stoppedAt("2:40", 3);
  openDay(9, true);
  await screen.findByRole("link", { name: "Continue day 3 at Al-Baqarah 2:40" });
  sessionHint.set(null);
  await vi.waitFor(() => expect(progress.get()?.owner).toBe(0));
  expect(screen.queryByRole("link")).toBeNull();
});

const PLAN = "3f8c2b1e-7d64-4a55-9c1e-2b7a90d4e6f1";

const startPlan = () =>
  progress.set({
    kind: "plan",
    id: PLAN,
    value: {
      name: "My month",
      startsOn: "2026-12-09",
      verses: { from: 1, to: 6236 },
      pace: { kind: "days", days: 30 },
      choices: [],
      createdAt: "2026-12-09T06:00:00.000Z",
    },
  });

const links = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("an own plan whose portion of today is unread leads to it, in place of the day that was read last", async () => {
  await startPlan();
  await markRead(1, "2026-12-01");
  openDay(9, true);
  const plan = ["My month: read today’s portion", `/my-reading/${PLAN}`];
  await expect.poll(links).toEqual([plan]);
  await expect.poll(hint).toBe("1");
});

test("beside a place within a reading it has a line of its own", async () => {
  await startPlan();
  await stoppedAt("2:40", 3);
  openDay(9, true);
  await expect.poll(links).toEqual([
    ["Continue day 3 at Al-Baqarah 2:40", "/schedule?day=3#2-40"],
    ["My month: read today’s portion", `/my-reading/${PLAN}`],
  ]);
  await expect.poll(hint).toBe("2");
});

test("the page of a day has no such line", async () => {
  await markRead(1, "2026-12-01");
  await markRead(2, "2026-12-01");
  openDay(2, false);
  expect((await screen.findByText(/✓/)).textContent).toBe("Day 2 · Read ✓");
  expect(screen.queryByRole("link")).toBeNull();
});
