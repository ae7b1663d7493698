import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { circle, cycle, listPage } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { schedule } from "../../test/schedule.ts";
import { stubServer } from "../../test/server.ts";
import { AssignmentsTab } from "./assignments/assignments-tab.tsx";
import { groupAccessOf } from "./group-access.ts";
import { MembersTab } from "./members/members-tab.tsx";
import { OverviewTab } from "./overview/overview-tab.tsx";
import type { TabProps } from "./tab-props.ts";

const group = { ...circle, activeCycles: [{ ...cycle, currentDay: 17 }], activeCycleCount: 1 };
const props = { group, access: groupAccessOf(group, 1), quizPath: () => "/quiz" };

// 01:40 on the 18th in Dhaka, where the plan is still at the 17th.
beforeEach(() => {
  vi.stubEnv("TZ", "Asia/Dhaka");
  vi.setSystemTime("2026-03-17T19:40:00Z");
});

function renderTab(
  Tab: (props: TabProps) => ReactNode,
  language: "en" | "bn",
  cycles = group.activeCycles,
) {
  stubServer({
    "cycle.list": listPage(cycles),
    "invite.list": { data: [] },
    "member.list": listPage([{ ...circle.members[0], joinedAt: "2026-03-17T19:00:00.000Z" }]),
    "GET /api/schedule": { data: schedule },
    "quiz.progress": { data: { day: 17, results: [], membersDone: 0, namesDone: [] } },
    "leaderboard.get": { data: { items: [], total: 0 } },
  });
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  render(
    <TrpcProvider>
      <Tab {...props} />
    </TrpcProvider>,
    { language },
  );
}

test.each([
  ["en", "Today is the last day of this cycle, until 06:00 your time."],
  ["bn", "আজ এই খতমের শেষ দিন, আপনার স্থানীয় সময় সকাল ৬টা পর্যন্ত।"],
] as const)("on a cycle's last day the overview says so in %s", async (language, text) => {
  renderTab(OverviewTab, language, [{ ...cycle, currentDay: 17, endDate: "2026-03-17" }]);
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  ["en", "A new reading comes every day at 06:00 your time."],
  ["bn", "প্রতিদিন আপনার স্থানীয় সময় সকাল ৬টায় নতুন পাঠ আসে।"],
] as const)(
  "the overview says in %s when the day changes at the reader's",
  async (language, text) => {
    renderTab(OverviewTab, language);
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

test.each([
  ["en", "until 06:00 your time"],
  ["bn", "আপনার স্থানীয় সময় সকাল ৬টা পর্যন্ত"],
] as const)("today's assignment says in %s until when it is today's", async (language, text) => {
  renderTab(AssignmentsTab, language);
  const until = await screen.findByText(text);
  expect(until.closest("tr")?.id).toBe("assignment-17");
});

test("somebody joined on the reader's own date", async () => {
  renderTab(MembersTab, "en");
  expect(await screen.findByText("Joined Mar 18, 2026 · Creator")).toBeTruthy();
});

test("a new cycle says when it begins at the reader's, and what is missing", async () => {
  renderTab(OverviewTab, "en", []);
  await userEvent.click(await screen.findByRole("button", { name: "Start New Cycle" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Day 1 begins on Mar 18, 2026 at 06:00 your time.")).toBeTruthy();
  expect(dialog.getByText("Give the cycle a name to start it.")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText("Cycle Name"), "Spring");
  expect(dialog.queryByText("Give the cycle a name to start it.")).toBeNull();
  expect(dialog.getByRole("button", { name: "Start Cycle" })).toHaveProperty("disabled", false);
});
