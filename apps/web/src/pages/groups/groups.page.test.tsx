import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { amina, circle, cycle, listPage } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { heldReply, type Reply, stubServer, writes } from "../../test/server.ts";
import { GroupsPage } from "./groups.page.tsx";

const user = { "GET /api/user": { data: amina } };
const renderGroups = () => render(<GroupsPage />, { url: "/groups", path: "/groups" });
const A_UUID = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;

const dialog = () => within(screen.getByRole("dialog"));

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Create Group" }));
  await screen.findByRole("dialog");
}

test("a visitor sees the auth screen in its place, and the groups once signed in", async () => {
  stubServer({
    "GET /api/user": { refused: "UNAUTHORIZED" },
    "auth.login": { data: amina },
    "group.list": listPage([circle]),
  });
  renderGroups();
  await userEvent.type(await screen.findByLabelText("Username or Email"), "amina");
  await userEvent.type(screen.getAllByLabelText("Password")[0] as HTMLElement, "right words");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByText("Fajr circle");
  expect(screen.queryByRole("tab", { name: "Login" })).toBeNull();
});

test("when the session can't be loaded, the page shows an error and can retry", async () => {
  stubServer({
    "GET /api/user": [{ refused: "INTERNAL" }, user["GET /api/user"]],
    "group.list": listPage([circle]),
  });
  renderGroups();
  await screen.findByText("We could not check whether you are signed in.");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Fajr circle")).toBeTruthy();
});

test("the page says what groups are for, and that they are loading", async () => {
  const list = heldReply();
  stubServer({ ...user, "group.list": list.reply });
  renderGroups();
  expect(screen.getByText("Loading groups...")).toBeTruthy();
  await screen.findByRole("heading", { name: "Reading Groups" });
  expect(
    screen.getByText("Join communities of Quran readers and compete in reading challenges"),
  ).toBeTruthy();
  expect(screen.getByText("Loading groups...")).toBeTruthy();
  list.give(listPage([]));
  expect(await screen.findByText("No groups yet")).toBeTruthy();
});

test("a group of another server without lists and counts has none, and no blank page", async () => {
  const {
    members: _,
    activeCycles: __,
    memberCount: ___,
    activeCycleCount: ____,
    ...bare
  } = circle;
  stubServer({ ...user, "group.list": { ...listPage([bare]), foreign: true } });
  renderGroups();
  const card = await screen.findByRole("article");
  expect(within(card).getByText("0 members")).toBeTruthy();
  expect(within(card).getByText("0 cycles")).toBeTruthy();
});

test("a card shows the group's members and its cycle's day", async () => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  const reading = { ...circle, activeCycles: [cycle], activeCycleCount: 1 };
  stubServer({ ...user, "group.list": listPage([reading]) });
  renderGroups();
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Fajr circle" })).toBeTruthy();
  expect(card.getByText("Public")).toBeTruthy();
  expect(card.getByText("Ten minutes after dawn.")).toBeTruthy();
  expect(card.getByText("2 members")).toBeTruthy();
  expect(card.getByText("1 cycle")).toBeTruthy();
  expect(card.getByText("Day 17 of 300")).toBeTruthy();
  expect([card.getByText("A").textContent, card.getByText("B").textContent]).toEqual(["A", "B"]);
  expect(card.getByRole("link", { name: "View Group" }).getAttribute("href")).toBe("/groups/7");
  expect(card.queryByRole("button", { name: "Join" })).toBeNull();
});

test("a card shows the day of the cycle that runs, and none of one that is yet to begin", async () => {
  vi.setSystemTime("2026-03-17T23:59:59Z");
  const dates = { startDate: "2026-03-18", endDate: "2027-01-11" };
  const coming = { ...cycle, ...dates, id: 4, currentDay: 1 };
  const both = { ...circle, activeCycles: [coming, cycle], activeCycleCount: 2 };
  const next = { ...circle, id: 8, name: "Isha circle", activeCycles: [coming] };
  stubServer({ ...user, "group.list": listPage([both, next]) });
  renderGroups();
  const [running, later] = (await screen.findAllByRole("article")) as [HTMLElement, HTMLElement];
  expect(within(running).getByText("Day 17 of 300")).toBeTruthy();
  expect(within(later).queryByText(/^Day/)).toBeNull();
  vi.setSystemTime("2026-03-18T00:00:00Z");
  fireEvent(document, new Event("visibilitychange"));
  expect(await within(later).findByText("Day 1 of 300")).toBeTruthy();
});

test("a group without members and cycles counts them as 0", async () => {
  stubServer({ ...user, "group.list": listPage([{ ...circle, memberCount: 0, members: [] }]) });
  renderGroups();
  expect(await screen.findByText("0 members")).toBeTruthy();
  expect(screen.getByText("0 cycles")).toBeTruthy();
});

test("the user's own groups are listed apart from those that are open to everyone", async () => {
  const { userRole: _, ...other } = { ...circle, id: 8, name: "Isha circle" };
  stubServer({ ...user, "group.list": listPage([circle, other]) });
  renderGroups();
  const own = within(await screen.findByRole("region", { name: "Your groups" }));
  expect(own.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Fajr circle",
  ]);
  const open = within(screen.getByRole("region", { name: "Open to everyone" }));
  expect(open.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Isha circle",
  ]);
});

test("a private group is marked as private", async () => {
  stubServer({ ...user, "group.list": listPage([{ ...circle, isPrivate: true }]) });
  renderGroups();
  expect(await screen.findByText("Private")).toBeTruthy();
  expect(screen.queryByText("Public")).toBeNull();
});

test("a public group that one is not in can be joined, with one request", async () => {
  const { userRole: _, ...other } = circle;
  const answer = heldReply();
  const calls = stubServer({
    ...user,
    "group.list": [listPage([other]), listPage([circle])],
    "group.join": answer.reply,
  });
  renderGroups();
  await userEvent.dblClick(await screen.findByRole("button", { name: "Join" }));
  expect(await screen.findByRole("button", { name: "Joining..." })).toHaveProperty(
    "disabled",
    true,
  );
  answer.give({ data: circle });
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Join/ })).toBeNull());
  expect(writes(calls, "group.join")).toEqual([{ groupId: 7 }]);
  // The button is gone: the page has the focus, from its heading on.
  const page = screen.getByRole("heading", { level: 1 }).closest("[tabindex='-1']");
  expect(document.activeElement).toBe(page);
});

test("no groups: an invitation with the one next step", async () => {
  stubServer({ ...user, "group.list": listPage([]) });
  renderGroups();
  await screen.findByText("No groups yet");
  expect(
    screen.getByText(
      "Create your first reading group to start building a community around Quran reading",
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Create Your First Group" }));
  expect(await screen.findByRole("dialog", { name: "Create Reading Group" })).toBeTruthy();
});

test("a list that fails is retried twice, then says so once", async () => {
  const calls = stubServer({
    ...user,
    "group.list": { refused: "DATABASE_AWAY" },
  });
  renderGroups();
  await screen.findByText("Failed to load groups");
  expect(writes(calls, "group.list")).toHaveLength(3);
  expect(screen.getByRole("alert").textContent).toBe(
    "Failed to load groupsThe service is not available right now. Please try again soon.Try Again",
  );
});

test("more groups than one page holds can be shown", async () => {
  const second = { ...circle, id: 8, name: "Isha circle" };
  const calls = stubServer({
    ...user,
    "group.list": [listPage([circle], "own-7"), listPage([second])],
  });
  renderGroups();
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByText("Isha circle");
  expect(screen.getByText("Fajr circle")).toBeTruthy();
  expect(writes(calls, "group.list").at(-1)).toMatchObject({ cursor: "own-7" });
});

test("the dialog asks for a name, a description and privacy", async () => {
  stubServer({ ...user, "group.list": listPage([]) });
  renderGroups();
  await openDialog();
  const form = dialog();
  expect(form.getByText("Create Reading Group")).toBeTruthy();
  expect(form.getByText("Start a new community for Quran reading and challenges")).toBeTruthy();
  expect(form.getByLabelText("Group Name")).toHaveProperty("placeholder", "My Reading Circle");
  expect(form.getByLabelText("Description (Optional)").tagName).toBe("TEXTAREA");
  expect(form.getByRole("switch", { name: "Private Group" })).toHaveProperty("checked", false);
  const open =
    "Off, the group is public: everyone with an account finds it in the list, sees its members, cycles and leaderboard, and can join.";
  expect(form.getByText(open)).toBeTruthy();
  await userEvent.click(form.getByRole("switch", { name: "Private Group" }));
  expect(form.getByText("Only invited members can join this group")).toBeTruthy();
  expect(form.queryByText(open)).toBeNull();
});

test.each([
  ["", "Group name is required"],
  ["   ", "Group name is required"],
  ["x".repeat(101), "Name too long"],
])("the name %j is refused on submit", async (name, message) => {
  const calls = stubServer({ ...user, "group.list": listPage([]) });
  renderGroups();
  await openDialog();
  await userEvent.click(dialog().getByLabelText("Group Name"));
  await userEvent.paste(name);
  expect(dialog().queryByText(message)).toBeNull();
  await userEvent.click(dialog().getByRole("button", { name: "Create Group" }));
  await dialog().findByText(message);
  expect(writes(calls, "group.create")).toEqual([]);
});

async function fillGroup() {
  await openDialog();
  await userEvent.type(dialog().getByLabelText("Group Name"), "Fajr circle");
  await userEvent.type(dialog().getByLabelText("Description (Optional)"), "Together");
  await userEvent.click(dialog().getByRole("switch", { name: "Private Group" }));
  return dialog().getByRole("button", { name: "Create Group" });
}

test("creating is sent once, then leads into the new group", async () => {
  const answer = heldReply();
  const calls = stubServer({
    ...user,
    "group.list": listPage([]),
    "group.create": answer.reply,
  });
  renderGroups();
  await userEvent.dblClick(await fillGroup());
  const pending = await dialog().findByRole("button", { name: "Creating..." });
  expect(pending).toHaveProperty("disabled", true);
  answer.give({ data: circle });
  await screen.findByText("At /groups/7");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(writes(calls, "group.create")).toEqual([
    { name: "Fajr circle", description: "Together", isPrivate: true, clientId: A_UUID },
  ]);
});

test.each<[Reply, string]>([
  [
    { refused: "DAILY_LIMIT" },
    "You have made as many of these as one day allows. Please go on tomorrow.",
  ],
  [{ offline: true }, "Failed to create group"],
])("a group that is not created: %j is said, and what was written stays", async (reply, text) => {
  const calls = stubServer({ ...user, "group.list": listPage([]), "group.create": reply });
  renderGroups();
  const create = await fillGroup();
  await userEvent.click(create);
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(dialog().getByLabelText("Group Name")).toHaveProperty("value", "Fajr circle");
  expect(dialog().getByRole("switch", { name: "Private Group" })).toHaveProperty("checked", true);
  // The group may be there, and only its answer lost: the same one is asked for again.
  await userEvent.click(create);
  await waitFor(() => expect(writes(calls, "group.create")).toHaveLength(2));
  const [first, again] = writes(calls, "group.create");
  expect(again).toEqual(first);
  expect(first).toMatchObject({ clientId: A_UUID });
});

test("without a network creating fails at once, and nothing is created later by itself", async () => {
  const calls = stubServer({
    ...user,
    "group.list": listPage([]),
    "group.create": [{ offline: true }, { data: circle }],
  });
  renderGroups();
  const create = await fillGroup();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await userEvent.click(create);
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to create group");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const listed = writes(calls, "group.list").length;
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(writes(calls, "group.list").length).toBeGreaterThan(listed));
  expect(writes(calls, "group.create")).toHaveLength(1);
  expect(screen.queryByText("At /groups/7")).toBeNull();
});

test("Cancel closes the dialog", async () => {
  stubServer({ ...user, "group.list": listPage([]) });
  renderGroups();
  await openDialog();
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("somebody whom another has added is asked once who may", async () => {
  const calls = stubServer({
    ...user,
    "group.list": listPage([circle]),
    "joining.settings": { data: { onlyJoins: false, isAsked: true } },
    "joining.change": { data: { onlyJoins: true, isAsked: false } },
  });
  renderGroups();
  const question = await screen.findByRole("region", { name: /^Somebody has added you/ });
  await userEvent.click(within(question).getByRole("button", { name: "By invitation only" }));
  await waitFor(() => expect(screen.queryByText(/^Somebody has added you/)).toBeNull());
  expect(writes(calls, "joining.change")).toEqual([{ onlyJoins: true }]);
});
