import type { Invite } from "@daily-quran/domain/invite";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TrpcProvider } from "../../../reader/trpc.tsx";
import { render } from "../../../test/render.tsx";
import { heldReply, stubServer, writes } from "../../../test/server.ts";
import { Invites } from "./invites.tsx";

const invite: Invite = {
  id: 5,
  createdBy: "amina",
  createdAt: "2026-03-01T06:30:00.000Z",
  expiresAt: "2026-03-08T06:30:00.000Z",
};
const url = "https://quran.example/invite/abc";

const renderInvites = () =>
  render(
    <TrpcProvider>
      <Invites groupId={7} />
    </TrpcProvider>,
  );

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
  expect(writes(calls, "invite.create")).toEqual([{ groupId: 7, expiresInDays: 30 }]);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByRole("button", { name: "Copied" });
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(await screen.findByText("Made Mar 1, 2026 by amina, expires Mar 8, 2026")).toBeTruthy();
});

test("a link is revoked", async () => {
  const calls = stubServer({
    "invite.list": [{ data: [invite] }, { data: [] }],
    "invite.revoke": {},
  });
  renderInvites();
  await userEvent.click(
    await screen.findByRole("button", { name: "Revoke the invite made Mar 1, 2026" }),
  );
  await screen.findByText("No open invite links.");
  expect(writes(calls, "invite.revoke")).toEqual([{ groupId: 7, inviteId: 5 }]);
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
