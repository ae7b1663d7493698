import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { chooseHome } from "../../reader/day/day-override.ts";
import { editionChoices } from "../../reader/editions/edition-choices.ts";
import { progress } from "../../reader/progress/progress.ts";
import { LaterKeys } from "../../shell/later/later-keys.tsx";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { HomePage } from "./home.page.tsx";
import { PortionPage } from "./portion.page.tsx";

const PLAN = "3f8c2b1e-7d64-4a55-9c1e-2b7a90d4e6f1";

beforeEach(() => {
  emptyProgressStorage();
  vi.setSystemTime("2026-11-23T12:00:00Z");
  const days = [1, 2, 3, 4].map((day) => [
    `GET /api/schedule/${day}/verses`,
    { data: reading(day) },
  ]);
  stubServer(Object.fromEntries(days));
});

/** A portion is not what two days of the shared plan read: the second of them goes to 2:37. */
const plan = (verses = { from: 1, to: 6236 }, days = 150) =>
  progress.set({
    kind: "plan",
    id: PLAN,
    value: {
      name: "First reading",
      startsOn: "2026-11-23",
      verses,
      pace: { kind: "days", days },
      choices: [],
      createdAt: "2026-11-20T06:00:00.000Z",
    },
  });

const show = (search = "", page = <PortionPage />) =>
  render(page, { url: `/my-reading/${PLAN}${search}`, path: "/my-reading/:planId" });

/** The verses on the page, as the ids of their elements. */
const verses = () =>
  [...document.querySelectorAll("li[id]")].map(({ id }) => id).filter((id) => /^\d+-\d+$/.test(id));

test("a page shows the verses of one portion and no others, is marked, and leads to the next", async () => {
  await plan();
  show();
  const mark = await screen.findByRole("button", { name: "Mark as read" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Al-Fatiha/Al-Baqarah");
  screen.getByText(/^First reading · Nov 23, 2026/);
  expect(document.title).toBe("First reading · My reading");
  const shown = verses();
  expect([shown[0], shown[7], shown.at(-1), shown.length]).toEqual(["1-1", "2-1", "2-32", 39]);
  const next = screen.getByRole("link", { name: /^Next, on Nov 24, 2026:/ });
  expect(next.getAttribute("href")).toBe(`/my-reading/${PLAN}?date=2026-11-24`);
  await userEvent.click(mark);
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  const again = await screen.findByRole("button", { name: "Mark as read" });
  expect(document.activeElement).toBe(again);
});

test("a portion of another date begins where the one before it ended", async () => {
  await plan();
  show("?date=2026-11-24");
  await screen.findByRole("button", { name: "Mark as read" });
  expect(verses()[0]).toBe("2-33");
});

test("the last portion of a plan ends with the plan, and leads back to all of them", async () => {
  await plan({ from: 1, to: 7 }, 1);
  show();
  const mark = await screen.findByRole("button", { name: "Mark as read" });
  expect(screen.queryByText("Finished. May it be accepted.")).toBeNull();
  await userEvent.click(mark);
  expect(await screen.findByText("Finished. May it be accepted.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "To my plans" }).getAttribute("href")).toBe(
    "/my-reading",
  );
});

test("each plan has a place of its own to go on from", async () => {
  await plan();
  await progress.set(
    { kind: "position", id: "daily", value: { verse: "2:5", day: 1 } },
    { kind: "position", id: PLAN, value: { verse: "2:12" } },
  );
  show();
  const line = await screen.findByRole("link", { name: "Continue at Al-Baqarah 2:12" });
  expect(line.getAttribute("href")).toBe(`/my-reading/${PLAN}#2-12`);
  expect(screen.queryByRole("link", { name: /2:5/ })).toBeNull();
});

/** A day with a commentary of an edition on each of its verses. */
const explained = (day: number, id: string) => ({
  ...reading(day),
  tafseerEdition: id,
  surahs: reading(day).surahs.map((surah) => ({
    ...surah,
    verses: surah.verses.map((verse) => ({ ...verse, tafseer: `By ${id}.` })),
  })),
});

const commentaries = () =>
  new Set([...document.querySelectorAll("[data-tafseer]")].map((one) => one.textContent));

test("M marks the portion, and takes the mark back", async () => {
  await plan();
  const page = (
    <>
      <PortionPage />
      <LaterKeys />
    </>
  );
  show("", page);
  await screen.findByRole("button", { name: "Mark as read" });
  await userEvent.keyboard("m");
  await screen.findByRole("button", { name: "Undo" });
  await userEvent.keyboard("m");
  expect(await screen.findByRole("button", { name: "Mark as read" })).toBeTruthy();
});

test("a day that cannot be had in the chosen editions is not put beside one that can", async () => {
  editionChoices.set({ tafseer: "en-deep" });
  stubNetwork({
    "GET /api/schedule/1/verses?tafseer=en-deep": { body: explained(1, "en-deep") },
    "GET /api/schedule/2/verses?tafseer=en-deep": { refused: "DATABASE_AWAY" },
    "GET /api/schedule/1/verses": { body: explained(1, "en-usual") },
    "GET /api/schedule/2/verses": { body: explained(2, "en-usual") },
  });
  await plan();
  show();
  await screen.findByRole("button", { name: "Mark as read" });
  expect(commentaries()).toEqual(new Set(["TafseerBy en-usual.en-usual"]));
});

test("commentaries of two editions, as from copies of two times, are not named after the first", async () => {
  stubServer({
    "GET /api/schedule/1/verses": { data: explained(1, "en-before") },
    "GET /api/schedule/2/verses": { data: explained(2, "en-now") },
  });
  await plan();
  show();
  await screen.findByRole("button", { name: "Mark as read" });
  expect(commentaries()).toEqual(new Set(["TafseerBy en-before.", "TafseerBy en-now."]));
});

test.each([
  ["a plan that is not there says so", "", "This plan is not on this device."],
  ["a date without a portion says so", "?date=9999-12-31", "Nothing is planned here any more."],
  [
    "a date that does not exist says so",
    "?date=2026-02-30",
    "This address has no date that exists",
  ],
])("%s", async (_, search, text) => {
  if (search) await plan();
  show(search);
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeTruthy();
});

test("a plan that its reader chose is what home shows, beside where everyone is", async () => {
  await plan();
  chooseHome({ plan: PLAN });
  render(<HomePage />);
  await screen.findByRole("button", { name: "Mark as read" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Al-Fatiha/Al-Baqarah");
  const everyone = screen.getByRole("link", { name: "Everyone: day 293" });
  expect(everyone.getAttribute("href")).toBe("/schedule?day=293");
});
