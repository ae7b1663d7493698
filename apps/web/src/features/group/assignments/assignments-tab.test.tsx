import type { Group } from "@daily-quran/domain/group/group";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle, cycle } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { schedule } from "../../../test/schedule.ts";
import { stubServer } from "../../../test/server.ts";
import { groupAccessOf } from "../group-access.ts";
import type { QuizPath } from "../tab-props.ts";
import { AssignmentsTab } from "./assignments-tab.tsx";

const quizPath: QuizPath = ({ groupId, cycleId, day }) => `/quiz/${groupId}/${cycleId}/${day}`;
const reading: Group = { ...circle, activeCycles: [cycle], activeCycleCount: 1 };

function renderTab(
  group = reading,
  quiz: QuizPath | undefined = quizPath,
  { doneDays = [16], served = schedule } = {},
) {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  stubServer({
    "GET /api/schedule": { data: served },
    "quiz.progress": {
      data: {
        day: 17,
        results: doneDays.map((day) => ({ day, totalPoints: 5 })),
        membersDone: 0,
        namesDone: [],
      },
    },
  });
  return render(
    <TrpcProvider>
      <AssignmentsTab group={group} access={groupAccessOf(group, 1)} quizPath={quiz} />
    </TrpcProvider>,
  );
}

// Whether each of 300 rows is visible takes jsdom longer than all the rest.
const UNSEEN = { hidden: true };

const rows = () => screen.getAllByRole("row", UNSEEN).slice(1);
const untilListed = () => screen.findByRole("table", UNSEEN);
const rowOf = (day: number) => rows().find(({ id }) => id === `assignment-${day}`) as HTMLElement;
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell", UNSEEN)
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole("searchbox", { name: "Search assignments" });

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom lays nothing out and cannot scroll. Newer browsers return a promise.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
    return Promise.resolve() as unknown as undefined;
  };
});

test("a table of 300 days with their readings, verses, dates and quizzes", async () => {
  renderTab();
  expect(screen.getByText("Loading assignments...")).toBeTruthy();
  await untilListed();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Day",
    "Reading Assignment",
    "Verses",
    "Due Date",
    "Quiz",
  ]);
  expect(rows()).toHaveLength(300);
  expect(cells(rowOf(300))).toEqual(["300", "Quraysh–An-Nas ", "303", "Dec 25, 2026", "Dec 25"]);
});

test("today is named, past days carry a check, coming ones neither", async () => {
  renderTab();
  await untilListed();
  expect(cells(rowOf(17))).toEqual(["17", "Al-Baqarah 1017 Today", "20", "Mar 17, 2026", "Quiz"]);
  expect(cells(rowOf(16))[0]).toBe("16Past");
  expect(cells(rowOf(18)).slice(0, 2)).toEqual(["18", "Al-Baqarah 1018 "]);
  expect(screen.getAllByText("Today")).toHaveLength(1);
  expect(screen.getAllByText("Past")).toHaveLength(16);
});

test("no day of a cycle that has not begun is today's", async () => {
  const coming = { ...cycle, startDate: "2026-03-18", currentDay: 1 };
  renderTab({ ...reading, activeCycles: [coming] });
  await untilListed();
  expect(cells(rowOf(1)).slice(1)).toEqual(["Al-Baqarah 1001 ", "4", "Mar 18, 2026", "Mar 18"]);
  expect(screen.queryByText("Today")).toBeNull();
});

test("a cycle that begins tomorrow is not opened before the one that runs, and has no today to jump to", async () => {
  const coming = { ...cycle, id: 4, name: "Autumn", startDate: "2026-03-18", currentDay: 1 };
  renderTab({ ...reading, activeCycles: [coming, cycle] });
  await untilListed();
  expect(screen.getByRole("combobox", { name: "Cycle" })).toHaveProperty("value", "3");
  expect(screen.getByRole("button", { name: "Jump to Today" })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Cycle" }), "Autumn");
  expect(screen.queryByRole("button", { name: "Jump to Today" })).toBeNull();
});

test("the quizzes of today and before can be taken, those to come not yet", async () => {
  renderTab();
  await untilListed();
  const quiz = screen.getByRole("link", { name: "Quiz of day 17" });
  expect(quiz.getAttribute("href")).toBe("/quiz/7/3/17");
  expect(quiz.textContent).toBe("Quiz");
  expect(screen.getAllByRole("link", { name: /^Quiz/ })).toHaveLength(17);
  const tomorrow = screen.getByRole("button", { name: "Quiz of day 18: Mar 18" });
  expect(tomorrow).toHaveProperty("disabled", true);
  expect(tomorrow.textContent).toBe("Mar 18");
});

test("a quiz that is done says what it earned, and what it could", async () => {
  renderTab();
  const done = await screen.findByRole("link", { name: "Quiz of day 16: Done · 5/6" });
  expect(done.textContent).toBe("Done · 5/6");
  expect(done.getAttribute("href")).toBe("/quiz/7/3/16");
});

test("a past day without a result is missed, but not before the first that was done", async () => {
  renderTab(reading, quizPath, { doneDays: [10, 13] });
  await screen.findByRole("link", { name: "Quiz of day 13: Done · 5/6" });
  const missed = rows().filter((row) => within(row).queryByText("Missed"));
  expect(missed.map(({ id }) => id)).toEqual(
    [11, 12, 14, 15, 16].map((day) => `assignment-${day}`),
  );
});

test("a title opens that day's reading", async () => {
  renderTab();
  const title = await screen.findByRole("link", { name: "Al-Baqarah 1017" });
  expect(title.getAttribute("href")).toBe("/schedule?day=17&group=7");
});

test("the table opens at today, and can be left again", async () => {
  const { unmount } = renderTab();
  await untilListed();
  expect(scrolledTo).toEqual(["assignment-17"]);
  expect(unmount).not.toThrow();
});

test("while the app has no quiz, there is no column for it", async () => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  stubServer({ "GET /api/schedule": { data: schedule } });
  const stranger = { ...reading, userRole: undefined };
  render(
    <TrpcProvider>
      <AssignmentsTab group={stranger} access={groupAccessOf(stranger, 1)} quizPath={undefined} />
    </TrpcProvider>,
  );
  await untilListed();
  expect(screen.getAllByRole("columnheader")).toHaveLength(4);
  expect(screen.queryByRole("link", { name: /^Quiz/ })).toBeNull();
});

test.each([
  ["day 30", ["30Past", "300"]],
  ["1042", ["42Past"]],
  ["  QURAYSH ", ["300"]],
  ["Ikhlas", ["300"]],
  ["الفلق", ["300"]],
])("a search for %j finds %j and counts them", async (text, days) => {
  renderTab({ ...reading, activeCycles: [{ ...cycle, currentDay: 43 }] });
  await untilListed();
  expect(screen.getByRole("status").textContent).toBe("300 of 300 days");
  await userEvent.type(search(), text);
  expect(rows().map((row) => cells(row)[0])).toEqual(days);
  expect(screen.getByRole("status").textContent).toBe(`${days.length} of 300 days`);
});

test("a search without results shows a message", async () => {
  renderTab();
  await untilListed();
  await userEvent.type(search(), "zzz");
  await screen.findByText("No day matches");
  expect(screen.getByRole("status").textContent).toBe("0 of 300 days");
  expect(screen.queryByRole("table")).toBeNull();
});

test("Jump to Today clears the search and scrolls to today's row", async () => {
  renderTab();
  await untilListed();
  await userEvent.type(search(), "quraysh");
  expect(rows()).toHaveLength(1);
  scrolledTo.length = 0;
  await userEvent.click(screen.getByRole("button", { name: "Jump to Today" }));
  expect(search()).toHaveProperty("value", "");
  expect(rows()).toHaveLength(300);
  expect(scrolledTo).toEqual(["assignment-17"]);
});

test.each([
  [cycle.endDate, ["300", "6,236", "1,800"]],
  ["2026-03-19", ["19", "616", "114"]],
])("the plan in three figures, in a cycle that ends on %s", async (endDate, said) => {
  const served = schedule.map((one) => ({ ...one, verseCount: one.day === 1 ? 256 : 20 }));
  renderTab({ ...reading, activeCycles: [{ ...cycle, endDate }] }, quizPath, { served });
  await untilListed();
  const figures = ["Total Days", "Total Verses", "Total Possible Points"].map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  );
  expect(figures).toEqual(said);
});

test("of several active cycles one is chosen", async () => {
  const other = { ...cycle, id: 4, name: "Autumn", startDate: "2026-03-10", currentDay: 8 };
  renderTab({ ...reading, activeCycles: [cycle, other] });
  await untilListed();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Cycle" }), "Autumn");
  expect(cells(rowOf(8))[1]).toBe("Al-Baqarah 1008 Today");
  expect(cells(rowOf(17))[3]).toBe("Mar 26, 2026");
});

test("a schedule that cannot be loaded shows an error and can be retried", async () => {
  stubServer({
    "GET /api/schedule": [{ refused: "INTERNAL" }, { refused: "INTERNAL" }, { data: schedule }],
  });
  const stranger = { ...reading, userRole: undefined };
  render(
    <TrpcProvider>
      <AssignmentsTab group={stranger} access={groupAccessOf(stranger, 1)} quizPath={quizPath} />
    </TrpcProvider>,
  );
  await screen.findByText("Failed to load the schedule");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});
