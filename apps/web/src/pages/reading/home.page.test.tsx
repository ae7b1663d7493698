import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type StubResponse, stubNetwork } from "../../test/stub-network.ts";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { homeChoice } from "../../reader/day/day-override.ts";
import { HomePage } from "./home.page.tsx";

const PATH = "/api/current-reading";
const preloaded = (day: number) => ({ answers: [{ path: PATH, body: reading(day) }] });
/** An hour of a day of the plan: a reading is shown on its own day. */
const onDay = (day: number) => vi.setSystemTime(Date.UTC(2025, 3, 9 + day, 12));

beforeEach(() => onDay(1));

test("the reading that came with the document is shown without fetching it again", () => {
  const calls = stubNetwork({});
  render(<HomePage />, preloaded(1));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Today's Reading Al-Fatiha/Al-Baqarah",
  );
  expect(screen.getByText("Day 1 of 300")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(31);
  expect(document.title).toBe("Day 1: Al-Fatiha/Al-Baqarah · Daily Quran Reading");
  expect(calls).toEqual([]);
});

test("in Bengali the day, its title and its numbers are Bengali, and so is the translation", () => {
  render(<HomePage />, { ...preloaded(1), language: "bn" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("আজকের পাঠ আল-ফাতিহা ও আল-বাকারা");
  expect(document.title).toBe("দিন ১: আল-ফাতিহা ও আল-বাকারা · দৈনিক কুরআন পাঠ");
  expect(screen.getByText("দিন ১, মোট ৩০০")).toBeTruthy();
  expect(screen.getByText("সূচনা · ৭টি আয়াত")).toBeTruthy();
  expect(screen.getByText("গাভী · আয়াত ১–২৪, মোট ২৮৬")).toBeTruthy();
  const chosen = screen.getAllByRole<HTMLInputElement>("radio", { name: "বাংলা অনুবাদ" });
  expect(chosen.map(({ checked }) => checked)).toEqual([true, true]);
});

test("where the plan that was chosen for home is not the reader's, everyone's day is shown", async () => {
  homeChoice.set({ plan: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11" });
  render(<HomePage />, preloaded(1));
  expect(await screen.findByText("Day 1 of 300")).toBeTruthy();
  expect(screen.queryByText(/not on this device/)).toBeNull();
});

test("without one it is fetched", async () => {
  onDay(300);
  const calls = stubNetwork({ [`GET ${PATH}`]: { body: reading(300) } });
  render(<HomePage />);
  expect(screen.getByText("Loading today’s reading…")).toBeTruthy();
  expect(await screen.findByText("Day 300 of 300")).toBeTruthy();
  expect(calls).toEqual([`GET ${PATH}`]);
});

test.each([
  ["18:47:00.000", "5 h 13 min", "5 h 12 min"],
  ["23:59:00.000", "1 min", "59 s"],
])("from %s the countdown to the next 00:00 UTC goes on after 500 ms", (time, before, after) => {
  vi.useFakeTimers({ now: Date.parse(`2025-04-10T${time}Z`) });
  render(<HomePage />, preloaded(1));
  expect(screen.getByText("Next reading in:")).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toBe(before);
  act(() => {
    vi.advanceTimersByTime(500);
  });
  expect(screen.getByRole("timer").textContent).toBe(after);
});

test.each([
  [101, 1],
  [102, 0],
])("day %i has %i notices of continuous playing", (day, count) => {
  onDay(day);
  render(<HomePage />, preloaded(day));
  expect(screen.queryAllByText("Playing all verses continuously: 9:100-111")).toHaveLength(count);
});

test.each<[StubResponse, string]>([
  [{ foreign: true, body: null }, "The reading content for today is being prepared."],
  [{ foreign: true, status: 204 }, "The reading content for today is being prepared."],
])("with %o there is the empty state", async (answer, text) => {
  stubNetwork({ [`GET ${PATH}`]: answer });
  render(<HomePage />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(
    screen.getByText("Please check back later, or choose another day from the schedule menu."),
  ).toBeTruthy();
});

test("an unreachable server is reported, and retried on request", async () => {
  stubNetwork({});
  render(<HomePage />);
  const failure = "API failed to load verses. Please check network connection.";
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(screen.getAllByText(failure)).toHaveLength(1);
  stubNetwork({ [`GET ${PATH}`]: { body: reading(1) } });
  await userEvent.click(again);
  expect(await screen.findByText("Day 1 of 300")).toBeTruthy();
});

test("a response that is not a reading is shown with its status", async () => {
  stubNetwork({ [`GET ${PATH}`]: { foreign: true, status: 503 } });
  render(<HomePage />);
  await screen.findByRole("button", { name: "Try Again" });
  expect(screen.getAllByText("API responded with status 503")).toHaveLength(1);
});

test("a manual refresh clears the cached copies and shows the newest reading", async () => {
  const deleted: string[] = [];
  vi.stubGlobal("caches", {
    open: async () => ({ keys: async () => [] }),
    delete: async (name: string) => deleted.push(name),
  });
  stubNetwork({ [`GET ${PATH}`]: { body: reading(2) } });
  render(<HomePage />, preloaded(1));
  onDay(2);
  await userEvent.click(screen.getByRole("button", { name: "Reload today’s reading" }));
  expect(await screen.findByText("Day 2 of 300")).toBeTruthy();
  expect(screen.getByText("This is the newest reading.")).toBeTruthy();
  expect(deleted).toEqual(["surahCache"]);
});

test("a failed refresh keeps the shown reading", async () => {
  stubNetwork({ [`GET ${PATH}`]: { foreign: true, status: 500 } });
  render(<HomePage />, preloaded(1));
  await userEvent.click(screen.getByRole("button", { name: "Reload today’s reading" }));
  expect(await screen.findByText("It could not be refreshed. What you see is kept.")).toBeTruthy();
  expect(screen.getByText("Day 1 of 300")).toBeTruthy();
});

test("community and survey cards lead to what the operator configured", () => {
  const site = {
    facebookUrl: "https://facebook.example/quran",
    telegramUrl: "https://telegram.example/quran",
    surveyUrl: "https://survey.example/",
  };
  render(<HomePage />, { ...preloaded(1), site });
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Facebook page", "https://facebook.example/quran"],
    ["Telegram group", "https://telegram.example/quran"],
    ["Take the survey", "https://survey.example/"],
  ]);
});

test("they are absent where nothing is configured", () => {
  render(<HomePage />, preloaded(1));
  expect(screen.queryAllByRole("link")).toEqual([]);
});
