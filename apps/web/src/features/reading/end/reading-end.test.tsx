import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { reading, schedule } from "../../../test/readings.ts";
import { render } from "../../../test/render.tsx";
import { ReadingEnd } from "./reading-end.tsx";

const open = (day: number, isToday = true) =>
  render(<ReadingEnd reading={reading(day)} isToday={isToday} />, {
    answers: [{ path: "/api/schedule", body: schedule() }],
  });

test("says what was read, what comes tomorrow, and leads to the days beside it", () => {
  open(101);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("End of day 101");
  expect(screen.getByText("At-Tawbah 100–111 · 12 verses")).toBeTruthy();
  expect(screen.getByText("Tomorrow: At-Tawbah 112–122 · 10 min")).toBeTruthy();
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Day 100", "/schedule?day=100"],
    ["Day 102", "/schedule?day=102"],
  ]);
});

test("of another day the one after it is the next, and day 1 follows day 300", () => {
  open(300, false);
  expect(screen.getByText("Next: Al-Fatiha/Al-Baqarah · 13 min")).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Day 299", "Day 1"]);
});

test("a day is marked as read in this browser, and the mark is taken back", async () => {
  vi.setSystemTime(Date.parse("2026-02-03T12:00:00Z"));
  window.localStorage.setItem(
    "daily-quran:read-days",
    '{"7":"2026-01-01","301":"2026-01-01","8":1}',
  );
  open(300);
  await userEvent.click(screen.getByRole("button", { name: "Mark as read" }));
  expect(screen.getByText(/^Read · Feb 3, 2026/)).toBeTruthy();
  expect(window.localStorage.getItem("daily-quran:read-days")).toBe(
    '{"7":"2026-01-01","300":"2026-02-03"}',
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(window.localStorage.getItem("daily-quran:read-days")).toBe('{"7":"2026-01-01"}');
  expect(screen.getByRole("button", { name: "Mark as read" })).toBeTruthy();
});
