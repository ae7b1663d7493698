import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { toggleDayMark } from "../../reader/progress/day-marks.ts";
import { loadedProgress, progress } from "../../reader/progress/progress.ts";
import { itemsOfKind } from "../../reader/progress/use-progress.ts";
import { WeekDots } from "../../features/reading/end/week-dots.tsx";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { MyReadingPage } from "./my-reading.page.tsx";
import { PortionPage } from "./portion.page.tsx";

const PLAN = "3f8c2b1e-7d64-4a55-9c1e-2b7a90d4e6f1";
const FRIDAY = "2026-11-27T12:00:00Z";

beforeEach(() => {
  emptyProgressStorage();
  vi.setSystemTime(FRIDAY);
  stubServer(
    Object.fromEntries(
      [1, 2, 3, 4].map((day) => [`GET /api/schedule/${day}/verses`, { data: reading(day) }]),
    ),
  );
});

const show = async (language: "en" | "bn" = "en") => {
  const { unmount } = render(<MyReadingPage />, { url: "/my-reading", language });
  const name = language === "en" ? "In all" : "সব মিলিয়ে";
  await screen.findByRole("heading", { level: 2, name });
  return unmount;
};

/** A plan with a rest on Fridays. */
const plan = (startsOn: string, restDays?: number[]) =>
  progress.set({
    kind: "plan",
    id: PLAN,
    value: {
      name: "First reading",
      startsOn,
      verses: { from: 1, to: 6236 },
      pace: { kind: "days", days: 300 },
      ...(restDays && { restDays }),
      choices: [],
      createdAt: "2026-11-20T06:00:00.000Z",
    },
  });

/** Marks of the plan for dates, each as long as a portion. */
const read = (...dates: string[]) =>
  progress.set(
    ...dates.map((date, index) => ({
      kind: "mark" as const,
      id: `00000000-0000-4000-8000-${date.replaceAll("-", "").padStart(12, "0")}`,
      value: { plan: "daily", day: index + 100, date, timeZone: "UTC" },
    })),
  );

const button = (name: string) => screen.getByRole("button", { name });
const kept = async () => itemsOfKind((await loadedProgress()).items, "plan")[0]?.value;

test("a plan that rests on Fridays is begun in Bengali, and today is such a day", async () => {
  await show("bn");
  await userEvent.click(button("নিজের পরিকল্পনা শুরু করুন"));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByText("বিশ্রামের দিন"));
  const days = dialog.getAllByRole("checkbox").map((day) => day.getAttribute("aria-label"));
  expect(days).toEqual(["রবিবার", "সোমবার", "মঙ্গলবার", "বুধবার", "বৃহস্পতিবার", "শুক্রবার", "শনিবার"]);
  for (const day of dialog.getAllByRole("checkbox")) await userEvent.click(day);
  dialog.getByText("পড়ার জন্য সপ্তাহের অন্তত একটি দিন রাখুন।");
  expect(dialog.getByRole("button", { name: "শুরু করুন" })).toHaveProperty("disabled", true);
  for (const day of dialog.getAllByRole("checkbox").filter((_, index) => index !== 5))
    await userEvent.click(day);
  dialog.getByText("৩০০ দিন, ১১ নভেম্বর ২০২৭ পর্যন্ত: দিনে প্রায় ১০ মিনিট।");
  await userEvent.click(dialog.getByRole("button", { name: "শুরু করুন" }));
  await screen.findByText("আজ বিশ্রামের দিন। পরের অংশ: শনিবার, ২৮ নভেম্বর ২০২৬।");
  expect(await kept()).toMatchObject({ restDays: [5] });
  screen.getByText(/ · বিশ্রাম: শুক্র$/);
});

test("a plan without rest days is kept as ever", async () => {
  await show();
  await userEvent.click(button("Start my own plan"));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Start" }));
  await screen.findByRole("article");
  expect(Object.keys((await kept()) ?? {})).not.toContain("restDays");
});

test("a day of rest asks for nothing, names what comes next, and lets read what is first unread", async () => {
  await plan("2026-11-23", [5]);
  await read("2026-11-23", "2026-11-24", "2026-11-25");
  const leave = await show();
  await screen.findByText("A day of rest. Next portion: Saturday, Nov 28, 2026.");
  expect(screen.queryByText(/missed|not read yet/)).toBeNull();
  screen.getByText("3 days in a row");
  const first = screen.getByRole("link", { name: "Read" });
  expect(first.getAttribute("href")).toBe(`/my-reading/${PLAN}`);
  leave();
  vi.setSystemTime("2026-11-28T12:00:00Z");
  await show();
  await screen.findByRole("group", { name: /^4 days are not read yet/ });
  screen.getByText(/^November 26 was missed/);
});

test("a portion says that it was missed on a day of rest, and how many days were on others", async () => {
  await plan("2026-11-23", [5]);
  await read("2026-11-23", "2026-11-24", "2026-11-25");
  const portion = { url: `/my-reading/${PLAN}`, path: "/my-reading/:planId" };
  const { unmount } = render(<PortionPage />, portion);
  await screen.findByText("A day of rest. Next portion: Saturday, Nov 28, 2026.");
  screen.getByText("If you like: below is a portion that is not read yet.");
  unmount();
  vi.setSystemTime("2026-11-28T12:00:00Z");
  render(<PortionPage />, portion);
  const line = await screen.findByText(/^4 days are not read yet: /);
  const link = within(line).getByRole("link", { name: "choose how to go on" });
  expect(link.getAttribute("href")).toBe("/my-reading");
});

test("what is read on a day of rest counts for it", async () => {
  await plan("2026-11-26", [5]);
  await read("2026-11-26");
  render(<PortionPage />, { url: `/my-reading/${PLAN}`, path: "/my-reading/:planId" });
  await screen.findByText("A day of rest. Next portion: Saturday, Nov 28, 2026.");
  await userEvent.click(await screen.findByRole("button", { name: "Mark as read" }));
  await screen.findByText(/^Read: /);
  const marks = itemsOfKind((await loadedProgress()).items, "mark").map(({ value }) => value);
  expect(marks.at(-1)).toMatchObject({ plan: PLAN, from: "1:1", date: "2026-11-27" });
  await show();
  screen.getByText("2 days in a row, with today");
});

test("the day that everyone had on a rest counts for today", async () => {
  await plan("2026-11-23", [5]);
  vi.setSystemTime("2026-11-28T12:00:00Z");
  await toggleDayMark(297, 298);
  const marks = itemsOfKind((await loadedProgress()).items, "mark").map(({ value }) => value);
  expect(marks).toMatchObject([{ day: 297, date: "2026-11-28" }]);
});

test("the calendar shows rests by a sign of their own, in the table too", async () => {
  await plan("2026-11-09", [5]);
  await read("2026-11-09", "2026-11-20");
  await show();
  const section = screen.getByRole("heading", { name: "The last five weeks" }).parentElement;
  expect(section?.querySelector("p")?.textContent).toBe(
    "2 days, 25 verses, 19 minutes · 2 rest days",
  );
  const cells = [...(section?.querySelectorAll("[data-level]") ?? [])];
  expect(cells.flatMap((cell, index) => (cell.hasAttribute("data-rest") ? [index] : []))).toEqual([
    cells.length - 15,
    cells.length - 1,
  ]);
  const november = document.querySelectorAll("table tbody tr")[10]?.children;
  expect([...(november ?? [])].map(({ textContent }) => textContent).slice(-1)).toEqual(["2"]);
  screen.getByRole("columnheader", { name: "Rest" });
  render(<WeekDots today="2026-11-27" dates={new Set()} rests={(date) => date > "2026-11-25"} />);
  screen.getByText("Read on 0 of the last seven days, 2 days of rest");
});

test("rest days are changed from today on, what is read stays, and the change is taken back", async () => {
  await plan("2026-11-23");
  vi.setSystemTime("2026-11-25T12:00:00Z");
  await show();
  await userEvent.click(button("I have read it all"));
  await userEvent.click(button("Rest days"));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Wednesday" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Thursday" }));
  dialog.getByText(/^About 10 minutes a day from now on, until /);
  await userEvent.click(dialog.getByRole("button", { name: "Do this" }));
  await screen.findByText("A day of rest. Next portion: Friday, Nov 27, 2026.");
  screen.getByText(/^44 of 6,236 verses read · .* · rest: Wed, Thu$/);
  expect((await kept())?.choices).toMatchObject([
    { kind: "move-end", on: "2026-11-25", restDays: [3, 4] },
  ]);
  await userEvent.click(button("Undo: rest days"));
  await screen.findByRole("button", { name: "Mark as read" });
});

const openRest = async () => {
  await userEvent.click(button("Rest days"));
  const dialog = within(screen.getByRole("dialog"));
  return { dialog, field: dialog.getByLabelText("Begin again on") };
};

test("a plan pauses until a date, and begins again before it where its reader wants to", async () => {
  await plan("2026-11-24");
  await show();
  const first = await openRest();
  fireEvent.change(first.field, { target: { value: "2026-11-26" } });
  first.dialog.getByText("Choose a date from today on.");
  expect(first.dialog.getByRole("button", { name: "Do this" })).toHaveProperty("disabled", true);
  fireEvent.change(first.field, { target: { value: "2026-12-07" } });
  await userEvent.click(first.dialog.getByRole("button", { name: "Do this" }));
  await screen.findByText("A pause. Next portion: Monday, Dec 7, 2026.");
  expect(screen.queryByText(/not read yet/)).toBeNull();
  await userEvent.click(button("Change the pace"));
  await userEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Do this" }),
  );
  await screen.findByRole("button", { name: "Undo: change the pace" });
  screen.getByText("A pause. Next portion: Monday, Dec 7, 2026.");
  const again = await openRest();
  expect(again.field).toHaveProperty("value", "2026-12-07");
  fireEvent.change(again.field, { target: { value: "2026-11-27" } });
  await userEvent.click(again.dialog.getByRole("button", { name: "Do this" }));
  await screen.findByRole("button", { name: "Mark as read" });
});
