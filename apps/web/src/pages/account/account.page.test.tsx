import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { amina } from "../../test/people.ts";
import { render } from "../../test/render.tsx";
import { type Reply, stubServer, writes } from "../../test/server.ts";
import { AccountPage } from "./account.page.tsx";

async function renderAccount(replies: Record<string, Reply | readonly Reply[]> = {}) {
  sessionHint.set(1);
  const calls = stubServer({
    "GET /api/user": { data: amina },
    "joining.settings": { data: { onlyJoins: false, isAsked: false } },
    "joining.blocked": { data: [] },
    "checkIn.settings": { data: { showName: false } },
    "auth.sessions": { data: [] },
    "passkey.list": { data: [] },
    "calendar.get": { data: { isMade: false } },
    "reminder.get": {
      data: {
        quietFrom: "22:00",
        quietTo: "05:00",
        reminders: [],
        pushKey: "B",
        isShownHere: false,
        mail: "none",
      },
    },
    "token.list": { data: [] },
    "leaderboard.mine": { data: [] },
    ...replies,
  });
  render(<AccountPage />, { url: "/account", path: "/account" });
  await screen.findByRole("heading", { name: "Account" });
  return calls;
}

const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

test("the account shows who it is", async () => {
  await renderAccount();
  expect([fact("Username"), fact("Email"), fact("User ID")]).toEqual([
    "amina",
    "amina@example.org",
    "1",
  ]);
});

async function changePassword() {
  await userEvent.type(screen.getByLabelText("Current password"), "old unrelated words");
  await userEvent.type(screen.getByLabelText("New password"), "new unrelated words");
  await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
}

test("the password is changed, and its fields are empty again", async () => {
  const calls = await renderAccount({ "auth.changePassword": {} });
  await changePassword();
  await screen.findByText("Password Changed");
  expect(writes(calls, "auth.changePassword")).toEqual([
    { currentPassword: "old unrelated words", newPassword: "new unrelated words" },
  ]);
  expect(screen.getByLabelText("Current password")).toHaveProperty("value", "");
});

test.each<[Reply, string]>([
  [{ refused: "WRONG_PASSWORD" }, "That is not your current password."],
  [
    { offline: true },
    "No answer came, so the password may be changed or not. If the old one is refused, sign in with the new one.",
  ],
])(
  "a password that may not be changed: %j is said, and what was typed stays",
  async (reply, text) => {
    await renderAccount({ "auth.changePassword": reply });
    await changePassword();
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(screen.getByLabelText("New password")).toHaveProperty("value", "new unrelated words");
  },
);

test("a new password that is too short is reported before anything is sent", async () => {
  const calls = await renderAccount();
  await userEvent.type(screen.getByLabelText("New password"), "short");
  await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
  await screen.findByText("A password has at least 8 characters.");
  expect(screen.getByText("Enter your password.")).toBeTruthy();
  expect(writes(calls, "auth.changePassword")).toEqual([]);
});

test("signing out everywhere ends this session, too", async () => {
  const calls = await renderAccount({ "auth.signOutEverywhere": {} });
  await userEvent.click(screen.getByRole("button", { name: "Log Out Everywhere" }));
  await waitFor(() => expect(sessionHint.get()).toBeNull());
  expect(writes(calls, "auth.signOutEverywhere")).toHaveLength(1);
});

test("the points and days of all cycles are added up, and each leads to its leaderboard", async () => {
  const spring = { groupId: 7, groupName: "Fajr circle", cycleId: 3, cycleName: "Spring" };
  const autumn = { groupId: 8, groupName: "Isha circle", cycleId: 4, cycleName: "Autumn" };
  await renderAccount({
    "leaderboard.mine": {
      data: [
        { ...spring, points: 34, daysCompleted: 7 },
        { ...autumn, points: 1, daysCompleted: 1 },
      ],
    },
  });
  expect((await screen.findByText("35")).parentElement?.textContent).toBe("35 points");
  expect(screen.getByText("8").parentElement?.textContent).toBe("8 days done");
  const first = screen.getByRole("link", { name: "Fajr circle · Spring" });
  expect(first.getAttribute("href")).toBe("/groups/7?tab=leaderboard");
  expect(first.parentElement?.textContent).toBe("Fajr circle · Spring34 points · 7 days");
  const second = screen.getByRole("link", { name: "Isha circle · Autumn" });
  expect(second.parentElement?.textContent).toBe("Isha circle · Autumn1 point · 1 day");
});

async function changeEmail() {
  const form = within(
    screen.getByRole("button", { name: "Change Email" }).closest("form") as HTMLElement,
  );
  await userEvent.type(form.getByLabelText("New email"), "amina@example.com");
  await userEvent.type(form.getByLabelText("Password"), "right words");
  await userEvent.click(form.getByRole("button", { name: "Change Email" }));
  return form;
}

test("the e-mail is changed with the password, and shown at once", async () => {
  const calls = await renderAccount({
    "auth.changeEmail": { data: { ...amina, email: "amina@example.com" } },
  });
  const form = await changeEmail();
  await screen.findByText("Email Changed");
  expect(writes(calls, "auth.changeEmail")).toEqual([
    { email: "amina@example.com", password: "right words" },
  ]);
  expect(fact("Email")).toBe("amina@example.com");
  expect(form.getByLabelText("New email")).toHaveProperty("value", "");
});

test("an e-mail that is taken is reported in the form, which keeps what was typed", async () => {
  await renderAccount({ "auth.changeEmail": { refused: "EMAIL_TAKEN" } });
  const form = await changeEmail();
  expect((await form.findByRole("alert")).textContent).toBe(
    "This email address already has an account.",
  );
  expect(screen.queryByText("Error")).toBeNull();
  expect(form.getByLabelText("New email")).toHaveProperty("value", "amina@example.com");
  expect(fact("Email")).toBe("amina@example.org");
});

const desk = {
  id: 4,
  device: "Firefox on Windows",
  startedAt: "2026-03-01T06:30:00.000Z",
  lastUsedAt: "2026-03-09T06:30:00.000Z",
  isCurrent: true,
};
const phone = { id: 2, lastUsedAt: "2026-03-02T06:30:00.000Z", isCurrent: false };

test("sessions are listed, and each other one can be signed out", async () => {
  const calls = await renderAccount({
    "auth.sessions": [{ data: [desk, phone] }, { data: [desk] }],
    "auth.endSession": {},
  });
  const own = (await screen.findByText("Firefox on Windows")).closest("li");
  expect(own?.textContent).toBe("Firefox on WindowsThis deviceSigned in on Mar 1, 2026");
  const other = screen.getByText("Unknown browser").closest("li");
  expect(other?.textContent).toBe("Unknown browserLast used around Mar 2, 2026Log out");
  await userEvent.click(screen.getByRole("button", { name: "Log out of Unknown browser" }));
  await waitFor(() => expect(screen.queryByText("Unknown browser")).toBeNull());
  expect(writes(calls, "auth.endSession")).toEqual([{ id: 2 }]);
});

test("a session that could not be signed out stays, with the reason beside it", async () => {
  await renderAccount({
    "auth.sessions": { data: [desk, phone] },
    "auth.endSession": { refused: "DATABASE_AWAY" },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Log out of Unknown browser" }));
  const row = within(screen.getByText("Unknown browser").closest("li") as HTMLElement);
  expect((await row.findByRole("alert")).textContent).toBe(
    "The service is not available right now. Please try again soon.",
  );
});

async function openDeletion() {
  await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));
  return within(await screen.findByRole("dialog", { name: "Delete your account?" }));
}

test("deleting shows first what happens to the user's groups, and asks for the password", async () => {
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const groups = [
    { id: 7, name: "Fajr circle", heir: "bilal" },
    { id: 8, name: "Isha circle" },
  ];
  const calls = await renderAccount({
    "auth.deletionPreview": { data: { groups, groupCount: 5 } },
    "auth.deleteAccount": {},
  });
  const dialog = await openDeletion();
  const items = await dialog.findAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Fajr circle goes to bilal.",
    "Isha circle is deleted: nobody else is in it.",
    "and 3 more in the same way.",
  ]);
  await userEvent.click(dialog.getByRole("button", { name: "Delete Account" }));
  await dialog.findByText("Enter your password.");
  expect(writes(calls, "auth.deleteAccount")).toEqual([]);
  await userEvent.type(dialog.getByLabelText("Your password"), "right words");
  await userEvent.click(dialog.getByRole("button", { name: "Delete Account" }));
  await waitFor(() => expect(sessionHint.get()).toBeNull());
  expect(screen.getByRole("heading", { name: "Your account is deleted" })).toBeTruthy();
  expect(scroll.mock.lastCall).toEqual([0, 0]);
  expect(writes(calls, "auth.deleteAccount")).toEqual([{ password: "right words" }]);
});

test("a wrong password deletes nothing, and the dialog shows an error", async () => {
  const refused = "That is not your current password.";
  await renderAccount({
    "auth.deletionPreview": { data: { groups: [], groupCount: 0 } },
    "auth.deleteAccount": { refused: "WRONG_PASSWORD" },
  });
  const dialog = await openDeletion();
  await dialog.findByText("You created no group, so no group changes hands.");
  await userEvent.type(dialog.getByLabelText("Your password"), "wrong words");
  await userEvent.click(dialog.getByRole("button", { name: "Delete Account" }));
  expect((await dialog.findByRole("alert")).textContent).toBe(refused);
  expect(sessionHint.get()).toBe(1);
});

test("until the groups' preview has loaded, the account can't be deleted", async () => {
  await renderAccount({ "auth.deletionPreview": { offline: true } });
  const dialog = await openDeletion();
  await dialog.findByText("What happens to the groups you created could not be loaded.");
  expect(dialog.getByRole("button", { name: "Delete Account" })).toHaveProperty("disabled", true);
});

const onlyJoins = () => screen.getByRole("switch", { name: "Only I join groups" });

test("a user can turn on that only they join groups", async () => {
  const calls = await renderAccount({
    "joining.change": { data: { onlyJoins: true, isAsked: false } },
  });
  await waitFor(() => expect(onlyJoins()).toHaveProperty("disabled", false));
  await userEvent.click(onlyJoins());
  await waitFor(() => expect(onlyJoins()).toHaveProperty("checked", true));
  expect(writes(calls, "joining.change")).toEqual([{ onlyJoins: true }]);
  expect(screen.queryByText("Groups that can’t add you again")).toBeNull();
});

test("a setting that was not stored shows an error and its old value", async () => {
  await renderAccount({ "joining.change": { offline: true } });
  await waitFor(() => expect(onlyJoins()).toHaveProperty("disabled", false));
  await userEvent.click(onlyJoins());
  expect((await screen.findByRole("alert")).textContent).toBe("This setting could not be reached.");
  expect(onlyJoins()).toHaveProperty("checked", false);
});

test("a blocked group can be allowed again", async () => {
  const blocked = { groupId: 7, name: "Isha circle", blockedAt: "2026-03-10T06:30:00.000Z" };
  const calls = await renderAccount({
    "joining.blocked": [{ data: [blocked] }, { data: [] }],
    "joining.unblock": {},
  });
  await userEvent.click(
    await screen.findByRole("button", { name: "Let Isha circle add me again" }),
  );
  await waitFor(() => expect(screen.queryByText("Isha circle")).toBeNull());
  expect(writes(calls, "joining.unblock")).toEqual([{ groupId: 7 }]);
});

test("one's name is shown to one's groups only by choice", async () => {
  const calls = await renderAccount({ "checkIn.changeSettings": { data: { showName: true } } });
  const choice = screen.getByRole("switch", { name: /^Show my name when I have read/ });
  await waitFor(() => expect(choice).toHaveProperty("disabled", false));
  expect(choice).toHaveProperty("checked", false);
  await userEvent.click(choice);
  await waitFor(() => expect(choice).toHaveProperty("checked", true));
  expect(writes(calls, "checkIn.changeSettings")).toEqual([{ showName: true }]);
});

test("the history says what was done, page by page, once it is opened", async () => {
  const createdAt = "2026-03-01T12:00:00.000Z";
  const kinds = [
    "exported",
    "signedOutEverywhere",
    "sessionEnded",
    "emailChanged",
    "passwordChanged",
    "passwordReset",
  ] as const;
  const items = [
    { id: 20, kind: "tokenEnded", detail: "widget", createdAt },
    { id: 19, kind: "tokenMade", detail: "widget", createdAt },
    ...kinds.map((kind, index) => ({ id: 18 - index, kind, createdAt })),
    { id: 2, kind: "signedIn", detail: "Firefox on Windows", createdAt },
  ];
  const last = { id: 1, kind: "registered", createdAt };
  const calls = await renderAccount({
    "auth.events": [
      { data: { items, nextCursor: "2", total: 10 } },
      { data: { items: [last], total: 10 } },
    ],
  });
  expect(calls.filter(({ name }) => name === "auth.events")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Show History" }));
  await screen.findByText("Ended the access token “widget”");
  const list = screen.getByText("Ended the access token “widget”").closest("ul");
  const texts = () =>
    [...(list?.querySelectorAll("li > p:first-child") ?? [])].map((p) => p.textContent);
  expect(texts()).toEqual([
    "Ended the access token “widget”",
    "Made the access token “widget”",
    "Exported the reading",
    "Logged out everywhere",
    "Logged another device out",
    "Changed the email",
    "Changed the password: Unknown browser",
    "Set a new password by a reset link: Unknown browser",
    "Signed in: Firefox on Windows",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("Created the account: Unknown browser");
});

test("a history that does not load can be tried again", async () => {
  await renderAccount({ "auth.events": { refused: "DATABASE_AWAY" } });
  await userEvent.click(screen.getByRole("button", { name: "Show History" }));
  await screen.findByText("Failed to load the history");
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
});
