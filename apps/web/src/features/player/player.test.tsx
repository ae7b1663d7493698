import type { Surah } from "@daily-quran/domain/reading";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { keyShortcuts } from "../../reader/key-shortcuts.ts";
import { render } from "../../test/render.tsx";
import { verseOf } from "../../test/verses.ts";
import { DailyAudioBar } from "./dock/daily-audio-bar.tsx";
import { FakeAudio } from "./engine/fake-audio.fixture.ts";
import { NowPlayingBadge } from "./verse/now-playing-badge.tsx";
import { PlayerProvider } from "./player-provider.tsx";
import { createPlayerStore } from "./player-store.ts";
import { SharedPlayerDock } from "./dock/shared-player-dock.tsx";
import { SharedPlayerContext } from "./player-context.ts";
import { Player } from "./dock/player.tsx";
import { playableVerses } from "./machine/playlist.ts";
import { VersePlayButton } from "./verse/verse-play-button.tsx";

const SURAHS: readonly Surah[] = [
  {
    number: 9,
    name: "At-Tawbah",
    englishName: "At-Tawbah",
    englishMeaning: "The Repentance",
    bengaliMeaning: "অনুশোচনা",
    bengaliName: "আত-তাওবা",
    arabicName: "التوبة",
    basmala: false,
    verses: [100, 101, 102].map((number) => verseOf(9, number)),
  },
];

const ROOT = "https://everyayah.com/data";
const site = { audioBaseUrl: `${ROOT}/Alafasy_128kbps/` };

let audios: FakeAudio[];

beforeEach(() => {
  audios = [];
  vi.stubGlobal("Audio", function Audio() {
    audios.push(new FakeAudio());
    return audios.at(-1);
  });
});

const page = (surahs = SURAHS) => playable(surahs, <Player />);

const playable = (surahs = SURAHS, dock: ReactNode = null) => (
  <PlayerProvider
    verses={playableVerses(surahs, ({ englishName }, key) => `${englishName} ${key}`)}
  >
    <DailyAudioBar range="9:100-111" minutes={10} />
    {surahs.flatMap(({ verses }) =>
      verses.map((verse) => (
        <div key={verse.verseNumber} data-testid={verse.verseNumber}>
          <VersePlayButton verse={verse} />
          <NowPlayingBadge verse={verse} />
        </div>
      )),
    )}
    <input aria-label="Search" />
    {dock}
  </PlayerProvider>
);

const playing = () => audios.find(({ paused }) => !paused);

/** The element that plays does what a browser's would. */
function fire(type: string) {
  act(() => playing()?.fire(type));
}

async function press(name: string) {
  await userEvent.click(screen.getByRole("button", { name }));
}

async function start(name: string, duration = 12.3) {
  await press(name);
  await expect.poll(() => playing()?.src).toMatch(/mp3$/);
  const audio = playing();
  if (audio) audio.duration = duration;
  fire("playing");
  await screen.findByRole("slider");
}

test("a verse plays and pauses by its button, and is the one that is now playing", async () => {
  render(page(), { site });
  await start("Play verse 9:101");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009101.mp3`);
  expect(screen.getByText("Now Playing").closest("[data-testid]")).toBe(screen.getByTestId("101"));
  await press("Pause verse 9:101");
  expect(playing()).toBeUndefined();
  expect(screen.getByText("Paused").closest("[data-testid]")).toBe(screen.getByTestId("101"));
});

test("a verse that is being fetched shows it, and can be stopped", async () => {
  render(page(), { site });
  await press("Play verse 9:100");
  const button = screen.getByRole("button", { name: "Pause verse 9:100" });
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.dataset["playback"]).toBe("loading");
  await userEvent.click(button);
  expect(screen.getByRole("button", { name: "Play verse 9:100" }).dataset["playback"]).toBe(
    "paused",
  );
});

test("one verse at a time: a second one replaces the first", async () => {
  render(page(), { site });
  await start("Play verse 9:100");
  await start("Play verse 9:102");
  expect(audios.filter(({ paused }) => !paused).map(({ src }) => src)).toEqual([
    `${ROOT}/Alafasy_128kbps/009102.mp3`,
  ]);
  expect(screen.getAllByText("Now Playing")).toHaveLength(1);
});

test("the day's notice, its minutes and its button", async () => {
  render(page(), { site });
  expect(screen.queryByText("Playing all verses continuously: 9:100-111")).toBeNull();
  expect(screen.getByText("10 min to read")).toBeDefined();
  await start("Play the day");
  expect(screen.getByText("Playing all verses continuously: 9:100-111")).toBeDefined();
  expect(screen.getByText("Mishary Rashid Alafasy")).toBeDefined();
  expect(screen.getByRole("button", { name: "At-Tawbah 9:100 Verse 1 of 3" })).toBeDefined();
  await press("Pause the day");
  expect(screen.getByRole("button", { name: "Resume the day" })).toBeDefined();
  expect(screen.queryByText("Playing all verses continuously: 9:100-111")).toBeNull();
});

test("without a reading there is nothing to play", () => {
  render(page([]), { site });
  expect(screen.getByText("Audio Playback Unavailable")).toBeDefined();
  expect(screen.getByText("Reading content not yet available")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("the slider runs from 0 to the duration in steps of 0.1, and seeks", async () => {
  render(page(), { site });
  await start("Play verse 9:100");
  const slider = screen.getByRole<HTMLInputElement>("slider");
  expect([slider.min, slider.max, slider.step]).toEqual(["0", "12.3", "0.1"]);
  expect(slider.getAttribute("aria-valuetext")).toBe("0:00 of 0:12");
  fireEvent.change(slider, { target: { value: "4.5" } });
  expect(playing()?.currentTime).toBe(4.5);
});

test("a duration that is not known is --:--", async () => {
  render(page(), { site });
  await start("Play verse 9:100", Number.NaN);
  expect(screen.getByText("--:--")).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("slider").disabled).toBe(true);
});

test("a verse that can't be loaded shows an error once, in the player, and plays when retried", async () => {
  render(page(), { site });
  await start("Play verse 9:100");
  fire("error");
  expect(screen.getByRole("status", { name: "" }).textContent).toBe("Audio not available (9:100)");
  // The dock's style sheet hides it.
  const said = screen.getByTestId("100").querySelector("[data-said-by-player]");
  expect(said?.textContent).toBe(screen.getByTestId("100").textContent);
  await start("Play verse 9:100");
  expect(screen.getByTestId("100").textContent).toBe("Now Playing");
});

test("a reciter is chosen, kept, and reads the verse that was being read", async () => {
  render(page(), { site });
  await start("Play verse 9:102");
  await press("Player settings");
  await userEvent.selectOptions(screen.getByLabelText("Reciter"), "Mahmoud Khalil Al-Husary");
  expect(playing()?.src).toBe(`${ROOT}/Husary_128kbps/009102.mp3`);
  expect(window.localStorage.getItem("daily-quran:audio-reciter")).toBe('"Husary_128kbps"');
});

test("an operator's own audio host offers no reciters", async () => {
  render(page(), { site: { audioBaseUrl: "https://audio.example/" } });
  await start("Play verse 9:102");
  expect(playing()?.src).toBe("https://audio.example/009102.mp3");
  await press("Player settings");
  expect(screen.getByLabelText("Speed")).toBeDefined();
  expect(screen.queryByLabelText("Reciter")).toBeNull();
});

test("a range is chosen by its verses, and a verse after its end moves the end", async () => {
  render(page(), { site });
  await start("Play the day");
  await press("Player settings");
  await userEvent.selectOptions(screen.getByLabelText("Repeat"), "A range");
  await userEvent.selectOptions(screen.getByLabelText("To verse"), "9:101");
  await userEvent.selectOptions(screen.getByLabelText("How often"), "5 times");
  await userEvent.selectOptions(screen.getByLabelText("From verse"), "9:102");
  expect(JSON.parse(window.localStorage.getItem("daily-quran:audio-repeat") ?? "")).toEqual({
    mode: "range",
    times: 5,
    first: "9:102",
    last: "9:102",
  });
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009102.mp3`);
});

test("a stored speed holds from the first verse on", async () => {
  window.localStorage.setItem("daily-quran:audio-speed", "1.75");
  render(page(), { site });
  await start("Play verse 9:100");
  expect(playing()?.playbackRate).toBe(1.75);
});

test("keys play, pause and move, but not while someone is typing, nor when they are turned off", async () => {
  render(page(), { site });
  await start("Play the day");
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard(" ");
  expect(playing()).toBeUndefined();
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{ArrowRight}");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009101.mp3`);
  await userEvent.keyboard("{ArrowLeft}");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009100.mp3`);
  await userEvent.type(screen.getByLabelText("Search"), "a b{ArrowLeft}{ArrowRight}");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009100.mp3`);
  act(() => {
    keyShortcuts.set(false);
    (document.activeElement as HTMLElement).blur();
  });
  await userEvent.keyboard("{ArrowRight} ");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009100.mp3`);
});

test("a range of another day repeats nothing, and is shown as no repetition", async () => {
  const repeat = { mode: "range", times: 3, first: "1:1", last: "1:7" };
  window.localStorage.setItem("daily-quran:audio-repeat", JSON.stringify(repeat));
  render(page(), { site });
  await start("Play the day");
  expect(screen.getByRole("button", { name: "At-Tawbah 9:100 Verse 1 of 3" })).toBeDefined();
  await press("Player settings");
  expect(screen.getByLabelText<HTMLSelectElement>("Repeat").value).toBe("off");
  expect(screen.queryByLabelText("From verse")).toBeNull();
});

test("the same reading fetched again plays on, another reading stops", async () => {
  const others = SURAHS.map((surah) => ({ ...surah, verses: surah.verses.slice(1) }));
  function Page() {
    const [surahs, setSurahs] = useState(SURAHS);
    return (
      <>
        <button type="button" onClick={() => setSurahs(structuredClone(SURAHS))}>
          Fetch again
        </button>
        <button type="button" onClick={() => setSurahs(others)}>
          Another day
        </button>
        {page(surahs)}
      </>
    );
  }
  render(<Page />, { site });
  await start("Play verse 9:100");
  await press("Fetch again");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009100.mp3`);
  await press("Another day");
  expect(playing()).toBeUndefined();
});

/** Two pages of one app, as its shell shows them. */
function App() {
  const [store] = useState(() => createPlayerStore());
  const [isElsewhere, setElsewhere] = useState(false);
  const others = SURAHS.map((surah) => ({
    ...surah,
    verses: [110, 111].map((n) => verseOf(9, n)),
  }));
  return (
    <SharedPlayerContext value={store}>
      <button type="button" onClick={() => setElsewhere(true)}>
        Go on
      </button>
      {isElsewhere ? <div key="there">{playable(others)}</div> : <div key="here">{playable()}</div>}
      <SharedPlayerDock store={store} />
    </SharedPlayerContext>
  );
}

test("a shared player goes on on the next page, which has a day of its own to play", async () => {
  render(<App />, { site, path: "/" });
  await start("Play the day");
  await press("Go on");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009100.mp3`);
  expect(screen.getByRole("button", { name: "At-Tawbah 9:100 Verse 1 of 3" })).toBeDefined();
  expect(screen.queryByText(/^Playing all verses/)).toBeNull();
  await press("Next verse");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/009101.mp3`);
  await press("At-Tawbah 9:101 Verse 2 of 3");
  expect(screen.getByText("At /schedule?day=101")).toBeDefined();
});

test("on the next page a verse of it is played alone, or its day", async () => {
  render(<App />, { site });
  await start("Play the day");
  await press("Go on");
  await start("Play verse 9:111");
  expect(screen.getByRole("button", { name: "At-Tawbah 9:111 This verse only" })).toBeDefined();
  await start("Play the day");
  expect(screen.getByRole("button", { name: "At-Tawbah 9:110 Verse 1 of 2" })).toBeDefined();
});

test("on pages of single verses the player offers only that verse, and no day", async () => {
  const repeat = { mode: "day", times: null };
  window.localStorage.setItem("daily-quran:audio-repeat", JSON.stringify(repeat));
  const verses = [
    { surahNumber: 112, verseNumber: 1, title: "Verse 112:1" },
    { surahNumber: 2, verseNumber: 2, title: "Verse 2:2" },
  ];
  render(
    <PlayerProvider verses={verses} isReading={false}>
      {verses.map((verse) => (
        <VersePlayButton key={verse.title} verse={verse} />
      ))}
      <Player />
    </PlayerProvider>,
    { site },
  );
  await start("Play verse 2:2");
  expect(playing()?.src).toBe(`${ROOT}/Alafasy_128kbps/002002.mp3`);
  expect(screen.getByRole("button", { name: "Verse 2:2 This verse only" })).toBeDefined();
  for (const name of ["Previous verse", "Next verse", "Continue from here"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  await press("Player settings");
  const mode = screen.getByLabelText<HTMLSelectElement>("Repeat");
  expect([mode.value, ...[...mode.options].map(({ text }) => text)]).toEqual([
    "off",
    "Off",
    "Each verse",
  ]);
  const audio = playing();
  if (audio) audio.ended = true;
  fire("ended");
  expect(screen.queryByRole("region", { name: "Audio player" })).toBeNull();
  expect(JSON.parse(window.localStorage.getItem("daily-quran:audio-repeat") ?? "")).toEqual(repeat);
});

test("leaving the page stops playback, and closing the player returns the focus to the verse", async () => {
  const { unmount } = render(page(), { site });
  await start("Play verse 9:100");
  await press("Stop and close the player");
  expect(playing()).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Play verse 9:100" }));
  await start("Play verse 9:101");
  unmount();
  expect(playing()).toBeUndefined();
});

function Site() {
  const [store] = useState(() => createPlayerStore());
  return (
    <SharedPlayerContext value={store}>
      <Link to="/quran">Quran</Link>
      <Link to="/words">Words</Link>
      {playable()}
      <SharedPlayerDock store={store} />
    </SharedPlayerContext>
  );
}

const player = () => screen.queryByRole("region", { name: "Audio player" });

test("a player that plays goes to the next page, one that has failed does not", async () => {
  render(<Site />, { site });
  await start("Play verse 9:100");
  await userEvent.click(screen.getByRole("link", { name: "Quran" }));
  expect(player()).not.toBeNull();
  fire("error");
  expect(player()?.textContent).toContain("Audio not available (9:100)");
  await userEvent.click(screen.getByRole("link", { name: "Words" }));
  await waitFor(() => expect(player()).toBeNull());
});

function LateDock() {
  const [store] = useState(() => createPlayerStore());
  const [isThere, setThere] = useState(false);
  return (
    <SharedPlayerContext value={store}>
      <button onClick={() => setThere(true)}>Load</button>
      {playable()}
      {isThere && <SharedPlayerDock store={store} />}
    </SharedPlayerContext>
  );
}

test("a player that failed before it was loaded says so", async () => {
  render(<LateDock />, { site });
  await press("Play verse 9:100");
  await expect.poll(() => playing()?.src).toMatch(/mp3$/);
  fire("error");
  await press("Load");
  await screen.findByRole("region", { name: "Audio player" });
  expect(player()?.textContent).toContain("Audio not available (9:100)");
});
