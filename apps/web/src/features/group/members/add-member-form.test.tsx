import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { memberOf } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { heldReply, type Reply, stubServer, writes } from "../../../test/server.ts";
import { namedUser } from "./named-user.ts";
import { AddMemberForm } from "./add-member-form.tsx";

function renderForm({ canMakeAdmin = true } = {}) {
  const onClose = vi.fn<() => void>();
  render(
    <TrpcProvider>
      <AddMemberForm groupId={7} canMakeAdmin={canMakeAdmin} onClose={onClose} />
    </TrpcProvider>,
  );
  return onClose;
}

const addButton = () => screen.getByRole("button", { name: "Add" });
const userId = () => screen.getByRole("textbox", { name: "User ID" });

test("Add is disabled while the field is empty", async () => {
  renderForm();
  expect(addButton()).toHaveProperty("disabled", true);
  await userEvent.type(userId(), " ");
  expect(addButton()).toHaveProperty("disabled", true);
  await userEvent.type(userId(), "2");
  expect(addButton()).toHaveProperty("disabled", false);
});

test.each(["abc", "12abc", "-1", "1.5", "0", "1e3"])("%s is no user ID", async (text) => {
  const calls = stubServer({});
  renderForm();
  await userEvent.type(userId(), text);
  await userEvent.click(addButton());
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Invalid User IDPlease enter a valid user ID number",
  );
  expect(calls).toEqual([]);
});

const options = () =>
  [...screen.getByRole("combobox", { name: "Role" }).children].map(
    ({ textContent }) => textContent,
  );

test("only an admin can add an admin", () => {
  renderForm();
  expect(options()).toEqual(["Member", "Moderator", "Admin"]);
});

test("a moderator adds members and moderators", () => {
  renderForm({ canMakeAdmin: false });
  expect(options()).toEqual(["Member", "Moderator"]);
});

test("a user is added once, by ID and with a role", async () => {
  const answer = heldReply();
  const calls = stubServer({ "member.add": answer.reply });
  const onClose = renderForm();
  await userEvent.type(userId(), " 2 ");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Moderator");
  await userEvent.dblClick(addButton());
  expect(await screen.findByRole("button", { name: "Adding..." })).toHaveProperty("disabled", true);
  answer.give({ data: memberOf(2, "bilal", "moderator") });
  await screen.findByText("Member Added");
  expect(screen.getByText("bilal is now in the group.")).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(writes(calls, "member.add")).toEqual([{ groupId: 7, userId: 2, role: "moderator" }]);
});

test.each([
  ["42", { userId: 42 }],
  [" ৪২ ", { userId: 42 }],
  ["0", undefined],
  ["4a", undefined],
])("the ID %j names %j", (text, user) => {
  expect(namedUser("id", text)).toEqual(user);
});

test("a user is added by username", async () => {
  const calls = stubServer({ "member.add": { data: memberOf(2, "bilal") } });
  const onClose = renderForm();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Add by" }), "Username");
  await userEvent.type(screen.getByRole("textbox", { name: "Username" }), "bilal");
  await userEvent.click(addButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(writes(calls, "member.add")).toEqual([{ groupId: 7, username: "bilal", role: "member" }]);
});

test.each<[Reply, string]>([
  [{ refused: "USER_NOT_FOUND" }, "User not found"],
  [{ offline: true }, "Failed to add member"],
])("somebody who is not added: %j is said, and what was written stays", async (reply, text) => {
  stubServer({ "member.add": reply });
  const onClose = renderForm();
  await userEvent.type(userId(), "99");
  await userEvent.click(addButton());
  expect((await screen.findByRole("alert")).textContent).toBe(`Failed to Add Member${text}`);
  expect(userId()).toHaveProperty("value", "99");
  expect(onClose).not.toHaveBeenCalled();
});

test("what was wrong before is withdrawn by the next answer", async () => {
  stubServer({
    "member.add": [{ refused: "USER_NOT_FOUND" }, { data: memberOf(2, "bilal") }],
  });
  renderForm();
  await userEvent.type(userId(), "x");
  await userEvent.click(addButton());
  await screen.findByText("Invalid User ID");
  await userEvent.clear(userId());
  await userEvent.type(userId(), "99");
  await userEvent.click(addButton());
  await screen.findByText("Failed to Add Member");
  expect(screen.queryByText("Invalid User ID")).toBeNull();
  await userEvent.clear(userId());
  await userEvent.type(userId(), "2");
  await userEvent.click(addButton());
  await screen.findByText("Member Added");
  expect(screen.getByText("bilal is now in the group.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("for a user who only joins an invite link is offered instead", async () => {
  const refused = "This person only joins groups themselves. Send them an invite link instead.";
  const url = "https://quran.example/invite/abc";
  const invite = {
    id: 5,
    createdAt: "2026-03-01T06:30:00.000Z",
    expiresAt: "2026-03-08T06:30:00.000Z",
  };
  stubServer({
    "member.add": { refused: "INVITE_ONLY" },
    "invite.create": { data: { ...invite, url, token: "abc" } },
  });
  renderForm();
  await userEvent.type(userId(), "2");
  await userEvent.click(addButton());
  expect((await screen.findByRole("alert")).textContent).toBe(refused);
  await userEvent.click(screen.getByRole("button", { name: "Create Invite Link" }));
  expect(await screen.findByLabelText("Invite link")).toHaveProperty("value", url);
});
