import type { Invite } from "@daily-quran/domain/group/invite";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { trpc, TrpcProvider } from "../../../reader/server/trpc.tsx";
import { circle } from "../../../test/people.ts";
import { render } from "../../../test/render.tsx";
import { heldReply, stubServer, writes } from "../../../test/server.ts";
import { Invites } from "./invites.tsx";

const invite: Invite = {
  id: 5,
  createdBy: "amina",
  createdAt: "2026-03-01T06:30:00.000Z",
  expiresAt: "2026-03-08T06:30:00.000Z",
  tokenEnd: "x9Qd",
};
const A_UUID = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;
const url = "https://quran.example/invite/abc";

const renderInvites = () =>
  render(
    <TrpcProvider>
      <Invites groupId={7} />
    </TrpcProvider>,
  );

const dialog = () => within(screen.getByRole("dialog"));
const openDialog = async (button: string) =>
  userEvent.click(await screen.findByRole("button", { name: button }));

test("a link is created once with the chosen lifetime, and can be copied", async () => {
  const answer = heldReply();
  const calls = stubServer({
    "invite.list": [{ data: [] }, { data: [invite] }],
    "invite.create": answer.reply,
  });
  const user = userEvent.setup();
  renderInvites();
  await screen.findByText("No open invite links.");
  await user.selectOptions(screen.getByRole("combobox", { name: "Valid for" }), "30 days");
  await user.dblClick(screen.getByRole("button", { name: "Create Invite Link" }));
  answer.give({ data: { ...invite, url, token: "abc" } });
  expect(await screen.findByLabelText("Invite link")).toHaveProperty("value", url);
  expect(writes(calls, "invite.create")).toEqual([
    { groupId: 7, expiresInDays: 30, clientId: A_UUID },
  ]);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByRole("button", { name: "Copied" });
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  await screen.findByText("Made Mar 1, 2026 at 06:30 by amina, expires Mar 8, 2026");
});

test("a new link is shared by the device's sheet, with the name of the group", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  stubServer({
    "group.byId": { data: circle },
    "invite.list": { data: [] },
    "invite.create": { data: { ...invite, url, token: "abc" } },
  });
  render(
    <TrpcProvider>
      <OfGroup />
    </TrpcProvider>,
  );
  await screen.findByText("Fajr circle");
  await create();
  await userEvent.click(await screen.findByRole("button", { name: "Share" }));
  const text = "Read the Quran with us, ten minutes a day: Fajr circle";
  expect(share.mock.calls).toEqual([[{ title: text, text, url }]]);
});

function OfGroup() {
  const { data: group } = trpc.group.byId.useQuery({ groupId: 7 });
  return (
    <>
      <p>{group?.name}</p>
      {group && <Invites groupId={7} />}
    </>
  );
}

test.each([
  ["is revoked", {}] as const,
  ["is gone already", { refused: "INVITE_NOT_FOUND" }] as const,
])("after a question a link %s", async (_, reply) => {
  const calls = stubServer({
    "invite.list": [{ data: [invite] }, { data: [] }],
    "invite.revoke": reply,
  });
  renderInvites();
  await openDialog("Revoke the link ending in x9Qd, made Mar 1, 2026 at 06:30");
  expect(dialog().getByText("Link ending in x9Qd")).toBeTruthy();
  await userEvent.dblClick(dialog().getByRole("button", { name: "Revoke" }));
  await screen.findByText("No open invite links.");
  expect(screen.getByText("Invitation withdrawn")).toBeTruthy();
  expect(writes(calls, "invite.revoke")).toEqual([{ groupId: 7, inviteId: 5 }]);
});

test("a link is not revoked where the question is cancelled, and says why it could not be", async () => {
  const calls = stubServer({
    "invite.list": { data: [invite] },
    "invite.revoke": { refused: "LEADER_ONLY" },
  });
  renderInvites();
  const name = "Revoke the link ending in x9Qd, made Mar 1, 2026 at 06:30";
  await openDialog(name);
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "invite.revoke")).toEqual([]);
  await openDialog(name);
  await userEvent.click(dialog().getByRole("button", { name: "Revoke" }));
  expect((await dialog().findByRole("alert")).textContent).toBe(
    "Only an admin or a moderator of the group can do this.",
  );
});

test("links of one day are told apart; one from before has its time alone", async () => {
  const { tokenEnd: _, ...old } = invite;
  const links = [invite, { ...invite, id: 6, tokenEnd: "aB-3" }, { ...old, id: 7 }];
  stubServer({ "invite.list": { data: links } });
  renderInvites();
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => within(row).getByRole("button").getAttribute("aria-label"))).toEqual([
    "Revoke the link ending in x9Qd, made Mar 1, 2026 at 06:30",
    "Revoke the link ending in aB-3, made Mar 1, 2026 at 06:30",
    "Revoke the invite made Mar 1, 2026 at 06:30",
  ]);
});

const create = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Create Invite Link" }));
};

test("a link whose answer was lost is asked for again by its id, another one by a new id", async () => {
  const calls = stubServer({
    "invite.list": { data: [] },
    "invite.create": [{ offline: true }, { data: { ...invite, url, token: "abc" } }],
  });
  renderInvites();
  await create();
  await screen.findByRole("alert");
  await create();
  await screen.findByLabelText("Invite link");
  await create();
  await waitFor(() => expect(writes(calls, "invite.create")).toHaveLength(3));
  const [lost, again, next] = writes(calls, "invite.create");
  expect(lost).toMatchObject({ clientId: A_UUID });
  expect(again).toEqual(lost);
  expect(next).not.toEqual(lost);
});

test("when a link can't be created the reason is shown", async () => {
  const refused = "This group has 20 open invites already. Revoke one of them first.";
  stubServer({
    "invite.list": { data: [invite] },
    "invite.create": { refused: "TOO_MANY_INVITES" },
  });
  renderInvites();
  await userEvent.click(await screen.findByRole("button", { name: "Create Invite Link" }));
  expect((await screen.findByRole("alert")).textContent).toBe(refused);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Create Invite Link" })).toHaveProperty(
      "disabled",
      false,
    ),
  );
});

test("without a connection a plain error message is shown", async () => {
  stubServer({ "invite.list": { data: [invite] }, "invite.create": { offline: true } });
  renderInvites();
  await userEvent.click(await screen.findByRole("button", { name: "Create Invite Link" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The server could not be reached. Check your connection and try again.",
  );
});
