import type { LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { cycle, listPage } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { heldReply, stubServer, writes } from "../../test/server.ts";
import { Leaderboard } from "./leaderboard.tsx";

function entry(rank: number, username: string): LeaderboardEntry {
  const points = 100 - rank;
  return {
    id: 100 + rank,
    user: { id: rank, username },
    currentDay: 17,
    streak: 4,
    totalVersesRead: 1234,
    completedDays: [1, 2, 17],
    points,
    rank,
  };
}

const first = entry(1, "amina");
const board = (items: LeaderboardEntry[], own?: LeaderboardEntry, nextCursor?: string) => ({
  data: { items, total: items.length, nextCursor, ...(own && { own }) },
});

function renderBoard(replies: Parameters<typeof stubServer>[0], userId = 9) {
  const calls = stubServer({ "cycle.list": listPage([cycle]), ...replies });
  render(
    <TrpcProvider>
      <Leaderboard groupId={7} userId={userId} />
    </TrpcProvider>,
  );
  return calls;
}

const rows = async () => await screen.findAllByRole("listitem");
test("a row shows the member's name, day, streak and points", async () => {
  renderBoard({ "leaderboard.get": board([first]) });
  const [row] = (await rows()).map((element) => within(element));
  expect(row?.getByText("amina")).toBeTruthy();
  expect(row?.getByText("Day 17 • 4 day streak")).toBeTruthy();
  expect(row?.getByText("1234 verses")).toBeTruthy();
  expect(row?.getByText("3 days completed")).toBeTruthy();
  expect(row?.getByText("99").parentElement?.textContent).toBe("99 points");
  expect(row?.queryByText("(you)")).toBeNull();
});

test("one of each is said in the singular", async () => {
  const one = { streak: 1, totalVersesRead: 1, completedDays: [17], points: 1 };
  renderBoard({ "leaderboard.get": board([{ ...first, ...one }]) });
  const [row] = (await rows()).map(({ textContent }) => textContent);
  expect(row).toContain("Day 17 • 1-day streak");
  expect(row).toContain("1 verse");
  expect(row).not.toContain("1 verses");
  expect(row).toContain("1 day completed");
  expect(row).toContain("1 point");
});

test("a member without a name is an unknown user", async () => {
  renderBoard({ "leaderboard.get": board([entry(1, "")]) });
  expect(await screen.findByText("Unknown User")).toBeTruthy();
});

test("somebody whose account another server leaves out is an unknown user, too", async () => {
  const { user: _, ...nobody } = entry(1, "");
  renderBoard({
    "leaderboard.get": { data: { items: [nobody, entry(2, "bilal")], total: 2 }, foreign: true },
  });
  expect((await rows()).map((row) => row.querySelector("strong")?.textContent)).toEqual([
    "Unknown User",
    "bilal",
  ]);
});

test.each([
  [false, true],
  [true, false],
])(
  "with graded results alone %s, ungraded ones are said to count: %s",
  async (gradedOnly, isSaid) => {
    const settings = { ...cycle.settings, gradedOnly };
    renderBoard({
      "cycle.list": listPage([{ ...cycle, settings }]),
      "leaderboard.get": board([first]),
    });
    await rows();
    const said = "Results that other programs send count, too; this site has not graded them.";
    expect(screen.queryByText(said) !== null).toBe(isSaid);
  },
);

test("the first three have a medal, the others a number; equal points share a rank", async () => {
  const level = { ...entry(2, "hawa"), id: 200 };
  renderBoard({
    "leaderboard.get": board([first, entry(2, "bilal"), level, entry(4, "musa")]),
  });
  const marks = (await rows()).map((row) => [
    row.querySelector("[data-metal]")?.getAttribute("data-metal"),
    within(row).getByText(/^#\d+$/).textContent,
  ]);
  expect(marks).toEqual([
    ["gold", "#1"],
    ["silver", "#2"],
    ["silver", "#2"],
    [undefined, "#4"],
  ]);
});

test("the user's own row is marked", async () => {
  const own = entry(2, "bilal");
  renderBoard({ "leaderboard.get": board([first, own], own) }, 2);
  const [theirs, mine] = await rows();
  expect([theirs?.ariaCurrent, mine?.ariaCurrent]).toEqual([null, "true"]);
  expect(within(mine as HTMLElement).getByText("(you)")).toBeTruthy();
});

test("the user's own row is shown even when it is on a later page, and only once", async () => {
  const own = entry(3, "hawa");
  const calls = renderBoard(
    {
      "leaderboard.get": [
        board([first, entry(2, "bilal")], own, "98-1-1-2"),
        board([own, entry(4, "musa")], own),
      ],
    },
    3,
  );
  expect((await rows()).map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, null, "true"]);
  const others = "Members who have not finished a quiz yet have no points and are not listed.";
  expect(screen.queryByText(others)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("musa");
  expect((await rows()).map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, null, "true", null]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(screen.getByText(others)).toBeTruthy();
  expect(writes(calls, "leaderboard.get").at(-1)).toMatchObject({
    cycleId: 3,
    cursor: "98-1-1-2",
  });
});

test.each([
  ["nobody has completed a day", { "leaderboard.get": board([]) }],
  ["there is no cycle", { "cycle.list": listPage([]) }],
  [
    "no cycle has a competition",
    {
      "cycle.list": listPage([
        { ...cycle, settings: { ...cycle.settings, leaderboardEnabled: false } },
      ]),
    },
  ],
])("while %s there is no competition data", async (_, replies) => {
  renderBoard(replies);
  expect(await screen.findByText("No competition data")).toBeTruthy();
});

test("of several cycles the active one is shown first, and another can be chosen", async () => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  const ended = { ...cycle, id: 4, name: "Autumn", startDate: "2025-05-21" };
  const calls = renderBoard({
    "cycle.list": listPage([{ ...ended, endDate: "2026-03-16", isActive: false }, cycle]),
    "leaderboard.get": [board([first]), board([entry(1, "zaynab")])],
  });
  await screen.findByText("amina");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Cycle" }), "Autumn");
  await screen.findByText("zaynab");
  expect(writes(calls, "leaderboard.get")).toMatchObject([{ cycleId: 3 }, { cycleId: 4 }]);
});

test("with one cycle there is nothing to choose", async () => {
  renderBoard({ "leaderboard.get": board([first]) });
  await rows();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("a leaderboard shows that it is loading, and a failed one can be retried", async () => {
  const held = heldReply();
  renderBoard({ "leaderboard.get": held.reply });
  expect(await screen.findByText("Loading leaderboard...")).toBeTruthy();
  held.give({ refused: "INTERNAL" });
  expect(await screen.findByText("Failed to load the leaderboard")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
});
