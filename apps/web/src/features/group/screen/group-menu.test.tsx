import type { Group, Member } from "@daily-quran/domain/group/group";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle, listPage, memberOf } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { type Reply, stubServer, writes } from "../../../test/server.ts";
import { GroupMenu } from "./group-menu.tsx";
import { groupAccessOf } from "../group-access.ts";

function renderMenu(userId: number, group: Group, replies: Record<string, Reply> = {}) {
  const calls = stubServer(replies);
  render(
    <TrpcProvider>
      <GroupMenu group={group} access={groupAccessOf(group, userId)} groupsPath="/groups" />
    </TrpcProvider>,
    { url: "/groups/7", path: "/groups/:groupId" },
  );
  return calls;
}

async function openMenu() {
  await userEvent.click(screen.getByRole("button", { name: "Group actions" }));
  return (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
}

async function choose(label: string) {
  await openMenu();
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
  return within(await screen.findByRole("dialog"));
}

test.each([
  [1, "admin", ["Edit Group", "Announce", "Leave Group…", "Delete Group"]],
  [3, "admin", ["Edit Group", "Announce", "Leave Group"]],
  [4, "moderator", ["Leave Group"]],
  [2, "member", ["Leave Group"]],
] as const)("user %i, %s, finds %j", async (userId, userRole, labels) => {
  renderMenu(userId, { ...circle, userRole });
  expect(await openMenu()).toEqual(labels);
});

test("an admin edits the name, the description and the privacy", async () => {
  const calls = renderMenu(1, circle, { "group.update": { data: circle } });
  const form = await choose("Edit Group");
  expect(form.getByLabelText("Description (Optional)")).toHaveProperty(
    "value",
    "Ten minutes after dawn.",
  );
  await userEvent.clear(form.getByLabelText("Group Name"));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await form.findByText("Group name is required");
  await userEvent.type(form.getByLabelText("Group Name"), "Dawn circle");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "group.update")).toEqual([
    { groupId: 7, name: "Dawn circle", description: "Ten minutes after dawn.", isPrivate: false },
  ]);
});

test("a member leaves after a question, and is back at the groups", async () => {
  const calls = renderMenu(2, { ...circle, userRole: "member" }, { "group.leave": {} });
  const question = await choose("Leave Group");
  expect(question.getByText("You can join Fajr circle again whenever you like.")).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Leave Group" }));
  await screen.findByText("At /groups");
  expect(writes(calls, "group.leave")).toEqual([{ groupId: 7, block: false }]);
});

test("the creator leaves by handing over to a member, who is made an admin first", async () => {
  const [amina, bilal] = [memberOf(1, "amina", "admin"), memberOf(2, "bilal")];
  const calls = renderMenu(1, circle, {
    "member.list": listPage<Member>([amina, bilal]),
    "member.changeRole": { data: { ...bilal, role: "admin" } },
    "group.handOver": { data: { ...circle, createdBy: 2 } },
    "group.leave": {},
  });
  const dialog = await choose("Leave Group…");
  const leave = dialog.getByRole("button", { name: "Hand Over and Leave" });
  const heirs = await dialog.findByRole("combobox", { name: "Successor" });
  await dialog.findByRole("option", { name: "bilal" });
  expect(
    within(heirs)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Choose a member", "bilal"]);
  expect(leave).toHaveProperty("disabled", true);
  await userEvent.selectOptions(heirs, "bilal");
  await userEvent.dblClick(leave);
  await screen.findByText("At /groups");
  expect(screen.getByText("It is now bilal’s.")).toBeTruthy();
  expect(
    ["member.changeRole", "group.handOver", "group.leave"].map((name) => writes(calls, name)),
  ).toEqual([
    [{ groupId: 7, userId: 2, role: "admin" }],
    [{ groupId: 7, userId: 2 }],
    [{ groupId: 7, block: false }],
  ]);
});

test("who is alone in a group is told how to leave it to somebody, or that it can be deleted", async () => {
  renderMenu(1, { ...circle, memberCount: 1 });
  const alone = await choose("Leave Group…");
  expect(alone.getByText(/^Fajr circle is yours, and you are alone in it\./)).toBeTruthy();
  expect(alone.getByRole("link", { name: "Invite people" }).getAttribute("href")).toBe(
    "/groups/7?tab=members",
  );
  await userEvent.click(alone.getByRole("button", { name: "Delete Group" }));
  expect(await screen.findByRole("dialog", { name: "Delete this group?" })).toBeTruthy();
});

test("where the group could not be handed over, nobody leaves and the reason is shown", async () => {
  const hawa = memberOf(3, "hawa", "admin");
  const calls = renderMenu(1, circle, {
    "member.list": listPage<Member>([hawa]),
    "group.handOver": { refused: "HEIR_NOT_ADMIN" },
  });
  const dialog = await choose("Leave Group…");
  await dialog.findByRole("option", { name: "hawa" });
  await userEvent.selectOptions(dialog.getByRole("combobox"), "hawa");
  await userEvent.click(dialog.getByRole("button", { name: "Hand Over and Leave" }));
  expect((await dialog.findByRole("alert")).textContent).toBe(
    "A group can be handed over only to another of its admins.",
  );
  expect([writes(calls, "member.changeRole"), writes(calls, "group.leave")]).toEqual([[], []]);
});

test("the creator deletes the group after a question, and is back at the groups", async () => {
  const calls = renderMenu(1, circle, { "group.delete": {} });
  const question = await choose("Delete Group");
  await userEvent.click(question.getByRole("button", { name: "Delete Group" }));
  await screen.findByText("At /groups");
  expect(writes(calls, "group.delete")).toEqual([{ groupId: 7 }]);
});
