import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { LaterParts } from "../../shell/later/later-parts.tsx";
import { SessionActions } from "../../shell/bars/session-actions.tsx";
import { progress } from "../../reader/progress/progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { amina } from "../../test/people.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { render } from "../../test/render.tsx";
import { schedule } from "../../test/schedule.ts";
import { heldReply, type Reply, stubServer, writes } from "../../test/server.ts";
import { BookmarksPage } from "../reading/bookmarks.page.tsx";
import { MyReadingPage } from "../reading/my-reading.page.tsx";

// A session's cookie is there, and nothing that a script has stored.

const UNKNOWN = "We could not check whether you are signed in.";
const ALONE = /^It is kept in this browser alone\./;

class NeverSeen {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  emptyProgressStorage();
  vi.setSystemTime("2026-11-23T12:00:00Z");
  // No row comes near the screen.
  vi.stubGlobal("IntersectionObserver", NeverSeen);
});

const renderPage = (page: ReactNode) =>
  render(
    <>
      <SessionActions />
      {page}
    </>,
    { answers: [{ path: "/api/schedule", body: schedule }] },
  );

const account = () => screen.findByRole("button", { name: "Account: amina" });

const BOOKMARK = { verse: "2:255", note: "The throne", createdAt: "2026-11-20T06:30:00.000Z" };
const MARK = { plan: "daily", day: 292, date: "2026-11-22", timeZone: "UTC" };

const change = (kind: string, value: object, revision: number) => ({
  kind,
  id: `${revision}1111111-1111-4111-8111-111111111111`,
  value,
  at: Date.parse("2026-11-22T12:00:00Z"),
  device: "22222222-2222-4222-8222-222222222222",
  seq: revision,
  revision,
});

const reply = (...changes: ReturnType<typeof change>[]) => ({
  data: {
    now: Date.parse("2026-11-23T12:00:00Z"),
    received: 0,
    revision: changes.length,
    applied: [],
    changes,
    hasMore: false,
    compacted: 0,
    isBehind: false,
    refused: [],
  },
});

const OWN = reply(change("bookmark", BOOKMARK, 1), change("mark", MARK, 2));

const signedIn = { "GET /api/user": { data: amina } };
const SYNC = "POST /api/progress/sync";

test("bookmarks are awaited until it is known whose they are, and what the account has", async () => {
  const user = heldReply();
  const own = heldReply();
  const calls = stubServer({ ...signedIn, "user.ifAny": user.reply, [SYNC]: own.reply });
  renderPage(<BookmarksPage />);
  await waitFor(() => expect(progress.get()).toBeDefined());
  expect(screen.getByText("Loading your bookmarks…")).toBeTruthy();
  expect(screen.queryByText(ALONE)).toBeNull();
  expect(sessionHint.get()).toBeNull();
  user.give({ data: amina });
  await account();
  await waitFor(() => expect(writes(calls, SYNC)).toHaveLength(1));
  expect(progress.get()?.owner).toBe(amina.id);
  expect(screen.getByText("Loading your bookmarks…")).toBeTruthy();
  expect(screen.queryByText("No bookmarks yet")).toBeNull();
  own.give(OWN);
  expect(await screen.findByText("The throne")).toBeTruthy();
  expect(screen.queryByText("Loading your bookmarks…")).toBeNull();
  expect(sessionHint.get()).toBe(amina.id);
  expect(document.documentElement.hasAttribute("data-signed-in")).toBe(true);
  expect(writes(calls, "user.ifAny")).toHaveLength(1);
});

test("one's own year is shown only once the account's is here", async () => {
  const own = heldReply();
  const calls = stubServer({ ...signedIn, [SYNC]: own.reply });
  renderPage(<MyReadingPage />);
  await account();
  await waitFor(() => expect(writes(calls, SYNC)).toHaveLength(1));
  expect(screen.getByText("Loading your reading...")).toBeTruthy();
  own.give(OWN);
  await screen.findByRole("heading", { level: 2, name: "In all" });
  const days = screen.getAllByRole("term").find(({ textContent }) => textContent === "Days");
  expect(days?.nextSibling?.textContent).toBe("1");
  expect(screen.queryByText(ALONE)).toBeNull();
});

test("an account that has nothing says so once it was heard", async () => {
  stubServer({ ...signedIn, [SYNC]: reply() });
  renderPage(<BookmarksPage />);
  expect(await screen.findByText("No bookmarks yet")).toBeTruthy();
  expect(progress.get()?.owner).toBe(amina.id);
});

test("an account that cannot be heard is not said to have nothing, and can be asked again", async () => {
  stubServer({ ...signedIn, [SYNC]: [{ offline: true }, OWN] });
  renderPage(<BookmarksPage />);
  await screen.findByText("What your account has could not be loaded.");
  expect(screen.queryByText("No bookmarks yet")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("The throne")).toBeTruthy();
});

test("a visitor is asked for once, and known afterwards", async () => {
  const calls = stubServer({ "user.ifAny": { data: null } });
  const { unmount } = renderPage(<BookmarksPage />);
  expect(await screen.findByText("No bookmarks yet")).toBeTruthy();
  expect(screen.getByText(ALONE)).toBeTruthy();
  unmount();
  renderPage(<BookmarksPage />);
  expect(await screen.findByText("No bookmarks yet")).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(["user.ifAny"]);
});

test.each<[string, Reply]>([
  ["no answer", { offline: true }],
  ["a failure", { refused: "INTERNAL" }],
])("%s leaves open whether there are bookmarks, until the next try", async (_, failure) => {
  stubServer({ ...signedIn, "user.ifAny": [failure, { data: amina }], [SYNC]: OWN });
  renderPage(<BookmarksPage />);
  await screen.findByText(UNKNOWN);
  expect(screen.queryByText("No bookmarks yet")).toBeNull();
  expect(screen.queryByText(ALONE)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("The throne")).toBeTruthy();
});

test.each([{ signIn: "here" }, { result: { data: { json: { signIn: "here" } } } }])(
  "what a guest network says, %j, is neither a user nor a visitor",
  async (body) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body)));
    renderPage(<BookmarksPage />);
    await screen.findByText(UNKNOWN);
    expect(localStorage.getItem("daily-quran:session")).toBeNull();
  },
);

test("without a network a visitor's own list is there, and nothing is said of others", async () => {
  stubServer({});
  await progress.set({ kind: "bookmark", id: "visitor", value: BOOKMARK });
  renderPage(<BookmarksPage />);
  expect(await screen.findByText("The throne")).toBeTruthy();
  expect(screen.queryByText(UNKNOWN)).toBeNull();
  expect(screen.queryByText(ALONE)).toBeNull();
});

test("without a network My reading says what is not known, and can be used", async () => {
  stubServer({});
  renderPage(<MyReadingPage />);
  await screen.findByText(UNKNOWN);
  expect(screen.getByRole("button", { name: "Start my own plan" })).toBeTruthy();
});

test("every page finds a forgotten user once it is idle", async () => {
  const calls = stubServer({ ...signedIn, [SYNC]: OWN });
  renderPage(<LaterParts />);
  await account();
  await waitFor(() => expect(progress.get()?.items.size).toBe(2));
  expect(writes(calls, "user.ifAny")).toHaveLength(1);
});

test("no page asks where the browser knows that nobody is signed in", async () => {
  sessionHint.set(null);
  const calls = stubServer({});
  renderPage(<LaterParts />);
  await waitFor(() => expect(progress.get()).toBeDefined());
  expect(calls.filter(({ name }) => name === "user.ifAny")).toEqual([]);
});
