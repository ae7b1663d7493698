import type { Notification } from "@daily-quran/domain/group/notification";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { heldReply, type Reply, stubServer, writes } from "../../test/server.ts";
import { NotificationBell } from "./notification-bell.tsx";

const overtaken: Notification = {
  id: 5,
  title: "You were passed",
  message: "bilal passed you and now leads “Spring”.",
  read: false,
  link: "/groups/7",
  createdAt: "2026-03-16T20:10:00.000Z",
};
const removed: Notification = {
  id: 4,
  title: "Removed from a group",
  message: "You are no longer a member of “Isha circle”.",
  read: true,
  createdAt: "2026-03-02T05:10:00.000Z",
};

const state = (unread: number) => ({ data: { unread, version: `1-${unread}` } });
const list = (items: Notification[], nextCursor?: string) => ({
  data: { items, total: items.length, unread: 1, nextCursor },
});

function renderBell(replies: Parameters<typeof stubServer>[0]) {
  const calls = stubServer({ "notification.state": state(1), ...replies });
  render(<NotificationBell />, { url: "/here", path: "/here" });
  return calls;
}

const bell = async (name = "Notifications, 1 unread") =>
  await screen.findByRole("button", { name });

const open = async () => await userEvent.click(await bell());

test.each([
  [0, "Notifications", null],
  [1, "Notifications, 1 unread", "1"],
  [99, "Notifications, 99 unread", "99"],
  [100, "Notifications, 99+ unread", "99+"],
])("with %i unread the bell is called %s", async (unread, name, badge) => {
  const calls = renderBell({ "notification.state": state(unread) });
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-label")).toBe(name));
  expect(screen.getByRole("button").textContent || null).toBe(badge);
});

test("the panel is loaded when it is opened, with the reader's own dates", async () => {
  vi.stubEnv("TZ", "Asia/Dhaka");
  const held = heldReply();
  const calls = renderBell({ "notification.list": held.reply });
  await open();
  expect(await screen.findByText("Loading notifications...")).toBeTruthy();
  expect(writes(calls, "notification.list")).toHaveLength(1);
  held.give(list([overtaken, removed]));
  await screen.findByText("You are no longer a member of “Isha circle”.");
  expect(screen.getByRole("link").textContent).toBe(
    "You were passed, unreadbilal passed you and now leads “Spring”.Mar 17, 2026",
  );
});

test("an empty list shows a message", async () => {
  renderBell({ "notification.list": list([]) });
  await open();
  expect(await screen.findByText("You have no notifications")).toBeTruthy();
});

test("a failure to load notifications is shown, and can be retried", async () => {
  const away: Reply = { refused: "INTERNAL" };
  renderBell({ "notification.list": [away, away, list([overtaken])] });
  await open();
  await screen.findByText("Failed to load notifications");
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("You were passed")).toBeTruthy();
});

test("a click on one marks it as read, opens its link, and closes the panel", async () => {
  const calls = renderBell({ "notification.list": list([overtaken]), "notification.read": {} });
  await open();
  await userEvent.click(await screen.findByRole("link"));
  expect(await screen.findByText("At /groups/7")).toBeTruthy();
  expect(screen.queryByText("You were passed")).toBeNull();
  expect(writes(calls, "notification.read")).toEqual([{ id: 5 }]);
});

test("one without a link is marked as read in place, and the badge disappears", async () => {
  renderBell({
    "notification.state": [state(1), state(0)],
    "notification.list": list([{ ...removed, read: false }]),
    "notification.read": {},
  });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: /^Removed from a group/ }));
  await waitFor(() => expect(screen.queryByText("Removed from a group")).toBeNull());
  expect(await bell("Notifications")).toBeTruthy();
});

test("one that was read before is not marked again", async () => {
  const calls = renderBell({ "notification.list": list([removed]) });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: /^Removed from a group/ }));
  await waitFor(() => expect(screen.queryByText("Removed from a group")).toBeNull());
  expect(writes(calls, "notification.read")).toEqual([]);
});

const FAILURE = "ErrorFailed to mark notification as read";

test.each<Reply>([{ offline: true }, { refused: "NOTIFICATION_NOT_FOUND" }])(
  "a failure to mark one as read is shown: %j",
  async (failure) => {
    renderBell({
      "notification.list": list([{ ...removed, read: false }]),
      "notification.read": failure,
    });
    await open();
    await userEvent.click(await screen.findByRole("button", { name: /^Removed from a group/ }));
    expect((await screen.findByRole("alert")).textContent).toBe(FAILURE);
  },
);

test("all are marked as read at once", async () => {
  const held = heldReply();
  const calls = renderBell({
    "notification.state": [state(1), state(0)],
    "notification.list": [list([overtaken]), list([{ ...overtaken, read: true }])],
    "notification.readAll": held.reply,
  });
  await open();
  await screen.findByText(", unread");
  await userEvent.dblClick(screen.getByRole("button", { name: "Mark all as read" }));
  held.give({});
  await waitFor(() => expect(screen.queryByText(", unread")).toBeNull());
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  expect(writes(calls, "notification.readAll")).toHaveLength(1);
});

test("older ones are on the next page", async () => {
  const calls = renderBell({ "notification.list": [list([overtaken], "5"), list([removed])] });
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Removed from a group")).toBeTruthy();
  expect(writes(calls, "notification.list").at(-1)).toMatchObject({ cursor: "5" });
});

test("Escape closes the panel and leads back to the bell", async () => {
  renderBell({ "notification.list": list([overtaken]) });
  await open();
  await screen.findByText("You were passed");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("You were passed")).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await bell()));
});

/** Lets time pass, and with it a little for responses to arrive. */
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 100));
const POLL_MS = 30_000;

const news = () => screen.getByRole("status").textContent;

test("it polls every 30 seconds and announces new ones; a failed poll is silent", async () => {
  vi.useFakeTimers();
  const calls = renderBell({
    "notification.state": [state(1), state(3), { offline: true }, { offline: true }, state(4)],
  });
  await pass();
  expect([calls.length, news()]).toEqual([1, ""]);
  await pass(POLL_MS);
  expect([calls.length, news()]).toEqual([2, "2 new notifications"]);
  await pass(POLL_MS);
  expect([calls.length, screen.queryByRole("alert")]).toEqual([4, null]);
  await pass(POLL_MS);
  expect(screen.getByRole("button").getAttribute("aria-label")).toBe("Notifications, 4 unread");
  expect(news()).toBe("1 new notification");
});

const turnTab = () =>
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test("a hidden tab does not poll", async () => {
  vi.useFakeTimers();
  const calls = renderBell({});
  await pass();
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  turnTab();
  await pass(POLL_MS);
  expect(calls).toHaveLength(1);
  hidden.mockReturnValue("visible");
  turnTab();
  await pass();
  expect(calls).toHaveLength(2);
});
