import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { amina, circle, cycle, listPage } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { heldReply, stubServer, writes } from "../../test/server.ts";
import { GroupPage } from "./group.page.tsx";
import { InvitePage } from "./invite.page.tsx";

const preview = {
  data: {
    invitedBy: "amina",
    groupName: "Fajr circle",
    description: "Ten minutes after dawn.",
    memberCount: 2,
    expiresAt: "2026-03-08T06:30:00.000Z",
  },
};

const renderInvite = () => render(<InvitePage />, { url: "/invite/abc", path: "/invite/:token" });

test("a visitor sees whose invitation it is, and signs in on the way", async () => {
  const calls = stubServer({ "invite.preview": preview });
  renderInvite();
  expect(screen.getByText("Loading invitation...")).toBeTruthy();
  await screen.findByRole("heading", { name: "Fajr circle" });
  expect(screen.getByText("amina").parentElement?.textContent).toBe("amina invites you to join");
  expect(screen.getByText("Ten minutes after dawn.")).toBeTruthy();
  expect(screen.getByText("2 members · valid until Mar 8, 2026")).toBeTruthy();
  const ways = ["Create Account to Join", "Sign In to Join"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(ways).toEqual(["/auth?next=%2Finvite%2Fabc&tab=register", "/auth?next=%2Finvite%2Fabc"]);
  expect(calls).toEqual([{ name: "invite.preview", input: { token: "abc" } }]);
});

test("who signed in for the invitation joins without being asked again", async () => {
  sessionHint.set(1);
  const calls = stubServer({
    "GET /api/user": { data: amina },
    "invite.preview": preview,
    "invite.accept": { data: circle },
  });
  const url = { pathname: "/invite/abc", state: { signedIn: true } };
  render(<InvitePage />, { url, path: "/invite/:token" });
  await screen.findByText("At /groups/7");
  expect(writes(calls, "invite.accept")).toEqual([{ token: "abc" }]);
});

test("a user joins with one request and is led to the group", async () => {
  sessionHint.set(1);
  const answer = heldReply();
  const calls = stubServer({
    "GET /api/user": { data: amina },
    "invite.preview": preview,
    "invite.accept": answer.reply,
  });
  renderInvite();
  await userEvent.dblClick(await screen.findByRole("button", { name: "Join Group" }));
  await screen.findByRole("button", { name: "Joining..." });
  answer.give({ data: circle });
  await screen.findByText("At /groups/7");
  expect(writes(calls, "invite.accept")).toEqual([{ token: "abc" }]);
});

test("the welcome stays in the group that it speaks of, and not on the next page", async () => {
  vi.setSystemTime("2026-03-17T12:00:00Z");
  sessionHint.set(1);
  stubServer({
    "GET /api/user": { data: amina },
    "invite.preview": preview,
    "invite.accept": { data: circle },
    "group.byId": { data: circle },
    "cycle.list": listPage([cycle]),
  });
  render(
    <Routes>
      <Route path="/invite/:token" element={<InvitePage />} />
      <Route path="/groups/:groupId" element={<GroupPage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    { url: "/invite/abc" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Join Group" }));
  const onward = await screen.findByRole("link", { name: "Read day 17" });
  expect(screen.getByText("You are in Fajr circle")).toBeTruthy();
  await userEvent.click(onward);
  await screen.findByText("Another page");
  expect(screen.queryByText("You are in Fajr circle")).toBeNull();
});

test.each([
  [0, false],
  [1, true],
])("with %i cycles the welcome points at what the group reads: %s", async (count, points) => {
  sessionHint.set(1);
  stubServer({
    "GET /api/user": { data: amina },
    "invite.preview": preview,
    "invite.accept": { data: { ...circle, activeCycles: [], activeCycleCount: count } },
  });
  renderInvite();
  await userEvent.click(await screen.findByRole("button", { name: "Join Group" }));
  await screen.findByText("You are in Fajr circle");
  expect(screen.queryByText("Below is what the group reads.") !== null).toBe(points);
});

test("who is in the group already is led to it, without being asked to join", async () => {
  sessionHint.set(1);
  const calls = stubServer({
    "GET /api/user": { data: amina },
    "invite.preview": { data: { ...preview.data, groupId: 7 } },
  });
  renderInvite();
  await screen.findByText("You are in this group");
  expect(screen.queryByRole("button", { name: "Join Group" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Open Group" }));
  await screen.findByText("At /groups/7");
  expect(writes(calls, "invite.accept")).toEqual([]);
});

test.each([
  [
    "INVITE_NOT_FOUND",
    "This invite link is not valid",
    "A part of it may be missing, or the group is no longer there. Open the whole link again, or ask for a new one.",
  ],
  ["INVITE_EXPIRED", "This invitation has expired", "Ask the person who sent it for a new one."],
  [
    "INVITE_REVOKED",
    "This invitation was withdrawn",
    "Ask the person who sent it if you can still join.",
  ],
] as const)(
  "a link that leads nowhere (%s) says why, and what to do",
  async (refused, title, hint) => {
    const calls = stubServer({ "invite.preview": { refused } });
    renderInvite();
    await screen.findByRole("heading", { name: title });
    expect(screen.getByText(hint)).toBeTruthy();
    const next = screen.getByRole("link", { name: "See Reading Groups" });
    expect(next.getAttribute("href")).toBe("/groups");
    expect(calls).toHaveLength(1);
  },
);

test("an invitation that cannot be loaded can be retried", async () => {
  stubServer({ "invite.preview": [{ offline: true }, { offline: true }, preview] });
  renderInvite();
  await screen.findByText("Failed to load the invitation");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Fajr circle" })).toBeTruthy());
});
