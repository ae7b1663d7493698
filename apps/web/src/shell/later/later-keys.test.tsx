import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { keepEarlyKeys } from "../../features/keyboard/early-keys.ts";
import { FakeAudio } from "../../features/player/engine/fake-audio.fixture.ts";
import { OPEN_SEARCH } from "../../features/search/open-search.ts";
import { HomePage } from "../../pages/reading/home.page.tsx";
import { emptyProgressStorage } from "../../test/progress-storage.ts";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { stubNetwork } from "../../test/stub-network.ts";
import { LaterKeys } from "./later-keys.tsx";
import { LaterParts } from "./later-parts.tsx";

const { keyboard } = userEvent;
const home = (keys = <LaterKeys />) =>
  render(
    <>
      <HomePage />
      {keys}
    </>,
    { path: "/", answers: [{ path: "/api/current-reading", body: reading(300) }] },
  );
const chosen = () => window.localStorage.getItem("daily-quran:translation");
const sounding = () =>
  screen.queryAllByRole("button", { name: /^Pause verse/ }).map(({ ariaLabel }) => ariaLabel);
const focused = () => document.activeElement?.id;

beforeEach(() => {
  // On day 300: a reading is shown on its own day.
  vi.setSystemTime(Date.UTC(2025, 3, 9 + 300, 12));
  emptyProgressStorage();
  stubNetwork({ "GET /api/user": { refused: "UNAUTHORIZED" } });
  window.Element.prototype.scrollIntoView = vi.fn<() => void>();
  // jsdom lays nothing out: every verse is where one reads.
  vi.spyOn(window.HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 200, 300, 100),
  );
});

test("J and K go from verse to verse and end with the reading", async () => {
  home();
  await keyboard("j");
  await expect.poll(focused).toBe("106-1");
  await keyboard("jjj");
  expect(focused()).toBe("106-4");
  await keyboard("j");
  expect(focused()).toBe("107-1");
  await keyboard("kk");
  expect(focused()).toBe("106-3");
  await keyboard("{k>9/}");
  expect(focused()).toBe("106-1");
});

test("what is pressed before the keys are loaded is done once they are", async () => {
  // The inline script does so.
  keepEarlyKeys();
  home(<LaterParts />);
  for (const key of ["j", "j", "x"])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(document.activeElement).toBe(document.body);
  await expect.poll(focused).toBe("106-2");
  await keyboard("j");
  expect(focused()).toBe("106-3");
});

test("Space plays the verse in focus and pauses it, as its button does", async () => {
  vi.stubGlobal("Audio", FakeAudio);
  home();
  await keyboard("j");
  await expect.poll(focused).toBe("106-1");
  await keyboard("j ");
  expect(sounding()).toEqual(["Pause verse 106:2"]);
  await keyboard(" ");
  expect(sounding()).toEqual([]);
});

test("T shows one translation after the other, for all readings", async () => {
  home();
  await keyboard("t");
  expect(await screen.findByText("Translation: English")).toBeTruthy();
  expect(chosen()).toBe('"eng"');
  await keyboard("tt");
  expect(await screen.findByText("Translation: English and Bengali")).toBeTruthy();
  expect(chosen()).toBe('"both"');
  await keyboard("t");
  expect(chosen()).toBe('"no"');
});

test("B bookmarks the verse in focus and removes the bookmark, M marks the day and undoes it", async () => {
  home();
  await keyboard("jjb");
  expect(await screen.findByText("Verse 106:2 is bookmarked.")).toBeTruthy();
  await keyboard("b");
  expect(await screen.findByText("The bookmark on 106:2 is removed.")).toBeTruthy();
  await keyboard("m");
  expect(await screen.findByText("Day 300 is marked as read.")).toBeTruthy();
  await keyboard("m");
  expect(await screen.findByText("Day 300 is not marked as read any more.")).toBeTruthy();
});

test("/ opens the search", async () => {
  home();
  const opened = vi.fn<() => void>();
  window.addEventListener(OPEN_SEARCH, opened);
  await keyboard("/");
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  window.removeEventListener(OPEN_SEARCH, opened);
});

test.each([
  ["gs", "At /schedule"],
  ["gq", "At /quran"],
  ["gw", "At /top-quran-words"],
  ["gg", "At /groups"],
  ["gjgs", "At /schedule"],
])("%s leads to: %s", async (keys, place) => {
  home();
  await keyboard(keys);
  expect(await screen.findByText(place)).toBeTruthy();
});

test("? lists the keys, and can turn them off there", async () => {
  home();
  await keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard" })).toBeTruthy();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "J or K",
    "Space",
    "← or →",
    "T",
    "B",
    "M",
    "/",
    "G then H",
    "G then S",
    "G then Q",
    "G then W",
    "G then G",
    "?",
  ]);
  await userEvent.click(screen.getByRole("switch", { name: "Single keys" }));
  await keyboard("{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const before = focused();
  await keyboard("jgs");
  expect([focused(), screen.queryByText("At /schedule")]).toEqual([before, null]);
});
