import type { Group } from "@daily-quran/domain/group/group";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle } from "../../../test/people.ts";
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
  [1, "admin", ["Edit Group", "Delete Group"]],
  [3, "admin", ["Edit Group", "Leave Group"]],
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

test("the creator deletes the group after a question, and is back at the groups", async () => {
  const calls = renderMenu(1, circle, { "group.delete": {} });
  const question = await choose("Delete Group");
  await userEvent.click(question.getByRole("button", { name: "Delete Group" }));
  await screen.findByText("At /groups");
  expect(writes(calls, "group.delete")).toEqual([{ groupId: 7 }]);
});
