import type { Group, Member, Role } from "@daily-quran/domain/group/group";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle, memberOf, listPage } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { heldReply, type Reply, stubServer, writes } from "../../../test/server.ts";
import { groupAccessOf } from "../group-access.ts";
import { MembersTab } from "./members-tab.tsx";

const amina = memberOf(1, "amina", "admin");
const bilal = memberOf(2, "bilal");
const hawa = memberOf(3, "hawa", "admin");

/** The tab as one of the members sees it; amina created the group. */
function renderAs(
  viewer: { userId: number; role: Role },
  replies: Record<string, Reply | Reply[]> = {},
) {
  const group: Group = { ...circle, userRole: viewer.role };
  const calls = stubServer({
    "member.list": listPage<Member>([amina, hawa, bilal]),
    "invite.list": { data: [] },
    "claim.get": { data: {} },
    ...replies,
  });
  render(
    <TrpcProvider>
      <MembersTab group={group} access={groupAccessOf(group, viewer.userId)} quizPath={undefined} />
    </TrpcProvider>,
  );
  return calls;
}

const asCreator = { userId: 1, role: "admin" } as const;
const asAdmin = { userId: 3, role: "admin" } as const;
const asModerator = { userId: 4, role: "moderator" } as const;
const asMember = { userId: 2, role: "member" } as const;

const dialog = () => within(screen.getByRole("dialog"));
const NAMES = ["", "amina", "bilal", "hawa"];
const menuName = (userId: number) => `Actions for ${NAMES[userId]}`;

async function openMenu(userId: number) {
  await userEvent.click(await screen.findByRole("button", { name: menuName(userId) }));
  return (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
}

test("a row shows the member's name, joining date and role", async () => {
  renderAs(asMember);
  const [, , row] = await screen.findAllByRole("listitem");
  const text = within(row as HTMLElement);
  expect(text.getByText("User #2")).toBeTruthy();
  expect(text.getByText("bilal")).toBeTruthy();
  expect(text.getByText("(you)")).toBeTruthy();
  expect(text.getByText("Joined Mar 1, 2026")).toBeTruthy();
  expect(text.getByText("Member")).toBeTruthy();
  expect(screen.getByText("Joined Mar 1, 2026 · Creator")).toBeTruthy();
});

test("a member has no actions on others", async () => {
  renderAs(asMember);
  await screen.findByText("User #1");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByText("Invite links")).toBeNull();
});

test("the creator's row has no menu for anybody", async () => {
  renderAs(asAdmin);
  await screen.findByText("User #1");
  expect(screen.queryByRole("button", { name: menuName(1) })).toBeNull();
  expect(screen.getByRole("button", { name: menuName(2) })).toBeTruthy();
});

test("an admin can give all roles except the current one", async () => {
  renderAs(asAdmin);
  expect(await openMenu(2)).toEqual(["Make Admin", "Make Moderator", "Make Member", "Remove"]);
  const disabled = screen
    .getAllByRole("menuitem")
    .map((item) => (item as HTMLButtonElement).disabled);
  expect(disabled).toEqual([false, false, true, false]);
});

test("a moderator can remove members and nothing else, and has no actions on admins", async () => {
  renderAs(asModerator);
  expect(await openMenu(2)).toEqual(["Remove"]);
  expect(screen.queryByRole("button", { name: menuName(3) })).toBeNull();
});

test.each([
  ["Make Admin", "admin", "bilal is now an admin."],
  ["Make Moderator", "moderator", "bilal is now a moderator."],
])("%s asks the server for it and says so", async (label, role, said) => {
  const calls = renderAs(asAdmin, { "member.changeRole": { data: { ...bilal, role } } });
  await openMenu(2);
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
  await screen.findByText("Role Updated");
  expect(screen.getByText(said)).toBeTruthy();
  expect(writes(calls, "member.changeRole")).toEqual([{ groupId: 7, userId: 2, role }]);
});

test.each<[Reply, string]>([
  [{ refused: "ADMIN_ONLY" }, "Only an admin of the group can do this."],
  [{ offline: true }, "Failed to update member role"],
])("a role that is not given: %j", async (reply, text) => {
  renderAs(asAdmin, { "member.changeRole": reply });
  await openMenu(2);
  await userEvent.click(screen.getByRole("menuitem", { name: "Make Admin" }));
  expect((await screen.findByRole("alert")).textContent).toBe(`Failed to Update Role${text}`);
});

async function openRemoval() {
  await openMenu(2);
  await userEvent.click(screen.getByRole("menuitem", { name: "Remove" }));
  await screen.findByRole("dialog");
}

test("removing needs a confirmation, and Cancel removes nobody", async () => {
  const calls = renderAs(asModerator);
  await openRemoval();
  expect(
    dialog().getByText(
      "Are you sure you want to remove User #2 from this group? This action cannot be undone.",
    ),
  ).toBeTruthy();
  expect(dialog().getByRole("heading").textContent).toBe("Remove bilal?");
  expect(dialog().getByText(/^bilal can come back only with an invitation/)).toBeTruthy();
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "member.remove")).toEqual([]);
});

const link = (id: number, createdBy: string) => ({
  id,
  createdBy,
  createdAt: "2026-03-01T06:30:00.000Z",
  expiresAt: "2026-03-08T06:30:00.000Z",
});

test("the dialog says how many of their open links end with a membership", async () => {
  renderAs(asModerator, {
    "invite.list": { data: [link(1, "bilal"), link(2, "amina"), link(3, "bilal")] },
  });
  await openRemoval();
  expect(
    await dialog().findByText(/ The 2 open invite links that they made end now\.$/),
  ).toBeTruthy();
});

test("a member is removed once", async () => {
  const answer = heldReply();
  const calls = renderAs(asModerator, { "member.remove": answer.reply as unknown as Reply });
  await openRemoval();
  await userEvent.dblClick(dialog().getByRole("button", { name: "Remove" }));
  answer.give({});
  await screen.findByText("Member Removed");
  expect(screen.getByText("bilal is no longer in the group.")).toBeTruthy();
  expect(writes(calls, "member.remove")).toEqual([{ groupId: 7, userId: 2 }]);
});

test.each<[Reply, string]>([
  [{ refused: "ADMIN_ONLY" }, "Only an admin of the group can do this."],
  [{ offline: true }, "Failed to remove member"],
])("a member who is not removed: %j", async (reply, text) => {
  renderAs(asModerator, { "member.remove": reply });
  await openRemoval();
  await userEvent.click(dialog().getByRole("button", { name: "Remove" }));
  expect((await screen.findByRole("alert")).textContent).toBe(`Failed to Remove Member${text}`);
});

test("the members come before the links", async () => {
  renderAs(asAdmin);
  const last = await screen.findByText("User #2");
  const links = screen.getByRole("heading", { name: "Invite links" });
  expect(last.compareDocumentPosition(links)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the creator hands the group over to another admin, after a question", async () => {
  const calls = renderAs(asCreator, { "group.handOver": { data: { ...circle, createdBy: 3 } } });
  expect(await openMenu(3)).toContain("Hand Over Group");
  await userEvent.click(screen.getByRole("menuitem", { name: "Hand Over Group" }));
  await screen.findByText(
    "hawa becomes the creator of Fajr circle, and only they can give it back. You stay an admin.",
  );
  await userEvent.click(dialog().getByRole("button", { name: "Hand Over" }));
  await screen.findByText("Group Handed Over");
  expect(writes(calls, "group.handOver")).toEqual([{ groupId: 7, userId: 3 }]);
});

test("only the creator can hand it over, and only to an admin", async () => {
  renderAs(asCreator);
  expect(await openMenu(2)).not.toContain("Hand Over Group");
});

test("a failure to load members is shown, and can be retried", async () => {
  renderAs(asMember, { "member.list": { refused: "DATABASE_AWAY" } });
  await screen.findByText("Failed to load the members");
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
});

test("admins alone read the group's history, page by page, when they open it", async () => {
  const amina1 = { id: 1, username: "amina" };
  const createdAt = "2026-03-01T12:00:00.000Z";
  const pages: Reply[] = [
    {
      data: {
        items: [
          { id: 4, kind: "handedOver", target: { id: 3, username: "hawa" }, count: 1, createdAt },
          {
            id: 3,
            kind: "memberAdded",
            actor: amina1,
            target: { id: 2, username: "bilal" },
            detail: "moderator",
            count: 3,
            createdAt,
          },
          { id: 2, kind: "madePrivate", actor: amina1, count: 1, createdAt },
        ],
        nextCursor: "2",
        total: 4,
      },
    },
    {
      data: {
        items: [{ id: 1, kind: "created", actor: amina1, detail: "Fajr", count: 1, createdAt }],
        total: 4,
      },
    },
  ];
  const calls = renderAs(asAdmin, { "groupEvent.list": pages });
  const button = await screen.findByRole("button", { name: "Who did what" });
  expect(calls.filter(({ name }) => name === "groupEvent.list")).toEqual([]);
  await userEvent.click(button);
  await screen.findByText("A deleted account handed the group over to hawa");
  expect(screen.getByText("amina added bilal as a moderator · 3 times that day")).toBeTruthy();
  expect(screen.getByText("amina made it private")).toBeTruthy();
  expect(screen.getAllByText("Mar 1, 2026 · 12:00")).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("amina created the group “Fajr”")).toBeTruthy();
});

test("a moderator has no history", async () => {
  renderAs(asModerator);
  await screen.findByText("User #1");
  expect(screen.queryByRole("button", { name: "Who did what" })).toBe(null);
});
