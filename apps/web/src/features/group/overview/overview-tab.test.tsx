import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { Group } from "@daily-quran/domain/group/group";
import type { LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle, cycle, listPage } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { schedule } from "../../../test/schedule.ts";
import { heldReply, stubServer, writes } from "../../../test/server.ts";
import { homeChoice } from "../../../reader/day/day-override.ts";
import { groupAccessOf } from "../group-access.ts";
import type { QuizPath } from "../tab-props.ts";
import { OverviewTab } from "./overview-tab.tsx";

const quizPath: QuizPath = ({ groupId, cycleId, day }) => `/quiz/${groupId}/${cycleId}/${day}`;

const renderOverview = (group: Group = circle) =>
  render(
    <TrpcProvider>
      <OverviewTab group={group} access={groupAccessOf(group, 1)} quizPath={quizPath} />
    </TrpcProvider>,
  );

const dialog = () => within(screen.getByRole("dialog"));

let results: { day: number; totalPoints: number }[] = [];
let board: { items: LeaderboardEntry[]; total: number; own?: LeaderboardEntry };
let namesDone: string[];
beforeEach(() => {
  results = [];
  board = { items: [], total: 0 };
  namesDone = [];
  checkIns = {};
});

let checkIns: Parameters<typeof stubServer>[0] = {};

function stubCycles(...cycles: Cycle[]) {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  return stubServer({
    "cycle.list": listPage(cycles),
    "GET /api/schedule": { data: schedule },
    "quiz.progress": { data: { day: 17, results, membersDone: results.length, namesDone } },
    "leaderboard.get": { data: board },
    ...checkIns,
  });
}

test("an active cycle: its dates, its plan, the competition and today's quiz", async () => {
  stubCycles(cycle);
  renderOverview();
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Spring" })).toBeTruthy();
  expect(card.getByText("Active")).toBeTruthy();
  expect(card.getByText("Mar 1, 2026 – Dec 25, 2026")).toBeTruthy();
  expect(card.getByText("The whole Quran in 300 days")).toBeTruthy();
  expect(card.getByText("Competition enabled")).toBeTruthy();
  expect(card.getByText("Day 17 of 300")).toBeTruthy();
  const quiz = card.getByRole("link", { name: "Take Today's Quiz" });
  expect(quiz.getAttribute("href")).toBe("/quiz/7/3/17");
});

test.each([
  ["2026-03-17", "Ends after day 17 of the plan’s 300", "Day 17 of 17"],
  ["2026-03-16", "Ended after day 16 of the plan’s 300", undefined],
])("a cycle whose end was moved to %s: %s", async (endDate, length, ring) => {
  stubCycles({ ...cycle, endDate });
  renderOverview();
  const card = within(await screen.findByRole("article"));
  expect(card.getByText(length)).toBeTruthy();
  expect(card.queryByText(/in 300 days/)).toBeNull();
  expect(card.queryByText(/^Day .* of/)?.textContent).toBe(ring);
});

test("today's reading comes first, by name, then the quiz and who has done it", async () => {
  results = [{ day: 16, totalPoints: 5 }];
  stubCycles(cycle);
  renderOverview();
  expect((await screen.findByText("Al-Baqarah 1017")).parentElement?.textContent).toBe(
    "Today: Al-Baqarah 1017",
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Read day 17", "/schedule?day=17&group=7"],
    ["Take Today's Quiz", "/quiz/7/3/17"],
  ]);
  expect(await factsOf("You")).toBe("1 of 17 quizzes done");
  expect(await factsOf("Today")).toBe("1 of 2 members did the quiz");
  expect(screen.queryByText("Standing")).toBeNull();
});

const factsOf = async (term: string) =>
  (await screen.findByText(term)).nextElementSibling?.textContent;

const entry = (id: number, username: string, points: number, rank: number): LeaderboardEntry => ({
  id: 100 + id,
  user: { id, username },
  currentDay: 17,
  streak: 1,
  totalVersesRead: 20,
  completedDays: [17],
  points,
  rank,
});

test("who joined in today is named, and who leads with the user's own rank", async () => {
  results = [{ day: 17, totalPoints: 5 }];
  namesDone = ["bilal"];
  board = { items: [entry(2, "bilal", 40, 1)], total: 2, own: entry(1, "amina", 34, 2) };
  const calls = stubCycles(cycle);
  renderOverview();
  expect(await factsOf("Today")).toBe("1 of 2 members did the quiz: bilal");
  expect(await factsOf("Standing")).toBe("bilal leads with 40 points · you are #2 with 34");
  expect(writes(calls, "leaderboard.get")).toEqual([{ cycleId: 3, limit: 2 }]);
});

test("more than can be named are counted, and a leader is told that they lead", async () => {
  results = [15, 16, 17].map((day) => ({ day, totalPoints: 1 }));
  namesDone = ["amina", "bilal"];
  const own = entry(1, "amina", 1, 1);
  board = { items: [own], total: 3, own };
  stubCycles(cycle);
  renderOverview({ ...circle, memberCount: 4 });
  expect(await factsOf("Today")).toBe("3 of 4 members did the quiz: amina, bilal and 1 more");
  expect(await factsOf("Standing")).toBe("You lead with 1 point");
});

test("of several with the most points none is named as the leader", async () => {
  const first = [entry(2, "bilal", 12, 1), entry(3, "maryam", 12, 1)];
  board = { items: first, total: 3, own: entry(1, "amina", 3, 3) };
  stubCycles(cycle);
  renderOverview();
  expect(await factsOf("Standing")).toBe("Several lead with 12 points each");
});

test("after the quiz its button shows that it is done, and the leaderboard is next", async () => {
  results = [{ day: 17, totalPoints: 5 }];
  stubCycles(cycle);
  renderOverview();
  const done = await screen.findByRole("link", { name: "Done · 5/6" });
  expect(done.getAttribute("href")).toBe("/quiz/7/3/17");
  expect(screen.getByRole("link", { name: "See Leaderboard" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Take Today's Quiz" })).toBeNull();
});

test("a check-in that is taken back is missing beside the quiz that is done", async () => {
  results = [{ day: 17, totalPoints: 5 }];
  const missing = {
    cycleId: 3,
    day: 17,
    isCheckedIn: false,
    ownDays: [],
    members: 2,
    read: 0,
    names: [],
    isRequired: true,
    requiredFrom: 17,
  };
  const made = { ...missing, isCheckedIn: true, ownDays: [17], read: 1 };
  checkIns = { "checkIn.get": [{ data: made }, { data: missing }], "checkIn.undo": {} };
  stubCycles(cycle);
  renderOverview();
  await screen.findByRole("link", { name: "Done · 5/6" });
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  const text = "The quiz of day 17 is done. For your streak, mark its reading too.";
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  [1, [], true],
  [0, [], false],
  [1, ["bilal"], false],
] as const)(
  "of %i who have read, named %j, it is said who is named: %s",
  async (read, names, isSaid) => {
    const answer = {
      cycleId: 3,
      day: 17,
      isCheckedIn: false,
      ownDays: [],
      members: 2,
      read,
      names,
      isRequired: true,
      requiredFrom: 17,
    };
    checkIns = { "checkIn.get": { data: answer } };
    stubCycles(cycle);
    renderOverview();
    await screen.findByText(new RegExp(`^${read} of 2 ha`, "u"));
    const said = screen.queryByText(/^Members who let others see their name/);
    expect(said !== null).toBe(isSaid);
  },
);

test("a leader without other members sees the invitations first", async () => {
  stubCycles();
  renderOverview({ ...circle, memberCount: 1 });
  const link = await screen.findByRole("link", { name: "Invite people" });
  const start = screen.getByRole("button", { name: "Start New Cycle" });
  expect(link.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const completed = { ...cycle, startDate: "2025-05-21", endDate: "2026-03-16", isActive: false };

test("a completed cycle has neither a day nor a quiz of today", async () => {
  stubCycles({
    ...completed,
    settings: { ...cycle.settings, leaderboardEnabled: false },
  });
  renderOverview();
  const card = within(await screen.findByRole("article"));
  expect(card.getByText("Completed")).toBeTruthy();
  expect(card.queryByText("Competition enabled")).toBeNull();
  expect(card.queryByRole("link")).toBeNull();
});

test("the missed days of a completed cycle lead to their quizzes, from the first day that was done on", async () => {
  results = Array.from({ length: 296 }, (_, index) => ({ day: index + 3, totalPoints: 6 })).filter(
    ({ day }) => day !== 7,
  );
  stubCycles(completed);
  renderOverview();
  await screen.findByText("Missed days");
  expect(screen.queryByRole("link")).toBeNull();
  // jsdom does not unfold it by a click.
  const details = screen.getByText("Missed days").closest("details") as HTMLDetailsElement;
  details.open = true;
  await screen.findByRole("link", { name: "Day 7" });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Day 7", "/quiz/7/3/7"],
    ["Day 299", "/quiz/7/3/299"],
    ["Day 300", "/quiz/7/3/300"],
  ]);
});

/** The day of each card, its name and its badge. */
const states = () =>
  screen
    .getAllByRole("article")
    .map(({ textContent }) =>
      /^(Day \d+ of 300)?.*?(Spring|Old|New)(Active|Completed)/.exec(textContent)?.slice(1),
    );

test("a cycle turns at 00:00 UTC in an open page: its day, its beginning and its end, without an answer", async () => {
  const before = "2026-03-17";
  const ending = { ...cycle, id: 4, name: "Old", startDate: "2025-05-22", endDate: before };
  const dates = { startDate: "2026-03-18", endDate: "2027-01-11" };
  const coming = { ...cycle, ...dates, id: 5, name: "New", currentDay: 1 };
  stubCycles(cycle, { ...ending, currentDay: 300 }, coming);
  vi.useFakeTimers({ now: Date.parse(`${before}T23:59:59.500Z`), shouldAdvanceTime: true });
  renderOverview();
  await screen.findByText("Begins on Mar 18, 2026 at 00:00 your time");
  expect(states()).toEqual([
    ["Day 17 of 300", "Spring", "Active"],
    ["Day 300 of 300", "Old", "Active"],
    ["Day 1 of 300", "New", "Active"],
  ]);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(states()).toEqual([
    ["Day 18 of 300", "Spring", "Active"],
    ["Day 1 of 300", "New", "Active"],
    [undefined, "Old", "Completed"],
  ]);
  const quizzes = screen.getAllByRole("link", { name: "Take Today's Quiz" });
  expect(quizzes.map((link) => link.getAttribute("href"))).toEqual(["/quiz/7/3/18", "/quiz/7/5/1"]);
});

test("a cycle that has not begun says when it does, in place of the quiz", async () => {
  stubCycles({ ...cycle, startDate: "2026-03-18", currentDay: 1 });
  renderOverview();
  await screen.findByText("Begins on Mar 18, 2026 at 00:00 your time");
  expect(screen.getByText("Spring").parentElement?.textContent).toBe(
    "SpringActivefrom Mar 18, 2026",
  );
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(["admin", "moderator"] as const)(
  "a group without a cycle: the %s can start one",
  async (userRole) => {
    stubCycles();
    renderOverview({ ...circle, userRole });
    await screen.findByText("No reading cycles yet");
    expect(screen.getByRole("button", { name: "Start New Cycle" })).toBeTruthy();
  },
);

test("a member cannot start a cycle", async () => {
  stubCycles();
  renderOverview({ ...circle, userRole: "member" });
  await screen.findByText("A cycle begins when an admin or a moderator starts one.");
  expect(screen.queryByRole("button", { name: "Start New Cycle" })).toBeNull();
});

test("while a cycle is active no second one is offered, and after it one is", async () => {
  stubCycles(cycle);
  const { unmount } = renderOverview();
  await screen.findByRole("article");
  expect(screen.queryByRole("button", { name: "Start New Cycle" })).toBeNull();
  unmount();
  stubCycles(completed);
  renderOverview();
  expect(await screen.findByRole("button", { name: "Start New Cycle" })).toBeTruthy();
});

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Start New Cycle" }));
  await screen.findByRole("dialog");
}

async function fillCycle() {
  await userEvent.type(dialog().getByLabelText("Cycle Name"), "Spring");
  fireEvent.change(dialog().getByLabelText("Start Date"), { target: { value: "2026-03-01" } });
}

test("a cycle starts today unless another date is chosen", async () => {
  vi.setSystemTime("2026-03-17T23:30:00Z");
  stubServer({ "cycle.list": listPage([]) });
  renderOverview();
  await openDialog();
  expect(dialog().getByLabelText("Start Date")).toHaveProperty("value", "2026-03-17");
});

test("a cycle needs a name and a date before it can be started", async () => {
  stubServer({ "cycle.list": listPage([]) });
  renderOverview();
  await openDialog();
  const start = () => dialog().getByRole("button", { name: "Start Cycle" });
  expect(start()).toHaveProperty("disabled", true);
  await userEvent.type(dialog().getByLabelText("Cycle Name"), "Spring");
  expect(start()).toHaveProperty("disabled", false);
  fireEvent.change(dialog().getByLabelText("Start Date"), { target: { value: "" } });
  expect(start()).toHaveProperty("disabled", true);
});

test("a cycle is started once, with the default settings and those that were changed", async () => {
  const answer = heldReply();
  const calls = stubServer({
    "cycle.list": [listPage([]), listPage([cycle])],
    "cycle.start": answer.reply,
  });
  renderOverview();
  await openDialog();
  await fillCycle();
  await userEvent.click(dialog().getByText("Settings"));
  await userEvent.clear(dialog().getByLabelText("Reading"));
  await userEvent.type(dialog().getByLabelText("Reading"), "5");
  await userEvent.click(dialog().getByRole("switch", { name: "Competition (leaderboard)" }));
  await userEvent.dblClick(dialog().getByRole("button", { name: "Start Cycle" }));
  answer.give({ data: cycle });
  await screen.findByText("Reading Cycle Created");
  expect(screen.getByText("300-day reading cycle started successfully")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "cycle.start")).toEqual([
    {
      groupId: 7,
      clientId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      name: "Spring",
      startDate: "2026-03-01",
      readingPlan: "detailed",
      settings: {
        startDay: 1,
        dailyCheckInRequired: true,
        leaderboardEnabled: false,
        quizEnabled: true,
        pointsPerReading: 5,
        pointsPerTranslation: 2,
        pointsPerTafseer: 3,
        gradedOnly: false,
      },
    },
  ]);
});

test.each([
  ["2026-03-01", "Day 1 is today."],
  ["2026-03-02", "Day 1 begins in 1 day, on"],
  ["2026-04-01", "Day 1 begins in 31 days, on"],
  ["2026-02-20", "Day 1 began on Feb 20, 2026; today is day 10."],
  [
    "2025-03-01",
    "This cycle would be over already: its last day was Dec 25, 2025. Is the date right?",
  ],
])("a cycle from %s says before it is started: %s", async (date, text) => {
  vi.setSystemTime("2026-03-01T12:00:00Z");
  stubServer({ "cycle.list": listPage([]) });
  renderOverview();
  await openDialog();
  fireEvent.change(dialog().getByLabelText("Start Date"), { target: { value: date } });
  expect(await dialog().findByText((shown) => shown.startsWith(text))).toBeTruthy();
});

test.each([
  ["Asia/Dhaka", "2026-03-02", /^Day 1 begins on Mar 2, 2026 at 06:00/],
  ["America/Los_Angeles", "2026-03-01", /^Day 1 is today\.$/],
] as const)(
  "in %s, where the date is another than in UTC, a cycle begins on %s by default",
  async (zone, date, text) => {
    vi.stubEnv("TZ", zone);
    vi.setSystemTime(zone === "Asia/Dhaka" ? "2026-03-01T23:30:00Z" : "2026-03-01T02:00:00Z");
    stubServer({ "cycle.list": listPage([]) });
    renderOverview();
    await openDialog();
    expect(dialog().getByLabelText<HTMLInputElement>("Start Date").value).toBe(date);
    expect(dialog().getByText(text)).toBeTruthy();
  },
);

const removeButton = () => screen.queryByRole("button", { name: "Remove Cycle: Spring" });

test.each([
  ["moderator", true, true],
  ["member", true, false],
  ["admin", false, false],
] as const)("the %s of a cycle that is removable (%s) may remove it: %s", async (...row) => {
  const [userRole, isRemovable, may] = row;
  stubCycles({ ...cycle, isRemovable });
  renderOverview({ ...circle, userRole });
  await screen.findByRole("article");
  expect(removeButton() !== null).toBe(may);
  const says = screen.queryByText(/^Members have begun with this cycle/) !== null;
  expect(says).toBe(userRole === "admin");
});

test.each([
  ["is removed", {}] as const,
  ["is gone already", { refused: "CYCLE_NOT_FOUND" }] as const,
])("after a question a cycle %s, and another one can be started", async (_, reply) => {
  const calls = stubServer({
    "cycle.list": [listPage([{ ...cycle, isRemovable: true }]), listPage([])],
    "GET /api/schedule": { data: schedule },
    "quiz.progress": { data: { day: 17, results, membersDone: 0, namesDone } },
    "leaderboard.get": { data: board },
    "cycle.remove": reply,
  });
  renderOverview();
  await screen.findByRole("article");
  await userEvent.click(removeButton() as HTMLElement);
  await dialog().findByText(/^Nobody has taken a quiz in it yet\./);
  await userEvent.dblClick(dialog().getByRole("button", { name: "Remove Cycle" }));
  await screen.findByText("Reading Cycle Removed");
  await screen.findByRole("button", { name: "Start New Cycle" });
  expect(writes(calls, "cycle.remove")).toEqual([{ cycleId: 3 }]);
});

test("a cycle that members have begun with says so, and stays", async () => {
  stubServer({
    "cycle.list": listPage([{ ...cycle, isRemovable: true }]),
    "GET /api/schedule": { data: schedule },
    "quiz.progress": { data: { day: 17, results, membersDone: 0, namesDone } },
    "leaderboard.get": { data: board },
    "cycle.remove": { refused: "CYCLE_IN_USE" },
  });
  renderOverview();
  await screen.findByRole("article");
  await userEvent.click(removeButton() as HTMLElement);
  await userEvent.click(dialog().getByRole("button", { name: "Remove Cycle" }));
  expect((await dialog().findByRole("alert")).textContent).toBe(
    "Members have begun with this reading cycle, so it can't be removed any more.",
  );
  expect(screen.getByText("Spring")).toBeTruthy();
});

test("a setting that is not valid is named, and unfolded", async () => {
  const calls = stubServer({ "cycle.list": listPage([]) });
  renderOverview();
  await openDialog();
  await fillCycle();
  await userEvent.clear(dialog().getByLabelText("Start day (1 to 300)"));
  await userEvent.type(dialog().getByLabelText("Start day (1 to 300)"), "301");
  await userEvent.click(dialog().getByRole("button", { name: "Start Cycle" }));
  await dialog().findByText("The start day must be a whole number from 1 to 300.");
  expect(dialog().getByRole("group")).toHaveProperty("open", true);
  expect(writes(calls, "cycle.start")).toEqual([]);
});

test.each([
  [{ refused: "LEADER_ONLY" }, "Only an admin or a moderator of the group can do this."],
  [{ offline: true }, "Failed to create reading cycle"],
] as const)(
  "a cycle that is not started says why and keeps what was written",
  async (reply, text) => {
    stubServer({ "cycle.list": listPage([]), "cycle.start": reply });
    renderOverview();
    await openDialog();
    await fillCycle();
    await userEvent.click(dialog().getByRole("button", { name: "Start Cycle" }));
    expect((await screen.findByRole("alert")).textContent).toBe(`Failed to Create Cycle${text}`);
    expect(dialog().getByLabelText("Cycle Name")).toHaveProperty("value", "Spring");
  },
);

test("the active cycle comes before completed ones", async () => {
  stubCycles({ ...completed, id: 4, name: "Winter" }, cycle);
  renderOverview();
  await screen.findByText("Winter");
  const names = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(names).toEqual(["Spring", "Winter"]);
});

test("a group's reading is shown at home by one button, and by one not any more", async () => {
  stubCycles(cycle);
  renderOverview();
  await userEvent.click(
    await screen.findByRole("button", { name: "Show under “Today”: Fajr circle" }),
  );
  expect(homeChoice.get()).toEqual({
    day: 1,
    since: "2026-03-01",
    group: { id: 7, name: "Fajr circle" },
  });
  screen.getByText("“Today” shows Fajr circle from now on.");
  screen.getByText("Shown under “Today”");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(homeChoice.get()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show under “Today”: Fajr circle" }));
  await userEvent.click(screen.getByRole("button", { name: /^Back to everyone’s day \d+$/ }));
  expect(homeChoice.get()).toBeNull();
});
