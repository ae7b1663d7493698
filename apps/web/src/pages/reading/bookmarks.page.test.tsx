import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { progress } from "../../reader/progress/progress.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { placedVerse, schedule } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { stubNetwork } from "../../test/stub-network.ts";
import { BookmarksPage } from "./bookmarks.page.tsx";

const NOTES = [
  { verse: "2:255", note: "The throne", label: "Learn" },
  { verse: "80:17", label: "Think" },
  { verse: "1:5" },
];

const VERSES = {
  "GET /api/verses/2:255": { body: placedVerse(2, 255) },
  "GET /api/verses/80:17": { body: placedVerse(80, 17) },
  "GET /api/verses/1:5": { body: placedVerse(1, 5) },
};

/** The rows that are watched; jsdom has no screen that they could come near to. */
const watched = new Map<Element, () => void>();

class Observer {
  #onSeen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#onSeen = onSeen;
  }
  observe(row: Element) {
    watched.set(row, () => this.#onSeen([{ isIntersecting: true }]));
  }
  disconnect() {}
}

beforeEach(() => {
  // Known as a visitor: the server is not asked.
  sessionHint.set(null);
  vi.stubGlobal("IntersectionObserver", Observer);
  stubNetwork(VERSES);
});
afterEach(() => watched.clear());

const LIST = /^(Your bookmarks|আপনার বুকমার্ক)$/;

/** The page of a reader with these bookmarks, each made a day after the one before. */
async function open(language: "en" | "bn" = "en") {
  emptyProgressStorage();
  await progress.set(
    ...NOTES.map((one, index) => ({
      kind: "bookmark" as const,
      id: `${index}1111111-1111-4111-8111-111111111111`,
      value: { ...one, createdAt: `2026-02-0${index + 1}T12:00:00Z` },
    })),
  );
  render(<BookmarksPage />, {
    language,
    answers: [{ path: "/api/schedule", body: schedule() }],
  });
  await within(await screen.findByRole("list", { name: LIST })).findAllByRole("listitem");
}

const shown = () =>
  within(screen.getByRole("list", { name: LIST }))
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("each bookmark leads to its verse in its day, the newest first", async () => {
  await open();
  expect(shown()).toEqual([
    ["Al-Fatiha 1:5", "/1/5"],
    ["'Abasa 80:17", "/80/17"],
    ["Al-Baqarah 2:255", "/2/255"],
  ]);
  expect(screen.getByText("The throne")).toBeTruthy();
  expect(screen.getByText("3 bookmarks")).toBeTruthy();
});

test.each([
  ["throne", ["Al-Baqarah 2:255"]],
  ["abasa", ["'Abasa 80:17"]],
  ["1:5", ["Al-Fatiha 1:5"]],
  ["nothing of the kind", []],
])("%s finds %j", async (search, found) => {
  await open();
  await userEvent.type(screen.getByRole("searchbox"), search);
  expect(shown().map(([name]) => name)).toEqual(found);
});

test("a label shows its bookmarks alone; in Bengali all is written so", async () => {
  await open("bn");
  await userEvent.click(screen.getByRole("button", { name: "Learn" }));
  expect(shown()).toEqual([["আল-বাকারা ২:২৫৫", "/2/255"]]);
  await userEvent.click(screen.getByRole("button", { name: "সব" }));
  expect(shown()).toHaveLength(3);
});

test("a bookmark is changed, removed, and set again as it was", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Change the bookmark on 80:17" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Note"), "Man!");
  await userEvent.clear(dialog.getByLabelText("Label"));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("Man!")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Think")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Remove the bookmark on 80:17" }));
  expect(await screen.findByText("2 bookmarks")).toBeTruthy();
  const undo = await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("3 bookmarks")).toBeTruthy();
  expect(screen.getByText("Man!")).toBeTruthy();
});

async function change() {
  await userEvent.click(screen.getByRole("button", { name: "Change the bookmark on 80:17" }));
  return within(await screen.findByRole("dialog"));
}

test("a note that was typed and not saved comes back, until it is saved", async () => {
  await open();
  const first = await change();
  await userEvent.type(first.getByLabelText("Note"), "Man!");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const again = await change();
  expect(again.getByLabelText("Note")).toHaveProperty("value", "Man!");
  expect(again.getByText("Not saved yet.")).toBeTruthy();
  await userEvent.click(again.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const saved = await change();
  expect(saved.getByLabelText("Note")).toHaveProperty("value", "Man!");
  expect(saved.queryByText("Not saved yet.")).toBeNull();
});

test("where there is none, it says how one is made", async () => {
  emptyProgressStorage();
  render(<BookmarksPage />, { answers: [{ path: "/api/schedule", body: schedule() }] });
  expect(await screen.findByText("No bookmarks yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Read today" }).getAttribute("href")).toBe("/");
});

/** Of each row what it has of its verse. */
const verses = () =>
  within(screen.getByRole("list", { name: LIST }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("[lang=ar]")?.textContent);

/** The rows at these places of the list come near the screen. */
function comeNear(...places: number[]) {
  const rows = screen.getAllByRole("listitem");
  act(() => {
    for (const place of places) watched.get(rows[place]?.querySelector("[lang=ar]") as Element)?.();
  });
}

test("a row that comes near the screen shows its verse, letter for letter, and no other is fetched", async () => {
  const calls = stubNetwork(VERSES);
  await open();
  expect([verses(), calls]).toEqual([["", "", ""], []]);
  comeNear(0, 2);
  await waitFor(() =>
    expect(verses()).toEqual([placedVerse(1, 5).arabic, "", placedVerse(2, 255).arabic]),
  );
  expect(calls).toEqual(["GET /api/verses/1:5", "GET /api/verses/2:255"]);
});

test("without a network the bookmarks are there, without their verses and without a complaint", async () => {
  const calls = stubNetwork({});
  await open();
  comeNear(0, 1, 2);
  await waitFor(() => expect(verses()).toEqual([undefined, undefined, undefined]));
  expect(calls).toHaveLength(3);
  expect(shown()).toHaveLength(3);
  expect(screen.queryByRole("alert")).toBeNull();
});
