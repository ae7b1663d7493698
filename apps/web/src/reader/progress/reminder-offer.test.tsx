import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { render } from "../../test/render.tsx";
import { keepZone } from "../server/reminder-zone.ts";
import { sessionHint } from "../server/session-hint.ts";
import { loadedProgress, progress } from "./progress.ts";
import { ReminderOffer } from "./reminder-offer.tsx";
import { itemsOfKind } from "./use-progress.ts";

const QUESTION = "Would you like to be reminded of the day’s reading at an hour of your own?";

const noon = (date: string) => vi.setSystemTime(Date.parse(`${date}T12:00:00Z`));

beforeEach(async () => {
  localStorage.clear();
  emptyProgressStorage();
  const { items } = await loadedProgress();
  const marks = itemsOfKind(items, "mark");
  await progress.set(...marks.map(({ id }) => ({ kind: "mark" as const, id, value: null })));
});

async function read(...dates: readonly string[]): Promise<void> {
  for (const date of dates) {
    noon(date);
    const value = { plan: "daily" as const, day: 1, date, timeZone: "UTC" };
    await act(() => progress.set({ kind: "mark", id: crypto.randomUUID(), value }));
  }
}

/** Whether a page that is opened now has the offer. */
async function isOffered(): Promise<boolean> {
  cleanup();
  render(<ReminderOffer />);
  await act(loadedProgress);
  return screen.queryByText(QUESTION, { exact: false }) !== null;
}

test("a reminder is offered once the third day is read, on that date alone", async () => {
  await read("2026-02-01", "2026-02-02", "2026-02-02");
  expect(await isOffered()).toBe(false);
  noon("2026-02-03");
  expect(await isOffered()).toBe(false);
  await read("2026-02-03");
  expect(await isOffered()).toBe(true);
  expect(screen.getByRole("link", { name: "Choose an hour" }).getAttribute("href")).toBe(
    "/account#reminders",
  );
  expect(await isOffered()).toBe(true);
  await read("2026-02-04");
  expect(await isOffered()).toBe(false);
});

test("a no is remembered", async () => {
  await read("2026-02-01", "2026-02-02", "2026-02-03");
  await isOffered();
  await userEvent.click(screen.getByRole("button", { name: "No, thank you" }));
  expect(screen.queryByText(QUESTION, { exact: false })).toBeNull();
  expect(await isOffered()).toBe(false);
});

const INVITATION = "Would you like this app on your home screen";

/** Whether a page that is opened now invites to install. */
async function isInvited(text = INVITATION): Promise<boolean> {
  await isOffered();
  return screen.queryByText(text, { exact: false }) !== null;
}

describe("the invitation to install", () => {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined);
  beforeEach(() => {
    window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
  });
  afterEach(() => {
    window.installPrompt = undefined;
    vi.unstubAllGlobals();
  });

  test("comes after the date of the reminder's, on dates that are read, where the browser can", async () => {
    await read("2026-02-01", "2026-02-02", "2026-02-03");
    expect(await isInvited()).toBe(false);
    noon("2026-02-04");
    expect(await isInvited()).toBe(false);
    await read("2026-02-04");
    expect(await isInvited()).toBe(true);
    window.installPrompt = undefined;
    expect(await isInvited()).toBe(false);
  });

  test.each([
    ["Install it", 1],
    ["No, thank you", 0],
  ])("is over for good with %s", async (answer, times) => {
    prompt.mockClear();
    await read("2026-02-01", "2026-02-02", "2026-02-03");
    await isOffered();
    await read("2026-02-04");
    expect(await isInvited()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: answer }));
    expect(prompt).toHaveBeenCalledTimes(times);
    await read("2026-02-05");
    expect(await isInvited()).toBe(false);
  });

  test("says how on an iPhone, which never asks", async () => {
    window.installPrompt = undefined;
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { standalone: false }));
    await read("2026-02-01", "2026-02-02", "2026-02-03");
    await isOffered();
    await read("2026-02-04");
    expect(await isInvited("tap Share, then “Add to Home Screen”")).toBe(true);
    expect(screen.queryByRole("button", { name: "Install it" })).toBeNull();
  });
});

test("who has reminders is offered none", async () => {
  sessionHint.set(1);
  keepZone("UTC");
  await read("2026-02-01", "2026-02-02", "2026-02-03");
  expect(await isOffered()).toBe(false);
});
