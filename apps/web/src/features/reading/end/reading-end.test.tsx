import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { emptyProgressStorage } from "../../../test/progress-storage.ts";
import { reading, schedule } from "../../../test/readings.ts";
import { render } from "../../../test/render.tsx";
import { ReadingEnd } from "./reading-end.tsx";

const open = (day: number, currentDay = day) =>
  render(<ReadingEnd reading={reading(day)} currentDay={currentDay} />, {
    answers: [{ path: "/api/schedule", body: schedule() }],
  });

test("says what was read, what comes tomorrow, and leads to its recitation and the days beside it", () => {
  open(101);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("End of day 101");
  expect(screen.getByText("At-Tawbah 100–111 · 12 verses")).toBeTruthy();
  expect(screen.getByText("Tomorrow: At-Tawbah 112–122 · 10 min")).toBeTruthy();
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Listen without a network", "/device?day=101"],
    ["Day 100", "/schedule?day=100"],
    ["Day 102", "/schedule?day=102"],
  ]);
});

test("of another day the one after it is the next, and day 1 follows day 300", () => {
  open(300, 5);
  expect(screen.getByText("Next: Al-Fatiha/Al-Baqarah · 13 min")).toBeTruthy();
  const days = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(days.map((link) => link.textContent)).toEqual(["Day 299", "Day 1"]);
});

test("the days beside a group's reading stay the group's", () => {
  render(<ReadingEnd reading={reading(101)} currentDay={101} />, {
    url: "/schedule?day=101&group=7",
    answers: [{ path: "/api/schedule", body: schedule() }],
  });
  const days = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(days.map((link) => link.getAttribute("href"))).toEqual([
    "/schedule?day=100&group=7",
    "/schedule?day=102&group=7",
  ]);
});

test("once the next day has begun, it is no longer tomorrow's", () => {
  open(101, 102);
  expect(screen.getByText("Next: At-Tawbah 112–122 · 10 min")).toBeTruthy();
});

const markButton = () => screen.findByRole("button", { name: "Mark as read" });

test("a day is marked as read for the reader's own date, and the mark is taken back", async () => {
  emptyProgressStorage();
  vi.setSystemTime(Date.parse("2026-02-03T12:00:00Z"));
  open(300);
  await userEvent.click(await markButton());
  expect(await screen.findByText(/^Read · Feb 3, 2026/)).toBeTruthy();
  expect(screen.getByText("May Allah accept your reading.")).toBeTruthy();
  const week = screen.getByText("Read on 1 of the last seven days").nextElementSibling;
  expect([...(week?.children ?? [])].map((day) => day.textContent).join("")).toBe("WTFSSMT");
  expect([...(week?.querySelectorAll("[data-read=true]") ?? [])]).toEqual([week?.lastElementChild]);
  expect(screen.getByText(/^Tomorrow: /)).toBeTruthy();
  // The button that was pressed is gone: the one in its place has the focus.
  expect(document.activeElement?.textContent).toBe("Undo");
  // A visitor has no menu that leads there.
  const kept = screen.getByRole("link", { name: "My reading" });
  expect(kept.getAttribute("href")).toBe("/my-reading");
  cleanup();
  open(300);
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await markButton()).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Mark as read");
  expect(screen.queryByText(/^Read ·/)).toBeNull();
});

test("a reading of this week that was missed is made up for its own date, an older one counts for today", async () => {
  emptyProgressStorage();
  vi.setSystemTime(Date.parse("2026-02-03T12:00:00Z"));
  open(299, 5);
  await userEvent.click(await markButton());
  expect(await screen.findByText(/^Read · counts for Jan 28, 2026/)).toBeTruthy();
  cleanup();
  open(297, 5);
  await userEvent.click(await markButton());
  expect(await screen.findByText(/^Read · Feb 3, 2026/)).toBeTruthy();
});

test("what the browser cannot keep is marked all the same, and said to be lost", async () => {
  open(300);
  await userEvent.click(await markButton());
  expect(await screen.findByText(/^Read ·/)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    "Your browser does not let this site store anything: what you mark is kept only until you close this page.",
  );
});
