import { openDB } from "idb";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { stubProgressServer } from "../../test/progress-server.ts";
import { sessionHint } from "../server/session-hint.ts";
import { createProgressStore, type ProgressStore } from "./progress.ts";

const MARK = "11111111-1111-4111-8111-111111111111";
const BOOKMARK = "22222222-2222-4222-8222-222222222222";

const mark = (id = MARK) => ({
  kind: "mark" as const,
  id,
  value: { plan: "daily", day: 5, date: "2026-02-03", timeZone: "Asia/Dhaka" },
});
const bookmark = (note: string) => ({
  kind: "bookmark" as const,
  id: BOOKMARK,
  value: { verse: "2:255", note, createdAt: "2026-02-03T06:00:00Z" },
});

const stores: (() => void)[] = [];

beforeEach(() => {
  emptyProgressStorage();
  return () => stores.splice(0).forEach((close) => close());
});

/** A tab of the browser, loaded. */
async function openTab(): Promise<ProgressStore & { readonly close: () => void }> {
  const store = createProgressStore();
  const close = store.subscribe(() => undefined);
  stores.push(close);
  await vi.waitFor(() => expect(store.get()).toBeDefined());
  return { ...store, close };
}

const keysIn = (store: ProgressStore) => [...(store.get()?.items.keys() ?? [])].sort();

test("what a visitor did is there after the page was closed, the last of each item", async () => {
  const tab = await openTab();
  await tab.set(mark(), bookmark("first"));
  await tab.set(bookmark("second"));
  await tab.set({ ...mark(), value: null });
  tab.close();
  const again = await openTab();
  expect([...(again.get()?.items.values() ?? [])].map(({ value }) => value)).toEqual([
    bookmark("second").value,
  ]);
  expect(again.get()?.unsent).toBe(0);
});

test("two tabs at the same time keep what both did, and show it", async () => {
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([one.set(mark()), other.set(bookmark("note"))]);
  const both = [`bookmark ${BOOKMARK}`, `mark ${MARK}`];
  await vi.waitFor(() => expect([keysIn(one), keysIn(other)]).toEqual([both, both]));
});

test("a user's changes arrive on the other device, also those made without a network", async () => {
  const server = stubProgressServer();
  server.away = true;
  sessionHint.set(7);
  const phone = await openTab();
  await phone.set(mark());
  await phone.synchronize();
  expect(phone.get()).toMatchObject({ owner: 7, unsent: 1 });
  server.away = false;
  await phone.synchronize();
  expect(phone.get()).toMatchObject({ unsent: 0 });
  expect(server.users.at(-1)).toBe("7");
  phone.close();
  emptyProgressStorage();
  const laptop = await openTab();
  await vi.waitFor(() => expect(keysIn(laptop)).toEqual([`mark ${MARK}`]));
});

test("a visitor's progress is offered once, and taken over with what the account has", async () => {
  const server = stubProgressServer();
  const visitor = await openTab();
  await visitor.set(mark());
  sessionHint.set(7);
  await vi.waitFor(() =>
    expect(visitor.get()?.leftByVisitor).toEqual({ marks: 1, bookmarks: 0, plans: 0 }),
  );
  expect(keysIn(visitor)).toEqual([]);
  await visitor.set(bookmark("mine"));
  await visitor.answerForVisitor(true);
  expect(server.items().map(({ kind }) => kind)).toEqual(["bookmark", "mark"]);
  sessionHint.set(null);
  await vi.waitFor(() => expect(visitor.get()).toMatchObject({ owner: 0, unsent: 0 }));
  expect(keysIn(visitor)).toEqual([]);
});

test("a user who declines is not asked again, and the visitor's stays in the browser", async () => {
  stubProgressServer();
  const tab = await openTab();
  await tab.set(mark());
  sessionHint.set(7);
  await vi.waitFor(() => expect(tab.get()?.leftByVisitor).toBeDefined());
  await tab.answerForVisitor(false);
  tab.close();
  const again = await openTab();
  expect(again.get()).toMatchObject({ owner: 7, leftByVisitor: undefined });
  sessionHint.set(null);
  await vi.waitFor(() => expect(keysIn(again)).toEqual([`mark ${MARK}`]));
});

test("logging out leaves nothing, an ended session only what was not sent", async () => {
  const server = stubProgressServer();
  server.away = true;
  sessionHint.set(7);
  const tab = await openTab();
  await tab.set(mark());
  sessionHint.set(null);
  await vi.waitFor(() => expect(tab.get()?.owner).toBe(0));
  sessionHint.set(7);
  await vi.waitFor(() => expect(keysIn(tab)).toEqual([`mark ${MARK}`]));
  sessionHint.set(null);
  await tab.forget(7);
  server.away = false;
  sessionHint.set(7);
  await vi.waitFor(() => expect(tab.get()?.owner).toBe(7));
  await tab.synchronize();
  expect(server.items()).toEqual([]);
});

test("the session that ended is noticed, and a refusal says what was refused", async () => {
  const server = stubProgressServer();
  sessionHint.set(7);
  const tab = await openTab();
  server.refuses = { [MARK]: "This date has not come yet." };
  await tab.set(mark(), bookmark("stays"));
  await tab.synchronize();
  expect(keysIn(tab)).toEqual([`bookmark ${BOOKMARK}`]);
  expect(tab.get()?.refused.map(({ id, message }) => [id, message])).toEqual([
    [MARK, "This date has not come yet."],
  ]);
  await tab.dismissRefusal(MARK);
  expect(tab.get()?.refused).toEqual([]);
  server.fault = { status: 409, body: { error: "There is no room.", code: "PROGRESS_FULL" } };
  await tab.synchronize();
  expect(tab.get()?.syncFailure).toBe("There is no room.");
  server.fault = {
    status: 401,
    body: { error: "Unauthorized. Please log in.", code: "UNAUTHORIZED" },
  };
  await tab.synchronize();
  expect(sessionHint.get()).toBe(null);
});

test("what is refused to one reader does not sign out the next", async () => {
  const server = stubProgressServer();
  sessionHint.set(7);
  const tab = await openTab();
  await tab.synchronize();
  server.fault = {
    status: 401,
    body: { error: "Somebody else is signed in.", code: "ANOTHER_SIGNED_IN" },
  };
  const send = fetch;
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    const response = await send(...call);
    sessionHint.set(8);
    server.fault = undefined;
    return response;
  });
  await tab.set(mark());
  await tab.synchronize();
  await vi.waitFor(() => expect(server.users.at(-1)).toBe("8"));
  expect(sessionHint.get()).toBe(8);
  expect(server.items()).toEqual([]);
});

test("marks of the time before are taken over once", async () => {
  localStorage.setItem("daily-quran:read-days", '{"7":"2026-01-01"}');
  const tab = await openTab();
  await vi.waitFor(() => expect(keysIn(tab)).toHaveLength(1));
  expect([...(tab.get()?.items.values() ?? [])][0]?.value).toEqual({
    plan: "daily",
    day: 7,
    date: "2026-01-01",
    timeZone: "UTC",
  });
  await vi.waitFor(() => expect(localStorage.getItem("daily-quran:read-days")).toBe("{}"));
});

test("where the browser stores nothing, all works until the page is closed", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("Denied", "SecurityError");
    },
  });
  const tab = await openTab();
  await tab.set(mark());
  expect(keysIn(tab)).toEqual([`mark ${MARK}`]);
  expect(tab.get()?.notStored).toBe("blocked");
});

test("behind a page that holds the storage for good, all works until the page is closed", async () => {
  (await openTab()).close();
  const other = await openDB("daily-quran-progress");
  const { store, done } = other.transaction("heads", "readwrite");
  const leaving = new AbortController();
  const held = (async () => {
    // oxlint-disable-next-line no-await-in-loop -- so it goes on
    while (!leaving.signal.aborted) await store.count();
    await done;
  })();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(async () => {
    vi.useRealTimers();
    leaving.abort();
    await held;
    other.close();
  });
  const tab = createProgressStore();
  stores.push(tab.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(tab.get()).toBeUndefined();
  // It is tried once more by a new connection.
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.advanceTimersByTimeAsync(5000);
  await tab.set(mark());
  expect(keysIn(tab)).toEqual([`mark ${MARK}`]);
  expect(tab.get()?.notStored).toBe("blocked");
});

test("where storage is full, what was done is shown, said not to be kept, and sent", async () => {
  const server = stubProgressServer();
  sessionHint.set(7);
  const tab = await openTab();
  await tab.set(bookmark("stored"));
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await tab.set(mark());
  expect(tab.get()).toMatchObject({ notStored: "full", unsent: 2 });
  await tab.synchronize();
  expect(server.items().map(({ kind }) => kind)).toEqual(["bookmark", "mark"]);
  put.mockRestore();
  tab.close();
  const again = await openTab();
  await again.synchronize();
  expect(keysIn(again)).toEqual([`bookmark ${BOOKMARK}`, `mark ${MARK}`]);
  expect(server.items()).toHaveLength(2);
});
