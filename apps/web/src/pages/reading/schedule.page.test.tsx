import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type StubResponse, stubNetwork } from "../../test/stub-network.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { homeChoice } from "../../reader/day/day-override.ts";
import { circle } from "../../test/people.ts";
import { dayRowId } from "../../features/schedule/day-row.tsx";
import { reading, schedule } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { SchedulePage } from "./schedule.page.tsx";

const answers = [
  { path: "/api/schedule", body: schedule() },
  { path: "/api/current-reading", body: reading(300) },
];
const verses = (day: number) => `GET /api/schedule/${day}/verses`;
/** The link in a day's row; it does not compute the names of 300 links, as that takes jsdom a second. */
const row = (day: number) => {
  const item = document.getElementById(dayRowId(day))?.parentElement;
  return within(item ?? document.body).getByRole("link");
};
const scrolledTo: (string | undefined)[] = [];

beforeEach(() => {
  // Day 300 of the plan.
  vi.useFakeTimers({ now: Date.parse("2026-02-03T12:00:00Z"), toFake: ["Date"] });
  scrolledTo.splice(0);
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
});

const open = (url = "/schedule", language: "en" | "bn" = "en") =>
  render(<SchedulePage />, { url, path: "/schedule", answers, language });

test("it opens on the current day, without fetching what is in the document", () => {
  const calls = stubNetwork({});
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("300-Day Reading Schedule");
  expect(document.title).toBe("300-Day Reading Schedule · Daily Quran Reading");
  expect(screen.getByText("Day 300 of 300").textContent).toBe("Day 300 of 300 · Quraysh–An-Nas");
  expect(screen.getByRole("heading", { level: 2, name: /^Day/ }).textContent).toBe(
    "Day 300 Quraysh–An-Nas",
  );
  expect(calls).toEqual([]);
});

test("each day is a link with its number, title, minutes and state", () => {
  open();
  expect(row(300).textContent).toBe("300 Quraysh–An-Nas Today 7 min");
  expect(row(300).getAttribute("aria-current")).toBe("true");
  expect(row(17).textContent).toBe("17 Al-Baqarah 220–230 Past 10 min");
  expect(row(17).getAttribute("href")).toBe("/schedule?day=17");
  expect(screen.getAllByRole("link", { current: true })).toHaveLength(1);
});

test("in Bengali a day's title is made of the surahs' Bengali names", () => {
  open("/schedule", "bn");
  expect(row(17).textContent).toBe("১৭ আল-বাকারা ২২০–২৩০ পেরিয়ে গেছে ১০ মিনিট");
  expect(row(17).getAttribute("href")).toBe("/bn/schedule?day=17");
  expect(row(1).textContent).toBe("১ আল-ফাতিহা ও আল-বাকারা পেরিয়ে গেছে ১৩ মিনিট");
});

test("a list that is asked for in a way to read leads to its days in that way, and back", async () => {
  stubNetwork({ [verses(5)]: { body: reading(5) } });
  open("/schedule?view=continuous");
  expect(row(17).getAttribute("href")).toBe("/schedule?day=17&view=continuous");
  fireEvent.click(row(5));
  await screen.findByText("Day 5");
  expect(row(17).getAttribute("href")).toBe("/schedule?day=17&view=continuous");
});

test("an upcoming day is neither today nor completed", () => {
  vi.setSystemTime(Date.parse("2026-02-04T12:00:00Z"));
  stubNetwork({ "GET /api/current-reading": { body: reading(1) } });
  open();
  expect(row(2).textContent).toBe("2 Al-Baqarah 25–37  10 min");
});

test("a chosen day is fetched, shown and named", async () => {
  const calls = stubNetwork({ [verses(5)]: { body: reading(5) } });
  open();
  fireEvent.click(row(5));
  expect(screen.getByText("Loading verses for day 5...")).toBeTruthy();
  expect(await screen.findByText("Day 5")).toBeTruthy();
  expect(document.title).toBe("Day 5 of 300: Al-Baqarah 70–83 · Daily Quran Reading");
  const [surah] = screen.getAllByRole("heading", { level: 2 }).slice(1);
  expect(surah?.textContent).toBe("البقرة");
  expect(screen.getByText("The Cow · verses 70–83 of 286")).toBeTruthy();
  expect(row(5).getAttribute("aria-current")).toBe("true");
  expect(calls).toEqual([verses(5)]);
});

test("a day of the URL is shown", async () => {
  stubNetwork({ [verses(101)]: { body: reading(101) } });
  open("/schedule?day=101");
  expect(await screen.findByText("Playing all verses continuously: 9:100-111")).toBeTruthy();
  expect(screen.queryByText(/^The plan has days/)).toBeNull();
});

test.each([
  ["0", 1],
  ["301", 1],
  ["1.5", 1],
  ["abc", 1],
  ["", 0],
])("?day=%s shows the current day, and says so %i times", (day, times) => {
  const calls = stubNetwork({});
  open(`/schedule?day=${day}`);
  expect(screen.getByText("Day 300")).toBeTruthy();
  const said = screen.queryAllByText("The plan has days 1 to 300. Here is the list.");
  expect(said).toHaveLength(times);
  expect(calls).toEqual([]);
});

test("a failure shows its cause, and can be retried", async () => {
  stubNetwork({ [verses(5)]: { foreign: true, status: 503 } });
  open("/schedule?day=5");
  expect(await screen.findByText("Failed to load verses. Please try again.")).toBeTruthy();
  expect(screen.getAllByText("API responded with status 503")).toHaveLength(1);
  stubNetwork({ [verses(5)]: { body: reading(5) } });
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Day 5")).toBeTruthy();
});

test("without a connection the cause is another", async () => {
  stubNetwork({});
  open("/schedule?day=5");
  await screen.findByText("Failed to load verses. Please try again.");
  expect(screen.getAllByText("Failed to fetch verses")).toHaveLength(1);
});

test.each<[StubResponse, string]>([
  [{ foreign: true, body: null }, "The reading content for day 5 is being prepared."],
  [
    { foreign: true, body: null },
    "Please check back later, or choose another day from the schedule menu.",
  ],
  [{ foreign: true, body: { ...reading(5), surahs: [] } }, "No verses available for this day."],
])("with %o it says so", async (answer, text) => {
  stubNetwork({ [verses(5)]: answer });
  open("/schedule?day=5");
  expect(await screen.findByText(text)).toBeTruthy();
});

test("the search leaves the days that match, and says how many", async () => {
  open();
  const search = screen.getByPlaceholderText("Search days or surahs...");
  await userEvent.type(search, "yasin");
  expect(await screen.findByText("4 days")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /Ya-Sin/ })).toHaveLength(4);
  await userEvent.type(search, "x");
  expect(await screen.findByText("No day matches")).toBeTruthy();
});

test("Jump to Today resets the choice and the search, and scrolls there", async () => {
  stubNetwork({ [verses(5)]: { body: reading(5) } });
  open("/schedule?day=5");
  const search = screen.getByPlaceholderText<HTMLInputElement>("Search days or surahs...");
  await userEvent.type(search, "fatiha");
  await userEvent.click(screen.getByRole("link", { name: "Jump to Today (Day 300)" }));
  expect(search.value).toBe("");
  expect(screen.getByText("Day 300")).toBeTruthy();
  expect(scrolledTo).toContain("day-300");
});

test("arrow keys, Home and End go through the rows", async () => {
  open();
  row(17).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.id).toBe("day-18");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement?.id).toBe("day-16");
  await userEvent.keyboard("{End}");
  expect(document.activeElement?.id).toBe("day-300");
  await userEvent.keyboard("{ArrowDown}{Home}{ArrowUp}");
  expect(document.activeElement?.id).toBe("day-1");
});

test("verses are searched, marked in place and counted", async () => {
  open();
  const search = screen.getByPlaceholderText("Search these verses...");
  await userEvent.type(search, "  LORD of ");
  expect(await screen.findByText("3 verses found")).toBeTruthy();
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "Lord of",
    "Lord of",
    "Lord of",
  ]);
  await userEvent.clear(search);
  await userEvent.type(search, "pharaoh");
  expect(await screen.findByText("No verse of this day matches “pharaoh”.")).toBeTruthy();
  await userEvent.clear(search);
  expect(document.querySelectorAll("mark")).toHaveLength(0);
});

test("Arabic is found as people type it, and stays letter for letter", async () => {
  open();
  await userEvent.type(screen.getByPlaceholderText("Search these verses..."), "الفلق");
  expect(await screen.findByText("1 verse found")).toBeTruthy();
  const mark = document.querySelector("mark");
  expect(mark?.textContent).toBe("ٱلۡفَلَقِ");
  const verse = reading(300).surahs.find(({ number }) => number === 113)?.verses[0];
  expect(mark?.parentElement?.textContent).toBe(verse?.arabic);
});

test("a day that its reader marked is Read, which no other past day is", async () => {
  window.localStorage.setItem("daily-quran:read-days", '{"2":"2026-01-01"}');
  stubNetwork({});
  open();
  expect((await screen.findAllByText("Read")).map((mark) => mark.closest("a")?.id)).toEqual([
    "day-2",
  ]);
});

test("a row says which surah was found where its title does not name it", async () => {
  stubNetwork({});
  open();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search days or surahs" }), "ikhlas");
  expect((await screen.findByText("with Al-Ikhlas")).closest("a")?.id).toBe("day-300");
});

test("a plan is started at a day, and everyone is followed again", async () => {
  stubNetwork({ [verses(5)]: { body: reading(5) } });
  open("/schedule?day=5");
  await userEvent.click(await screen.findByRole("button", { name: "Start my plan here" }));
  expect(await screen.findByText(/^You: day 5/)).toBeTruthy();
  expect(
    await screen.findByText("Today is your day 5. The next one follows tomorrow."),
  ).toBeTruthy();
  expect(row(5).textContent).toContain("Today");
  const [back] = screen.getAllByRole("button", { name: "Back to everyone’s day 300" });
  if (back) await userEvent.click(back);
  expect(await screen.findByRole("button", { name: "Start my plan here" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Start my plan here");
});

test("who reads something else at home follows everyone again on everyone's day", async () => {
  homeChoice.set({ plan: "f0f6c8a0-6a4e-4f3b-9d55-0a51f0a3c7d1" });
  stubNetwork({});
  open();
  await userEvent.click(await screen.findByText("Back to everyone’s day 300"));
  expect(homeChoice.get()).toBeNull();
  expect(screen.queryByText("Back to everyone’s day 300")).toBeNull();
});

test("a reading that was opened from a group names it and leads back to it", async () => {
  sessionHint.set(1);
  stubNetwork({
    [verses(5)]: { body: reading(5) },
    "GET /api/groups": { body: [circle] },
  });
  open("/schedule?day=5&group=7");
  const name = await screen.findByText("Fajr circle");
  expect(name.closest("a")?.getAttribute("href")).toBe("/groups/7");
});

test("everyone's day is no group's, whatever home shows", async () => {
  sessionHint.set(1);
  homeChoice.set({ day: 5, since: "2026-02-03", group: { id: 7, name: "Fajr circle" } });
  stubNetwork({
    [verses(5)]: { body: reading(5) },
    "GET /api/groups": { body: [circle] },
  });
  const { unmount } = open("/schedule?day=5");
  await screen.findByText("Fajr circle");
  unmount();
  open("/schedule?day=300");
  await screen.findByText("Back to everyone’s day 300");
  expect(screen.queryByText("Fajr circle")).toBeNull();
});
