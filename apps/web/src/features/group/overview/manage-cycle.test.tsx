import type { Cycle } from "@daily-quran/domain/group/cycle";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle, cycle, listPage } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { schedule } from "../../../test/schedule.ts";
import { stubServer, writes } from "../../../test/server.ts";
import { groupAccessOf } from "../group-access.ts";
import { OverviewTab } from "./overview-tab.tsx";

const show = async (
  shown: Cycle,
  replies: Parameters<typeof stubServer>[0] = {},
  group = circle,
) => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  const calls = stubServer({
    "cycle.list": listPage([shown]),
    "GET /api/schedule": { data: schedule },
    "quiz.progress": { data: { day: 17, results: [], membersDone: 0, namesDone: [] } },
    "leaderboard.get": { data: { items: [], total: 0 } },
    ...replies,
  });
  render(
    <TrpcProvider>
      <OverviewTab group={group} access={groupAccessOf(group, 1)} quizPath={() => "/quiz"} />
    </TrpcProvider>,
  );
  await screen.findByRole("article");
  return calls;
};

const button = () => screen.queryByRole("button", { name: "Change or End Cycle: Spring" });
const openChange = () => userEvent.click(button() as HTMLElement);
const dialog = () => within(screen.getByRole("dialog"));
const ONCE_SAVED = "It ends with day 17 once you save.";
const TOGGLED = [
  ["2026-03-17", "true", ONCE_SAVED],
  ["2026-12-25", "false", ""],
  ["2026-03-17", "true", ONCE_SAVED],
];
const endToday = async () => {
  await openChange();
  const field = dialog().getByLabelText<HTMLInputElement>("Last Day");
  expect([field.value, field.min, field.max]).toEqual(["2026-12-25", "2026-03-17", "2026-12-25"]);
  const today = dialog().getByRole("button", { name: "End with today: day 17" });
  const said = dialog().getByRole("status");
  for (const [date, pressed, text] of TOGGLED) {
    await userEvent.click(today);
    expect([field.value, today.ariaPressed, said.textContent]).toEqual([date, pressed, text]);
  }
  await userEvent.dblClick(dialog().getByRole("button", { name: "Save" }));
};

test("a leader ends a cycle with today, once, and may start another at once", async () => {
  const ended = { ...cycle, endDate: "2026-03-17" };
  const calls = await show(cycle, {
    "cycle.list": [listPage([cycle]), listPage([ended])],
    "cycle.change": { data: ended },
  });
  expect(screen.queryByRole("button", { name: "Start New Cycle" })).toBeNull();
  await endToday();
  await screen.findByText("Reading Cycle Changed");
  expect(screen.getByText("Its last day is Mar 17, 2026.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "cycle.change")).toEqual([
    { cycleId: 3, name: "Spring", endDate: "2026-03-17" },
  ]);
  expect(await screen.findByText("Mar 1, 2026 – Mar 17, 2026")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start New Cycle" })).toBeTruthy();
});

test("an end that was chosen and not saved is none when the dialog is opened again", async () => {
  await show(cycle);
  await openChange();
  await userEvent.type(dialog().getByLabelText("Cycle Name"), ", slowly");
  await userEvent.click(dialog().getByRole("button", { name: "End with today: day 17" }));
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  await openChange();
  const values = ["Cycle Name", "Last Day"].map(
    (label) => dialog().getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual(["Spring, slowly", "2026-12-25"]);
});

test("what is refused is said in the dialog, which stays", async () => {
  await show(cycle, { "cycle.change": { refused: "LEADER_ONLY" } });
  await endToday();
  expect((await dialog().findByRole("alert")).textContent).toBe(
    "Only an admin or a moderator of the group can do this.",
  );
});

const over = { ...cycle, isActive: false };

test.each([
  ["moderator", cycle, true],
  ["member", cycle, false],
  ["admin", { ...over, endDate: "2026-03-16" }, true],
  ["admin", { ...over, startDate: "2025-05-20", endDate: "2026-03-15" }, false],
] as const)("the %s of a cycle may change it: %j, %s", async (userRole, shown, may) => {
  await show(shown, {}, { ...circle, userRole });
  expect(button() !== null).toBe(may);
});
