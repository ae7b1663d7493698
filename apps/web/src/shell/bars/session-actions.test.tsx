import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { Sources } from "../../features/edition/sources.tsx";
import { leftSession, sessionHint } from "../../reader/server/session-hint.ts";
import { GroupsPage } from "../../pages/groups/groups.page.tsx";
import { UNSENT } from "../../lib/unsent.ts";
import { listedEditions } from "../../test/editions.ts";
import { amina, circle, listPage } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { heldReply, stubServer, writes } from "../../test/server.ts";
import { IdleParts } from "../later/idle-parts.tsx";
import { header } from "./header.tsx";
import { SessionActions } from "./session-actions.tsx";

const screenWithHeader = (
  <>
    <SessionActions />
    <GroupsPage />
  </>
);

const account = (name: string) => screen.findByRole("button", { name: `Account: ${name}` });

/** The test's document shows no popover, so what is in one is hidden. */
const inMenu = (name: string) => screen.findByRole("button", { name, hidden: true });

async function openMenu() {
  await userEvent.click(await account("amina"));
  return await inMenu("Logout");
}

/** As another tab of the browser would change it. */
function changeElsewhere(userId: number | null) {
  localStorage.setItem("daily-quran:session", JSON.stringify(userId));
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "daily-quran:session" }));
  });
}

test("a visitor sees Sign In with a way back, without a request", async () => {
  const calls = stubServer({});
  render(<SessionActions />, { url: "/about" });
  const link = screen.getByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toBe("/auth?next=%2Fabout");
  expect(calls).toEqual([]);
});

test("Sign In on the home page leads back home by default", () => {
  render(<SessionActions />);
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/auth");
});

test("the auth page has no Sign In link", () => {
  render(<SessionActions />, { url: "/auth" });
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
});

test("the account's menu has the account and Logout, and after a logout no data is left", async () => {
  sessionHint.set(1);
  const calls = stubServer({
    "GET /api/user": [{ data: amina }],
    "group.list": listPage([circle]),
    "POST /api/logout": {},
  });
  render(screenWithHeader, { url: "/groups" });
  await screen.findByText("Fajr circle");
  const logout = await openMenu();
  expect(screen.getByRole("link", { name: "Account", hidden: true }).getAttribute("href")).toBe(
    "/account",
  );
  await userEvent.dblClick(logout);
  await screen.findByRole("tab", { name: "Login" });
  expect(screen.queryByText("Fajr circle")).toBeNull();
  expect(sessionHint.get()).toBeNull();
  expect(calls.filter(({ name }) => name === "POST /api/logout")).toHaveLength(1);
});

test("a user has a bell, which knows how many notifications are unread", async () => {
  sessionHint.set(1);
  stubServer({
    "GET /api/user": { data: amina },
    "notification.state": { data: { unread: 2, version: "1-3-2" } },
  });
  render(<SessionActions />);
  expect(await screen.findByRole("button", { name: "Notifications, 2 unread" })).toBeTruthy();
});

test.each([{ refused: "INTERNAL" }, { offline: true }] as const)(
  "a logout that the server answers with %j says so, and this browser forgets at once",
  async (reply) => {
    sessionHint.set(1);
    const calls = stubServer({
      "GET /api/user": { data: amina },
      "group.list": listPage([circle]),
      "POST /api/logout": reply,
    });
    render(screenWithHeader, { url: "/groups" });
    await screen.findByText("Fajr circle");
    await userEvent.click(await openMenu());
    const toast = within(await screen.findByRole("alert"));
    expect(toast.getByText("Error").nextElementSibling?.textContent).toBe("Logout failed");
    await screen.findByRole("tab", { name: "Login" });
    expect(screen.queryByText("Fajr circle")).toBeNull();
    expect([sessionHint.get(), leftSession.get()]).toEqual([null, 1]);
    expect(writes(calls, "POST /api/logout")).toHaveLength(1);
  },
);

test("a session that was left ends before anybody signs in", async () => {
  leftSession.set(1);
  const calls = stubServer({
    "POST /api/logout": [{ offline: true }, {}],
    "auth.login": { data: { ...amina, id: 2, username: "bilal" } },
    "group.list": listPage([]),
  });
  render(screenWithHeader, { url: "/groups" });
  await userEvent.type(await screen.findByLabelText("Username or Email"), "bilal");
  await userEvent.type(screen.getAllByLabelText("Password")[0] as HTMLElement, "right words");
  await userEvent.click(screen.getAllByRole("button", { name: "Sign In" }).at(-1) as HTMLElement);
  await account("bilal");
  expect(leftSession.get()).toBe(null);
  const names = calls.map(({ name }) => name);
  expect(names.slice(0, names.indexOf("auth.login") + 1)).toEqual([
    // It could not be reached for the first time: nobody's.
    "POST /api/logout",
    "user.ifAny",
    "POST /api/logout",
    "auth.login",
  ]);
});

test("a session that was left is said to go on, until the server is reached", async () => {
  leftSession.set(1);
  const calls = stubServer({
    "POST /api/logout": [{ offline: true }, {}],
    "user.ifAny": { data: null },
  });
  const place = document.body.appendChild(document.createElement("header"));
  header.current = place;
  onTestFinished(() => place.remove());
  render(<IdleParts />);
  const line =
    "You are logged out on this device. The server could not be reached: your session ends there as soon as it can.";
  await screen.findByText(line);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText(line)).toBeNull());
  expect(calls.filter(({ name }) => name === "POST /api/logout")).toHaveLength(2);
});

test("a write of the user that the page shows, with another's cookie, is told and the page is theirs", async () => {
  sessionHint.set(1);
  stubServer({
    "GET /api/user": { data: amina },
    "user.ifAny": { data: { ...amina, id: 2, username: "bilal" } },
    "group.list": [listPage([circle]), listPage([{ ...circle, id: 8, name: "Isha circle" }])],
    "group.create": { refused: "ANOTHER_SIGNED_IN" },
  });
  render(
    <>
      {screenWithHeader}
      <IdleParts />
    </>,
    { url: "/groups" },
  );
  await screen.findByText("Fajr circle");
  await userEvent.click(screen.getByRole("button", { name: "Create Group" }));
  await userEvent.type(await screen.findByLabelText(/Group Name/), "Mine");
  await userEvent.click(
    screen.getAllByRole("button", { name: "Create Group" }).at(-1) as HTMLElement,
  );
  await account("bilal");
  await screen.findByText("Isha circle");
  expect(screen.queryByText("Fajr circle")).toBeNull();
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "ErrorSomebody else has signed in in this browser. Nothing was saved.",
  ]);
  expect(sessionHint.get()).toBe(2);
});

test("a sign-out in another tab ends this one, too", async () => {
  sessionHint.set(1);
  stubServer({ "GET /api/user": { data: amina }, "group.list": listPage([circle]) });
  render(screenWithHeader, { url: "/groups" });
  await screen.findByText("Fajr circle");
  changeElsewhere(null);
  await screen.findByRole("tab", { name: "Login" });
  expect(screen.queryByText("Fajr circle")).toBeNull();
});

test("when another user signs in in another tab, no data of the first is shown", async () => {
  sessionHint.set(1);
  const theirs = heldReply();
  stubServer({
    "GET /api/user": [{ data: amina }, { data: { ...amina, id: 2, username: "bilal" } }],
    "group.list": [listPage([circle]), theirs.reply],
  });
  render(screenWithHeader, { url: "/groups" });
  await screen.findByText("Fajr circle");
  changeElsewhere(2);
  await account("bilal");
  await screen.findByText("Loading groups...");
  expect(screen.queryByText("Fajr circle")).toBeNull();
  theirs.give(listPage([{ ...circle, id: 8, name: "Isha circle" }]));
  expect(await screen.findByText("Isha circle")).toBeTruthy();
});

test("a session that has ended turns the user into a visitor", async () => {
  sessionHint.set(1);
  stubServer({ "GET /api/user": { refused: "UNAUTHORIZED" } });
  render(<SessionActions />);
  await waitFor(() => expect(sessionHint.get()).toBeNull());
  expect(screen.getByRole("link", { name: "Sign In" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a call that is refused with 401 shows the user as signed out", async () => {
  sessionHint.set(1);
  stubServer({
    "GET /api/user": { data: amina },
    "group.list": {
      refused: "UNAUTHORIZED",
    },
  });
  render(screenWithHeader, { url: "/groups" });
  await screen.findByRole("tab", { name: "Login" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the document says whether a user is signed in, so that the header keeps space", async () => {
  sessionHint.set(1);
  stubServer({ "GET /api/user": { data: amina } });
  render(<SessionActions />);
  await account("amina");
  expect(document.documentElement.hasAttribute("data-signed-in")).toBe(true);
  changeElsewhere(null);
  await screen.findByRole("link", { name: "Sign In" });
  expect(document.documentElement.hasAttribute("data-signed-in")).toBe(false);
});

test("a logout fetches the shown text again, which stays until then", async () => {
  sessionHint.set(1);
  const again = heldReply();
  const calls = stubServer({
    "GET /api/user": { data: amina },
    "GET /api/editions": [{ data: listedEditions() }, again.reply],
    "POST /api/logout": {},
  });
  render(
    <>
      <SessionActions />
      <Sources />
    </>,
  );
  await screen.findAllByText(/Saheeh International/);
  await userEvent.click(await openMenu());
  await screen.findByRole("link", { name: "Sign In" });
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "GET /api/editions")).toHaveLength(2),
  );
  expect(screen.getAllByText(/Saheeh International/)).not.toHaveLength(0);
  again.give({ data: [] });
  await waitFor(() => expect(screen.queryAllByText(/Saheeh International/)).toHaveLength(0));
});

test("a logout asks first where something typed is not sent", async () => {
  sessionHint.set(1);
  const calls = stubServer({ "GET /api/user": { data: amina }, "POST /api/logout": {} });
  render(
    <>
      <SessionActions />
      <input aria-label="New e-mail" type="email" />
      <input aria-label="Search" type="search" />
    </>,
  );
  await userEvent.type(screen.getByLabelText("New e-mail"), "amina@");
  await userEvent.click(await openMenu());
  expect(screen.getByRole("alert", { hidden: true }).textContent).toBe(
    "Something is not sent yet and would be lost. Log out anyway?",
  );
  await userEvent.click(await inMenu("Stay"));
  expect(writes(calls, "POST /api/logout")).toEqual([]);
  await userEvent.clear(screen.getByLabelText("New e-mail"));
  await userEvent.type(screen.getByLabelText("Search"), "baqarah");
  await userEvent.click(await inMenu("Logout"));
  await screen.findByRole("link", { name: "Sign In" });
  expect(writes(calls, "POST /api/logout")).toHaveLength(1);
});

test("a logout asks first where a result is not saved", async () => {
  sessionHint.set(1);
  const calls = stubServer({ "GET /api/user": { data: amina }, "POST /api/logout": {} });
  render(
    <>
      <SessionActions />
      <p {...UNSENT}>Not saved</p>
    </>,
  );
  await userEvent.click(await openMenu());
  await screen.findByText("Something is not sent yet and would be lost. Log out anyway?");
  await userEvent.click(await inMenu("Logout"));
  await screen.findByRole("link", { name: "Sign In" });
  expect(writes(calls, "POST /api/logout")).toHaveLength(1);
});

test("a logout makes no call that the server refuses", async () => {
  sessionHint.set(1);
  const calls = stubServer({
    "GET /api/user": { data: amina },
    "notification.state": { data: { unread: 0, version: "1" } },
    "group.list": listPage([circle]),
    "POST /api/logout": {},
  });
  render(screenWithHeader, { url: "/groups" });
  await screen.findByText("Fajr circle");
  await userEvent.click(await openMenu());
  await screen.findByRole("tab", { name: "Login" });
  const last = calls.findIndex(({ name }) => name === "POST /api/logout");
  expect(calls.slice(last + 1)).toEqual([]);
});

test("a user who signs in after another in the same tab never sees data of the other", async () => {
  sessionHint.set(1);
  const theirs = heldReply();
  stubServer({
    "GET /api/user": { data: amina },
    "group.list": [listPage([circle]), theirs.reply],
    "POST /api/logout": {},
    "auth.login": { data: { ...amina, id: 2, username: "bilal" } },
  });
  render(screenWithHeader, { url: "/groups" });
  await screen.findByText("Fajr circle");
  await userEvent.click(await openMenu());
  await userEvent.type(await screen.findByLabelText("Username or Email"), "bilal");
  await userEvent.type(screen.getAllByLabelText("Password")[0] as HTMLElement, "right words");
  const button = screen.getAllByRole("button", { name: "Sign In" }).at(-1) as HTMLElement;
  await userEvent.click(button);
  await account("bilal");
  expect(await screen.findByText("Loading groups...")).toBeTruthy();
  expect(screen.queryByText("Fajr circle")).toBeNull();
});
