import type { Group } from "@daily-quran/domain/group/group";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { amina, circle, cycle, listPage } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { schedule } from "../../test/schedule.ts";
import { heldReply, stubServer, writes } from "../../test/server.ts";
import { GroupPage } from "./group.page.tsx";

const user = { "GET /api/user": { data: amina } };
const withCycle: Group = { ...circle, activeCycles: [cycle], activeCycleCount: 1 };

const renderGroup = (url = "/groups/7") => render(<GroupPage />, { url, path: "/groups/:groupId" });

const tabs = () => screen.getAllByRole("tab").map((tab) => tab.textContent);
const openTab = () => screen.getByRole("tab", { selected: true }).textContent;

test("the header says which group it is, who may join it and how many read", async () => {
  const group = heldReply();
  stubServer({ ...user, "group.byId": group.reply, "cycle.list": listPage([cycle]) });
  renderGroup();
  expect(screen.getByText("Loading group...")).toBeTruthy();
  group.give({ data: withCycle });
  await screen.findByRole("heading", { level: 1, name: "Fajr circle" });
  expect(screen.getByText("Public")).toBeTruthy();
  expect(screen.getByText("Ten minutes after dawn.")).toBeTruthy();
  expect(screen.getByText("2 members")).toBeTruthy();
  expect(screen.getByText("1 active cycle")).toBeTruthy();
});

test.each([
  ["2026-03-17", "১টি চলমান খতম", "Springচলমান"],
  ["2026-03-18", "১টি আসন্ন খতম", "Springশুরু হবে১৮ মার্চ ২০২৬"],
] as const)("in Bengali a cycle of %s is called %s: %s", async (startDate, count, head) => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  const one = { ...cycle, startDate, currentDay: 1 };
  stubServer({
    ...user,
    "group.byId": { data: { ...circle, activeCycles: [one], activeCycleCount: 1 } },
    "cycle.list": listPage([one]),
    "GET /api/schedule": { data: schedule },
    "quiz.progress": { data: { day: 17, results: [], membersDone: 0, namesDone: [] } },
    "leaderboard.get": { data: { items: [], total: 0 } },
    "checkIn.get": { offline: true },
  });
  render(<GroupPage />, { url: "/groups/7", path: "/groups/:groupId", language: "bn" });
  await screen.findByText(count);
  expect((await screen.findByText("Spring")).parentElement?.textContent).toBe(head);
});

test.each(["/groups/8", "/groups/abc", "/groups/0"])("%s names no group", async (url) => {
  const refused = "This group may not exist or you don't have access to it.";
  const calls = stubServer({
    ...user,
    "group.byId": { refused: "GROUP_NOT_FOUND" },
  });
  renderGroup(url);
  const main = within((await screen.findByText("Group not found")).parentElement as HTMLElement);
  expect(main.getByText(refused)).toBeTruthy();
  const next = main.getByRole("link", { name: "See Reading Groups" });
  expect(next.getAttribute("href")).toBe("/groups");
  expect(calls.filter(({ name }) => name === "group.byId").length).toBeLessThan(2);
});

test.each(["0x7", "7e0", "07"])("the group %s is not found, and is not asked for", async (id) => {
  const calls = stubServer({ ...user, "group.byId": { data: circle } });
  renderGroup(`/groups/${id}`);
  await screen.findByText("Group not found");
  expect(calls.filter(({ name }) => name === "group.byId")).toEqual([]);
});

test("a group that was deleted while its page is open is said to be gone once anything is done", async () => {
  const calls = stubServer({
    ...user,
    "group.byId": [{ data: circle }, { refused: "GROUP_NOT_FOUND" }],
    "cycle.list": listPage([]),
    "announcement.set": { refused: "GROUP_NOT_FOUND" },
  });
  renderGroup();
  await userEvent.click(await screen.findByRole("button", { name: "Group actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Announce" }));
  await userEvent.click(await screen.findByRole("button", { name: "Announce" }));
  const said = (await screen.findByText("This group is not there any more")).parentElement;
  const page = within(said as HTMLElement);
  expect(page.getByText("It was deleted, or you are no longer a member.")).toBeTruthy();
  expect(page.getByRole("link", { name: "See Reading Groups" }).getAttribute("href")).toBe(
    "/groups",
  );
  expect(screen.queryByRole("heading", { name: "Fajr circle" })).toBeNull();
  expect(writes(calls, "group.byId")).toHaveLength(2);
});

test("a cycle that was removed meanwhile goes once a call of it is refused", async () => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  stubServer({
    ...user,
    "group.byId": [{ data: withCycle }, { data: circle }],
    "cycle.list": [listPage([cycle]), listPage([])],
    "GET /api/schedule": { data: schedule },
    "checkIn.get": { refused: "CYCLE_NOT_FOUND" },
    "quiz.progress": { data: { day: 17, results: [], membersDone: 0, namesDone: [] } },
    "leaderboard.get": { data: { items: [], total: 0 } },
  });
  renderGroup();
  await screen.findByText("No reading cycles yet");
  expect(tabs()).not.toContain("Assignments");
});

test("a group that cannot be loaded shows an error and can be retried", async () => {
  stubServer({
    ...user,
    "group.byId": [{ offline: true }, { offline: true }, { data: circle }],
    "cycle.list": listPage([]),
  });
  renderGroup();
  await screen.findByText("Failed to load the group");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: "Fajr circle" })).toBeTruthy();
});

test("assignments are there only with an active cycle", async () => {
  stubServer({ ...user, "group.byId": { data: circle }, "cycle.list": listPage([]) });
  renderGroup("/groups/7?tab=assignments");
  await screen.findByText("No reading cycles yet");
  expect(tabs()).toEqual(["Overview", "Leaderboard", "Members", "Khatmas"]);
  expect(openTab()).toBe("Overview");
});

test("the open tab is part of the address", async () => {
  stubServer({
    ...user,
    "group.byId": { data: withCycle },
    "cycle.list": listPage([cycle]),
    "leaderboard.get": listPage([]),
  });
  renderGroup("/groups/7?tab=leaderboard");
  await screen.findByText("No competition data");
  expect(tabs()).toEqual(["Overview", "Assignments", "Leaderboard", "Members", "Khatmas"]);
  expect(openTab()).toBe("Leaderboard");
  await userEvent.click(screen.getByRole("tab", { name: "Overview" }));
  await screen.findByText("Spring");
  expect(openTab()).toBe("Overview");
});

test("a public group that one is not in offers to join it", async () => {
  const { userRole: _, ...other } = circle;
  stubServer({
    ...user,
    "group.byId": [{ data: { ...other, createdBy: 2 } }, { data: { ...circle, createdBy: 2 } }],
    "cycle.list": listPage([]),
    "group.join": { data: circle },
  });
  renderGroup();
  await userEvent.click(await screen.findByRole("button", { name: "Join" }));
  expect(await screen.findByRole("button", { name: "Group actions" })).toBeTruthy();
});

test("today's quiz is a link away", async () => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  stubServer({ ...user, "group.byId": { data: withCycle }, "cycle.list": listPage([cycle]) });
  renderGroup();
  const link = await screen.findByRole("link", { name: "Take Today's Quiz" });
  expect(link.getAttribute("href")).toBe("/groups/7/cycles/3/quiz/17");
});
