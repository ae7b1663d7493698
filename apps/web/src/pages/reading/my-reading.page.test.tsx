import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { startPlan } from "../../reader/day/day-override.ts";
import { loadedProgress, progress } from "../../reader/progress/progress.ts";
import { itemsOfKind } from "../../reader/progress/use-progress.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { DayPlans } from "../../features/plan/day-plans.tsx";
import { MyReadingPage } from "./my-reading.page.tsx";

const PLAN = "3f8c2b1e-7d64-4a55-9c1e-2b7a90d4e6f1";

beforeEach(() => {
  emptyProgressStorage();
  vi.setSystemTime("2026-11-23T12:00:00Z");
  stubServer({});
});

const show = async (language: "en" | "bn" = "en") => {
  render(<MyReadingPage />, { url: "/my-reading", language });
  await screen.findByRole("heading", {
    level: 2,
    name: language === "en" ? "In all" : "সব মিলিয়ে",
  });
};

const plan = (startsOn: string, days = 300) =>
  progress.set({
    kind: "plan",
    id: PLAN,
    value: {
      name: "First reading",
      startsOn,
      verses: { from: 1, to: 6236 },
      pace: { kind: "days", days },
      choices: [],
      createdAt: "2026-11-20T06:00:00.000Z",
    },
  });

const places = async () => itemsOfKind((await loadedProgress()).items, "position");

let marks = 0;
const readDays = (...days: readonly [day: number, date: string][]) =>
  progress.set(
    ...days.map(([day, date]) => ({
      kind: "mark" as const,
      id: `00000000-0000-4000-8000-${String((marks += 1)).padStart(12, "0")}`,
      value: { plan: "daily", day, date, timeZone: "UTC" },
    })),
  );

const button = (name: string) => screen.getByRole("button", { name });
const figures = () =>
  ["Days", "Verses", "Minutes", "Khatmas"].map(
    (name) =>
      screen.getAllByRole("term").find((term) => term.textContent === name)?.nextSibling
        ?.textContent,
  );

const february = () =>
  [...(document.querySelectorAll("table tbody tr")[1]?.children ?? [])].map(
    (cell) => cell.textContent,
  );

test("a day of one's own is said here too, with the way back to everyone's", async () => {
  startPlan(292);
  await show();
  expect(screen.getByText(/^You: day 292/).textContent).toBe("You: day 292 · everyone: day 293");
  await userEvent.click(button("Back to everyone’s day 293"));
  await waitFor(() => expect(screen.queryByText(/everyone: day/)).toBeNull());
  await userEvent.click(button("Undo"));
  expect(await screen.findByText(/^You: day 292/)).toBeTruthy();
});

test("a plan is begun on any date, with its end before it is begun", async () => {
  await show();
  screen.getByText(
    "Read the whole Quran at your own pace, beside the daily reading or in its place.",
  );
  await userEvent.click(button("Start my own plan"));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByLabelText("First day")).toHaveProperty("value", "2026-11-23");
  dialog.getByText("300 days, until Sep 18, 2027: about 10 minutes a day.");
  await userEvent.selectOptions(dialog.getByLabelText("Pace"), "minutes");
  await userEvent.clear(dialog.getByLabelText("Minutes"));
  dialog.getByText("Write a whole number.");
  expect(dialog.getByRole("button", { name: "Start" })).toHaveProperty("disabled", true);
  await userEvent.type(dialog.getByLabelText("Minutes"), "20");
  dialog.getByText(/^\d+ days, until .*: about 20 minutes a day\.$/);
  await userEvent.clear(dialog.getByLabelText("Name"));
  dialog.getByText("Give the plan a name.");
  await userEvent.type(dialog.getByLabelText("Name"), "Ramadan");
  await userEvent.dblClick(dialog.getByRole("button", { name: "Start" }));
  await screen.findByRole("heading", { level: 3, name: "Ramadan" });
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

test("today's portion opens its verses, is marked as read, and the mark is taken back", async () => {
  await plan("2026-11-23", 30);
  await show();
  expect(await screen.findByText("Al-Fatiha/Al-Baqarah", { selector: "strong" })).toBeTruthy();
  screen.getByText("0 of 6,236 verses read · ends on Dec 22, 2026");
  screen.getByText("148 verses, 97 minutes");
  expect(screen.getByRole("link", { name: "Read" }).getAttribute("href")).toBe(
    `/my-reading/${PLAN}`,
  );
  await userEvent.click(button("Mark as read"));
  expect(await screen.findByText("148 of 6,236 verses read · ends on Dec 22, 2026")).toBeTruthy();
  expect(figures()).toEqual(["1", "148", "97", "0"]);
  screen.getByText("1 day in a row, with today");
  expect(document.activeElement).toBe(button("Undo: Al-Fatiha/Al-Baqarah"));
  await userEvent.click(button("Undo: Al-Fatiha/Al-Baqarah"));
  expect(await screen.findByText("0 of 6,236 verses read · ends on Dec 22, 2026")).toBeTruthy();
  expect(figures()).toEqual(["0", "0", "0", "0"]);
});

test.each([
  [
    "Go on from today",
    "About 10 minutes a day from now on, until Sep 15, 2027. 64 verses are kept for later, on no date.",
    "Undo: go on from today",
    "0 of 6,236 verses read · ends on Sep 15, 2027 · 64 verses kept for later",
  ],
  [
    "Spread it over the coming days",
    "About 10 minutes a day from now on, until Sep 15, 2027.",
    "Undo: spread over the coming days",
    "0 of 6,236 verses read · ends on Sep 15, 2027",
  ],
  [
    "Move the end",
    "About 10 minutes a day from now on, until Sep 18, 2027.",
    "Undo: move the end",
    "0 of 6,236 verses read · ends on Sep 18, 2027",
  ],
])(
  "behind: %s is shown before it is done, and undone after",
  async (choice, preview, undo, after) => {
    await plan("2026-11-20");
    await show();
    const behind = "3 days are not read yet, about 32 minutes. How would you like to go on?";
    const missed = within(screen.getByRole("group", { name: behind }));
    expect(missed.getByRole("link", { name: "Read what was missed" }).getAttribute("href")).toBe(
      `/my-reading/${PLAN}?date=2026-11-20`,
    );
    expect(screen.queryByRole("button", { name: "Do this" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: choice }));
    screen.getByText(preview);
    screen.getByText("0 of 6,236 verses read · ends on Sep 15, 2027");
    await userEvent.click(button("Do this"));
    await waitFor(() => expect(screen.queryByRole("group", { name: behind })).toBeNull());
    screen.getByText(after);
    expect(document.activeElement).toBe(button(undo));
    await userEvent.click(button(undo));
    await screen.findByRole("group", { name: behind });
    screen.getByText("0 of 6,236 verses read · ends on Sep 15, 2027");
  },
);

test("the pace is changed for what is unread, and a plan is removed with its place, without its marks", async () => {
  await plan("2026-11-23");
  await show();
  await userEvent.click(button("Mark as read"));
  await userEvent.click(button("Change the pace"));
  // The plan's own, for what is left of it.
  expect(screen.getByLabelText("Days")).toHaveProperty("value", "299");
  await userEvent.selectOptions(screen.getByLabelText("Pace"), "days");
  await userEvent.clear(screen.getByLabelText("Days"));
  await userEvent.type(screen.getByLabelText("Days"), "৩x");
  expect(button("Do this")).toHaveProperty("disabled", true);
  await userEvent.type(screen.getByLabelText("Days"), "{Backspace}٠");
  expect(screen.getByLabelText("Days")).toHaveProperty("value", "৩٠");
  screen.getByText(/^About \d+ minutes a day from now on, until Dec 23, 2026\.$/);
  await userEvent.click(button("Do this"));
  await screen.findByText(/ends on Dec 23, 2026$/);
  await progress.set({ kind: "position", id: PLAN, value: { verse: "2:5" } });
  expect(await places()).toHaveLength(1);
  await userEvent.click(button("Remove"));
  await userEvent.click(button("Remove the plan"));
  await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
  expect(await places()).toEqual([]);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-labelledby")).toBe("own-plans"),
  );
  expect(figures()).toEqual(["1", "31", "13", "0"]);
  await screen.findByText(/^“.+” is removed\.$/);
  await userEvent.click(button("Undo"));
  await screen.findByText(/ends on Dec 23, 2026$/);
  expect(await places()).toHaveLength(1);
});

test("the streak is quiet: what is missed may be made up, and the line can be hidden for good", async () => {
  await readDays(
    [222, "2026-11-18"],
    [223, "2026-11-19"],
    [225, "2026-11-21"],
    [226, "2026-11-22"],
  );
  await show();
  screen.getByText("4 days in a row");
  screen.getByText(/^November 20 was missed\. Read it now, and it counts\./);
  expect(screen.getByRole("link", { name: "Read day 290" }).getAttribute("href")).toBe(
    "/schedule?day=290",
  );
  await userEvent.click(button("Hide the streak"));
  expect(screen.queryByText("4 days in a row")).toBeNull();
  expect(window.localStorage.getItem("daily-quran:streak")).toBe('"hidden"');
  expect(document.activeElement).toBe(button("Show the streak"));
  await userEvent.click(button("Show the streak"));
  screen.getByText("4 days in a row");
});

/** What the plan's marks read, and the date that each counts for. */
const marksOfPlan = async () =>
  itemsOfKind((await loadedProgress()).items, "mark")
    .filter(({ value }) => value.plan === PLAN)
    .map(({ value }) => `${value.from} to ${value.to} on ${value.date}`);

test("what a plan of one's own missed lately counts for its own dates, and is what the streak names", async () => {
  await plan("2026-11-18");
  await progress.set({
    kind: "mark",
    id: "3f8c2b1e-7d64-4a55-9c1e-2b7a90d4e6f2",
    value: { plan: PLAN, from: "1:1", to: "2:24", date: "2026-11-18", timeZone: "UTC" },
  });
  await show();
  screen.getByText(/^November 19\s–\s22 were missed\. Read them now, and they count\./);
  const portion = screen.getByRole("link", { name: "Read the portion of November 19" });
  expect(portion.getAttribute("href")).toBe(`/my-reading/${PLAN}?date=2026-11-19`);
  await userEvent.click(button("I have read it all"));
  await screen.findByText("5 days in a row");
  const undo = screen.getAllByRole("button", { name: /^Undo: / });
  expect((await marksOfPlan()).slice(1)).toEqual([
    "2:25 to 2:37 on 2026-11-19",
    "2:38 to 2:57 on 2026-11-20",
    "2:58 to 2:69 on 2026-11-21",
    "2:70 to 2:83 on 2026-11-22",
  ]);
  expect(undo).toHaveLength(4);
  await userEvent.click(undo[3] as HTMLElement);
  await screen.findByText(/^November 22 was missed/);
});

test("a phone's page begins with this week and the four before it, from Sunday on", async () => {
  // A Monday: its five weeks begin on Sunday, October 25.
  await readDays([1, "2026-10-24"], [2, "2026-10-25"], [3, "2026-11-23"]);
  await show();
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("The last five weeks");
  const section = first?.parentElement;
  expect(section?.querySelector("p")?.textContent).toBe("2 days, 33 verses, 20 minutes");
  const cells = [...(section?.querySelectorAll("[data-level]") ?? [])];
  expect(cells.map((cell) => cell.getAttribute("data-level")).join("")).toBe(`4${"0".repeat(28)}4`);
});

test("the year is a table too, in the numerals of the language, and earlier years are a button away", async () => {
  await readDays([1, "2025-12-31"], [2, "2026-02-01"], [3, "2026-02-02"]);
  await show("bn");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["২০২৬", ""]);
  expect(february()).toEqual(["ফেব্রুয়ারি", "২", "৩৩", "২০"]);
  expect(button("পরের বছর")).toHaveProperty("disabled", true);
  await userEvent.click(button("আগের বছর"));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["২০২৫", ""]);
  expect(february()).toEqual(["ফেব্রুয়ারি", "০", "০", "০"]);
  expect(button("আগের বছর")).toHaveProperty("disabled", true);
  screen.getByText("১ দিন, ৩১ আয়াত, ১৩ মিনিট");
});

test("at the end of a page what an own plan reads of it is marked, and the mark is taken back", async () => {
  await plan("2026-11-22");
  render(<DayPlans day={1} />);
  const name = "First reading · Al-Fatiha/Al-Baqarah";
  await userEvent.click(await screen.findByRole("button", { name: `Mark as read ${name}` }));
  const undo = await screen.findByRole("button", { name: `Undo ${name}` });
  // The pressed button is gone: what is in its place has the focus.
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  const mark = await screen.findByRole("button", { name: `Mark as read ${name}` });
  expect(document.activeElement).toBe(mark);
});

test("a page that no own plan reads today has nothing to mark", async () => {
  await plan("2026-11-22");
  await show();
  render(<DayPlans day={3} />);
  expect(screen.queryByRole("button", { name: /^Mark as read First reading/ })).toBeNull();
});
