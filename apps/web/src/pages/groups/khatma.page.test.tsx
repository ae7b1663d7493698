import type { Khatma, KhatmaShare } from "@daily-quran/domain/group/khatma";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { hasDraft } from "../../lib/storage/drafts.ts";
import { readStored } from "../../lib/storage/storage.ts";
import { loadedProgress } from "../../reader/progress/progress.ts";
import { itemsOfKind } from "../../reader/progress/use-progress.ts";
import { draftsOf } from "../../reader/forms/use-draft.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { amina } from "../../test/people.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { type Reply, stubServer, writes } from "../../test/server.ts";
import { keepKeys } from "../../features/khatma/khatma-keys.ts";
import { KhatmaPage } from "./khatma.page.tsx";

const LINK = "k".repeat(43);
const OWN = "o".repeat(43);

const shares = (count: number, ...known: readonly KhatmaShare[]): KhatmaShare[] =>
  Array.from({ length: count }, (_, at) => {
    return known.find(({ n }) => n === at + 1) ?? { n: at + 1, state: "free" };
  });

const khatma = (more: Partial<Khatma> = {}): Khatma => ({
  id: 3,
  name: "For Fatima",
  intention: "for our mother",
  parts: "juz",
  count: 30,
  round: 1,
  createdAt: "2026-11-20T12:00:00.000Z",
  isOver: false,
  plan: "5b1c1f52-6f0f-4d0e-8f55-3b5f4b1d7a10",
  most: 604,
  byLink: true,
  readers: 0,
  shares: shares(30),
  canTake: true,
  ...more,
});

const GRANDMOTHER = { id: 7, name: "Nanu", isVisitor: true };
const taken: KhatmaShare = { n: 1, state: "taken", by: "Nanu", reader: 7, yours: true };
const done: KhatmaShare = { ...taken, state: "done" };

/** What the browser opens to follow a khatma. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  emptyProgressStorage();
  Stream.opened = [];
  vi.stubGlobal("EventSource", Stream);
  vi.setSystemTime("2026-11-27T12:00:00Z");
});

function show(
  replies: Record<string, Reply | readonly Reply[]>,
  url = `/khatmas/3#${LINK}`,
  language: "en" | "bn" = "en",
) {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((day) => [
    `GET /api/schedule/${day}/verses`,
    { data: reading(day) },
  ]);
  const calls = stubServer({
    "user.ifAny": { data: null },
    ...Object.fromEntries(days),
    ...replies,
  });
  render(<KhatmaPage />, { url, path: "/khatmas/:khatmaId", language });
  return calls;
}

/** A cell by its number and its state. */
const cell = (name: string, state: string) => new RegExp(`^${name}: .+, ${state}$`, "u");

const marks = async () => itemsOfKind((await loadedProgress()).items, "mark");

test("who has the link takes a part in three taps and a name, and it counts as their own reading", async () => {
  const calls = show({
    "khatma.see": [
      { data: khatma() },
      { data: khatma({ you: GRANDMOTHER, shares: shares(30, taken) }) },
      { data: khatma({ you: GRANDMOTHER, shares: shares(30, taken) }) },
      { data: khatma({ you: GRANDMOTHER, shares: shares(30, done) }) },
    ],
    "khatma.enter": { data: { readerId: 7, key: OWN } },
    "khatma.takeOne": { data: taken },
    "khatma.mark": { data: done },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Give me a part" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Take part" }));
  await dialog.findByText("Write your name.");
  await userEvent.type(dialog.getByLabelText("Name"), "Nanu");
  await userEvent.click(dialog.getByRole("button", { name: "Take part" }));
  await userEvent.click(await screen.findByRole("button", { name: "I have read it" }));
  await screen.findByText("You have read it.");
  expect(writes(calls, "khatma.enter")).toEqual([{ khatmaId: 3, key: LINK, name: "Nanu" }]);
  expect(writes(calls, "khatma.takeOne")).toEqual([
    { khatmaId: 3, key: OWN, shortest: false, known: 0 },
  ]);
  expect(writes(calls, "khatma.mark")).toEqual([
    { khatmaId: 3, key: OWN, n: 1, state: "done", readerId: 7 },
  ]);
  expect(readStored("khatmas")).toEqual({ 3: { own: OWN, link: LINK, name: "For Fatima" } });
  await waitFor(async () =>
    expect((await marks()).map(({ value }) => [value.plan, value.from, value.to])).toEqual([
      [khatma().plan, "1:1", "2:141"],
    ]),
  );
});

test("who opens the link again is still who took a part here", async () => {
  keepKeys(3, { own: OWN, link: "l".repeat(43) });
  const calls = show({
    "khatma.see": { data: khatma({ you: GRANDMOTHER, shares: shares(30, taken) }) },
  });
  await screen.findByText("This is your part.");
  expect(writes(calls, "khatma.see")).toEqual([{ khatmaId: 3, key: OWN }]);
  expect(readStored("khatmas")).toEqual({ 3: { own: OWN, link: LINK, name: "For Fatima" } });
});

test("who was let in on another device, or removed, can take part by the link again", async () => {
  keepKeys(3, { own: OWN, link: LINK });
  const calls = show(
    { "khatma.see": [{ refused: "KHATMA_NOT_FOUND" }, { data: khatma() }] },
    "/khatmas/3",
  );
  await screen.findByRole("button", { name: "Give me a part" });
  expect(writes(calls, "khatma.see")).toEqual([
    { khatmaId: 3, key: OWN },
    { khatmaId: 3, key: LINK },
  ]);
});

test("a link of one reader alone takes the place of what the device had", async () => {
  keepKeys(3, { own: OWN, link: LINK });
  const found = "f".repeat(43);
  const calls = show({ "khatma.see": { data: khatma() } }, `/khatmas/3#own-${found}`);
  await screen.findByRole("button", { name: "Give me a part" });
  expect(writes(calls, "khatma.see")).toEqual([{ khatmaId: 3, key: found }]);
});

test("what a device takes part in is listed where a code is typed", async () => {
  keepKeys(3, { own: OWN, name: "For Fatima" });
  show({}, "/khatmas/mine");
  const link = await screen.findByRole("link", { name: "For Fatima" });
  expect(link.getAttribute("href")).toBe("/khatmas/3");
});

test("who keeps it is asked before its link ends, a device is let in and a name is removed", async () => {
  sessionHint.set(1);
  const kept = {
    link: `https://example.org/khatmas/3#${LINK}`,
    code: "K7MX2P9Q",
    readers: [{ id: 7, name: "Nanu", isMember: false, isVisitor: true as const }],
  };
  const calls = show(
    {
      "GET /api/user": { data: amina },
      "khatma.see": { data: khatma({ kept }) },
      "khatma.change": {},
      "khatma.renewKey": { data: { key: OWN } },
      "khatma.removeReader": {},
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Make a new link" }));
  const ended = within(await screen.findByRole("dialog", { name: "Make a new link" }));
  expect(writes(calls, "khatma.change")).toEqual([]);
  await userEvent.click(ended.getByRole("button", { name: "Make a new link" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "khatma.change")).toEqual([{ khatmaId: 3, newLink: true }]);
  await userEvent.click(screen.getByText("One name"));
  await userEvent.click(screen.getByRole("button", { name: "Let in a new device" }));
  const renewed = within(await screen.findByRole("dialog", { name: "Let in a new device" }));
  expect(renewed.getByText(/^You get a link for “Nanu” alone\./)).toBeTruthy();
  expect(writes(calls, "khatma.renewKey")).toEqual([]);
  await userEvent.click(renewed.getByRole("button", { name: "Let in a new device" }));
  const own = await screen.findByRole("textbox", { name: "Link for this person alone" });
  expect(own.getAttribute("value")).toBe(`${window.location.origin}/khatmas/3#own-${OWN}`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  const removed = within(await screen.findByRole("dialog", { name: "Remove this name" }));
  expect(writes(calls, "khatma.removeReader")).toEqual([]);
  await userEvent.click(removed.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes(calls, "khatma.removeReader")).toEqual([{ khatmaId: 3, readerId: 7 }]);
});

test("who keeps it makes another a keeper, in place of the one before, and takes it away", async () => {
  sessionHint.set(1);
  const kept = {
    readers: [
      { id: 1, name: "amina", isMember: true, isKeeper: true as const },
      { id: 8, name: "bilal", isMember: true, isKeeper: true as const },
      { id: 9, name: "dawud", isMember: true },
      { id: 10, name: "hawa", isMember: false },
      { id: 11, name: "Nanu", isMember: false, isVisitor: true as const },
    ],
  };
  const calls = show(
    {
      "GET /api/user": { data: amina },
      "khatma.see": { data: khatma({ kept, keeper: "amina", second: "bilal" }) },
      "khatma.change": {},
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByText("5 names"));
  const names = screen.getByText("5 names").closest("details");
  const rows = within(names ?? document.body).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "amina KeeperRemove",
    "bilal KeeperTake keeping awayRemove",
    "dawud Make a keeperRemove",
    "hawa Remove",
    "Nanu Let in a new deviceRemove",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Make a keeper" }));
  expect(await screen.findByText("dawud is a keeper of this khatma now.")).toBeTruthy();
  expect(screen.getByText("bilal is no keeper of this khatma any more.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Take keeping away" }));
  await waitFor(() =>
    expect(writes(calls, "khatma.change")).toEqual([
      { khatmaId: 3, second: 9 },
      { khatmaId: 3, second: null },
    ]),
  );
  await waitFor(() =>
    expect(screen.getAllByText("bilal is no keeper of this khatma any more.")).toHaveLength(2),
  );
});

test("whoever keeps it gives it another end, or none; one that has come already is said at the field", async () => {
  sessionHint.set(1);
  const kept = { readers: [] };
  const path = "endsAt";
  const message = "The end must be later than now.";
  const calls = show(
    {
      "GET /api/user": { data: amina },
      "khatma.see": { data: khatma({ kept, endsAt: "2026-11-28T12:00:00.000Z" }) },
      "khatma.change": [{ refused: "INVALID_INPUT", issues: [{ path, message }] }, {}],
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Change the end" }));
  const form = within(await screen.findByRole("dialog", { name: "Change the end" }));
  const field = form.getByLabelText("Until when? (optional)");
  expect(new Date(field.getAttribute("value") ?? "")).toEqual(new Date("2026-11-28T12:00:00Z"));
  expect(new Date(field.getAttribute("min") ?? "")).toEqual(new Date("2026-11-27T12:01:00Z"));
  fireEvent.change(field, { target: { value: "2026-11-20T10:00" } });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect((await form.findByRole("alert")).textContent).toBe(message);
  expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field]);
  await userEvent.clear(field);
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("The end is changed.");
  expect(writes(calls, "khatma.change")).toEqual([
    { khatmaId: 3, endsAt: new Date("2026-11-20T10:00").toISOString() },
    { khatmaId: 3, endsAt: null },
  ]);
});

test("a part that another was quicker to take is said to be theirs, with the next free one", async () => {
  keepKeys(3, { own: OWN });
  show(
    {
      "khatma.see": { data: khatma({ you: GRANDMOTHER }) },
      "khatma.mark": { refused: "SHARE_TAKEN" },
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByRole("button", { name: cell("Juz 5", "free") }));
  expect((await screen.findByRole("alert")).textContent).toBe("Somebody else has this share.");
});

test("a part opens as a reading of its own, with the mark at its end", async () => {
  keepKeys(3, { own: OWN });
  const part = { ...taken, n: 1 };
  const page = { parts: "page", count: 604, shares: shares(604, part) } as const;
  const calls = show(
    {
      "khatma.see": { data: khatma({ ...page, you: GRANDMOTHER }) },
      "khatma.mark": { data: { ...part, state: "done" } },
    },
    "/khatmas/3?share=1",
  );
  await userEvent.click(await screen.findByRole("button", { name: "I have read it" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page 1");
  expect(document.querySelectorAll("li[id^='1-']")).toHaveLength(7);
  expect(document.querySelector("li[id^='2-']")).toBeNull();
  expect(writes(calls, "khatma.mark")).toHaveLength(1);
});

test("in 604 parts a press says whose one is and takes nothing", async () => {
  keepKeys(3, { own: OWN });
  const calls = show(
    {
      "khatma.see": {
        data: khatma({ parts: "page", count: 604, shares: shares(604), you: GRANDMOTHER }),
      },
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByRole("button", { name: cell("Page 300", "free") }));
  expect(screen.getByRole("button", { name: "Take it" })).toBeTruthy();
  expect(writes(calls, "khatma.mark")).toEqual([]);
});

test("who is signed in takes along what the device has taken without an account", async () => {
  sessionHint.set(1);
  keepKeys(3, { own: OWN });
  const calls = show(
    {
      "GET /api/user": { data: amina },
      "khatma.see": [
        { data: khatma({ you: GRANDMOTHER, shares: shares(30, taken) }) },
        { data: khatma({ you: { id: 7, name: "amina", isVisitor: false } }) },
      ],
      "khatma.takeAlong": {},
    },
    "/khatmas/3",
  );
  await screen.findByRole("heading", { name: "For Fatima" });
  await waitFor(() =>
    expect(writes(calls, "khatma.takeAlong")).toEqual([{ khatmaId: 3, key: OWN }]),
  );
  await waitFor(() => expect(readStored("khatmas")).toEqual({}));
});

test("the end is one quiet line: by how many, in how many days", async () => {
  keepKeys(3, { own: OWN });
  const all = shares(2, done, { ...done, n: 2, by: "bilal" });
  show(
    {
      "khatma.see": {
        data: khatma({
          parts: 2,
          count: 2,
          shares: all,
          readers: 27,
          finishedAt: "2026-11-25T08:00:00.000Z",
        }),
      },
    },
    "/khatmas/3",
  );
  expect(
    await screen.findByText("Finished by 27 people in 6 days. May it be accepted."),
  ).toBeTruthy();
});

test("the many parts that one has read are folded, and each can be opened again", async () => {
  keepKeys(3, { own: OWN });
  const three = [1, 2, 3].map((n) => ({ ...done, n }));
  const calls = show(
    {
      "khatma.see": { data: khatma({ you: GRANDMOTHER, shares: shares(30, ...three) }) },
      "khatma.mark": { data: taken },
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByText("You have read 3 parts"));
  const [first] = screen.getAllByRole("button", { name: "Undo" });
  if (first) await userEvent.click(first);
  expect(writes(calls, "khatma.mark")).toEqual([
    { khatmaId: 3, key: OWN, n: 1, state: "taken", readerId: 7 },
  ]);
});

test("what is late stands first, and the many other parts are folded, to be marked there", async () => {
  keepKeys(3, { own: OWN });
  const four = [1, 2, 3, 4].map((n) => ({ ...taken, n, ...(n === 4 && { late: true as const }) }));
  const calls = show(
    {
      "khatma.see": { data: khatma({ you: GRANDMOTHER, shares: shares(30, ...four) }) },
      "khatma.mark": { data: { ...done, n: 3 } },
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByText("2 more parts are yours"));
  const regions = screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
  expect(regions.slice(0, 2)).toEqual(["Juz 4", "Juz 1"]);
  expect(screen.getByRole("link", { name: "Juz 3" }).getAttribute("href")).toBe(
    "/khatmas/3?share=3",
  );
  const read = screen.getAllByRole("button", { name: "I have read it" });
  if (read[3]) await userEvent.click(read[3]);
  expect(writes(calls, "khatma.mark")).toMatchObject([{ n: 3, state: "done" }]);
});

test("whoever looks sees the end once the last part is read", async () => {
  const two = { parts: 2, count: 2, shares: shares(2, done) };
  const finished = { shares: shares(2, done, { ...done, n: 2 }), readers: 2 };
  show(
    {
      "khatma.see": [
        { data: khatma(two) },
        { data: khatma({ ...two, ...finished, finishedAt: "2026-11-25T08:00:00.000Z" }) },
      ],
    },
    "/khatmas/3",
  );
  await screen.findByText("1 of 2 read");
  // What is asked every 15 seconds without a stream is not asked any more.
  Stream.opened[0]?.dispatchEvent(new Event("open"));
  const data = JSON.stringify([[2, "done"]]);
  Stream.opened[0]?.dispatchEvent(new MessageEvent("message", { data }));
  expect(
    await screen.findByText("Finished by 2 people in 6 days. May it be accepted."),
  ).toBeTruthy();
});

test("a stream that opens again asks what was missed meanwhile", async () => {
  const calls = show({ "khatma.see": { data: khatma({ you: GRANDMOTHER }) } }, "/khatmas/3");
  await screen.findByRole("button", { name: cell("Juz 5", "free") });
  const [stream] = Stream.opened;
  stream?.dispatchEvent(new Event("open"));
  expect(writes(calls, "khatma.see")).toHaveLength(1);
  stream?.dispatchEvent(new Event("open"));
  await waitFor(() => expect(writes(calls, "khatma.see")).toHaveLength(2));
});

test("what is chosen begins a khatma, and what is missing is said in the reader's language", async () => {
  sessionHint.set(1);
  const calls = show(
    {
      "GET /api/user": { data: amina },
      "khatma.list": { data: [] },
      "khatma.begin": { data: khatma() },
      "khatma.see": { data: khatma() },
    },
    "/khatmas/mine",
    "bn",
  );
  expect(await screen.findByText("কোনো ভাগাভাগি খতমে এখনো আপনার অংশ নেই")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "ভাগাভাগি খতম শুরু করুন" }));
  const first = within(await screen.findByRole("dialog"));
  await userEvent.click(first.getByRole("button", { name: "শুরু করুন" }));
  expect(await first.findByText("খতমটির একটি নাম দিন।")).toBeTruthy();
  await userEvent.type(first.getByLabelText("নাম"), "For Fatima");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "ভাগাভাগি খতম শুরু করুন" }));
  const form = within(await screen.findByRole("dialog"));
  expect(form.getByLabelText("নাম")).toHaveProperty("value", "For Fatima");
  await userEvent.selectOptions(form.getByLabelText("কীভাবে ভাগ হবে"), "people");
  await userEvent.clear(form.getByRole("textbox", { name: "কয় ভাগ?" }));
  await userEvent.type(form.getByRole("textbox", { name: "কয় ভাগ?" }), "12");
  await userEvent.selectOptions(form.getByLabelText("কতবার?"), "week");
  await userEvent.selectOptions(form.getByLabelText("কেউ না পড়লে অংশটি আবার খালি হবে"), "7");
  await userEvent.click(form.getByRole("button", { name: "শুরু করুন" }));
  await waitFor(() => expect(writes(calls, "khatma.begin")).toHaveLength(1));
  expect(writes(calls, "khatma.begin")).toEqual([
    {
      name: "For Fatima",
      byLink: true,
      clientId: expect.any(String),
      shares: 12,
      repeats: "week",
      returnDays: 7,
    },
  ]);
  expect(hasDraft(draftsOf(1))).toBe(false);
});

test("a code leads to its khatma, and one that nobody has is said to be wrong", async () => {
  show({ "khatma.byCode": { refused: "CODE_NOT_FOUND" } }, "/khatmas/mine");
  await userEvent.type(await screen.findByLabelText("Code"), "k7mx 2p9q");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "No khatma has this code. Look at it once more.",
  );
});

test("a share that another takes fills at once, and the stream ends with the page", async () => {
  const mine = { you: GRANDMOTHER, shares: shares(30, taken) };
  const known = shares(30, taken, { n: 5, state: "taken", by: "bilal" });
  show(
    { "khatma.see": [{ data: khatma(mine) }, { data: khatma({ ...mine, shares: known }) }] },
    "/khatmas/3",
  );
  await screen.findByRole("button", { name: cell("Juz 5", "free") });
  const [stream] = Stream.opened;
  expect(stream?.url).toBe(`/live/khatmas/${khatma().plan}`);
  const data = JSON.stringify([
    [5, "taken"],
    [6, "done"],
    [1, "free"],
  ]);
  stream?.dispatchEvent(new MessageEvent("message", { data }));
  await screen.findByRole("button", { name: cell("Juz 5", "taken") });
  expect(screen.getByRole("button", { name: cell("Juz 6", "read") })).toBeTruthy();
  // One's own is asked for, not told.
  expect(screen.getByRole("button", { name: cell("Juz 1", "Nanu has it") })).toBeTruthy();
  // A stream has no names: who presses asks.
  await userEvent.click(screen.getByRole("button", { name: cell("Juz 5", "taken") }));
  await screen.findByRole("button", { name: cell("Juz 5", "bilal has it") });
  cleanup();
  expect(stream?.isClosed).toBe(true);
});

test("what is marked as read without a network is told once there is one", async () => {
  keepKeys(3, { own: OWN });
  const mine = { you: GRANDMOTHER, shares: shares(30, taken) };
  const offline = show(
    {
      "khatma.see": [{ data: khatma(mine) }, { offline: true }],
      "khatma.mark": { offline: true },
    },
    "/khatmas/3",
  );
  await userEvent.click(await screen.findByRole("button", { name: "I have read it" }));
  await screen.findByText("You have read it.");
  await waitFor(async () => expect(await marks()).toHaveLength(1));
  expect(writes(offline, "khatma.mark")).toHaveLength(1);
  cleanup();
  const online = show(
    {
      "khatma.see": [
        { data: khatma(mine) },
        { data: khatma({ you: GRANDMOTHER, shares: shares(30, done) }) },
      ],
      "khatma.mark": { data: done },
    },
    "/khatmas/3",
  );
  await screen.findByText("You have read it.");
  expect(writes(online, "khatma.mark")).toEqual([
    { khatmaId: 3, key: OWN, round: 1, n: 1, state: "done" },
  ]);
  expect(readStored("deeds")).toEqual([]);
});

test("who keeps it sees what is late, and hands it to the others", async () => {
  sessionHint.set(1);
  const late: KhatmaShare = { n: 9, state: "taken", by: "bilal", reader: 8, late: true };
  const kept = { readers: [{ id: 8, name: "bilal", isMember: true }] };
  const calls = show(
    {
      "GET /api/user": { data: amina },
      "khatma.see": [
        { data: khatma({ kept, shares: shares(30, late) }) },
        { data: khatma({ kept }) },
      ],
      "khatma.giveBack": {},
    },
    "/khatmas/3",
  );
  await screen.findByRole("heading", { name: "Late: only you and they see this" });
  await userEvent.click(screen.getByRole("button", { name: "Hand this to the others" }));
  await waitFor(() => expect(writes(calls, "khatma.giveBack")).toEqual([{ khatmaId: 3, n: 9 }]));
  await waitFor(() => expect(screen.queryByText("Late: only you and they see this")).toBeNull());
  const keeping = screen.getByRole("heading", { name: "You keep this khatma" });
  expect(document.activeElement).toBe(keeping.closest("section"));
});

test("who gives a part back has the focus on the khatma from which it is gone", async () => {
  sessionHint.set(1);
  const calls = show(
    {
      "GET /api/user": { data: amina },
      "khatma.see": [{ data: khatma({ shares: shares(30, taken) }) }, { data: khatma() }],
      "khatma.giveBack": {},
    },
    "/khatmas/3",
  );
  const giveBack = await screen.findByRole("button", { name: "Give back" });
  await userEvent.click(giveBack);
  await waitFor(() => expect(giveBack.isConnected).toBe(false));
  expect(writes(calls, "khatma.giveBack")).toEqual([{ khatmaId: 3, n: 1, readerId: 7 }]);
  const title = screen.getByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
  expect(document.activeElement?.getAttribute("tabindex")).toBe("-1");
});
