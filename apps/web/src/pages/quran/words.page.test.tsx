import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FakeAudio } from "../../features/player/engine/fake-audio.fixture.ts";
import { createPlayerStore } from "../../features/player/player-store.ts";
import { SharedPlayerDock } from "../../features/player/dock/shared-player-dock.tsx";
import { SharedPlayerContext } from "../../features/player/player-context.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { topWords } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { WordsPage } from "./words.page.tsx";

const answers = [{ path: "/api/top-words", body: topWords() }];
const open = () => render(<WordsPage />, { url: "/top-quran-words", answers });
const search = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Search words" }), {
    target: { value: text },
  });
const shown = () =>
  screen.queryAllByRole("article").map((card) => card.getAttribute("aria-labelledby"));

test("it shows all fifty words, without fetching what is in the document", () => {
  const calls = stubNetwork({});
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Top Quranic Words");
  expect(document.title).toBe("Top Quranic Words · Daily Quran Reading");
  expect(shown()).toEqual(topWords().map(({ id }) => `word-${id}`));
  expect(screen.getByText("50 words")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("a card has the word, its meanings, its verse with the word marked, and what is folded", () => {
  open();
  const [, word] = topWords();
  const [, card] = screen.getAllByRole("article");
  if (!word || !card) throw new Error("There is no second word");
  expect(within(card).getByRole("heading").textContent).toBe("ٱللَّه");
  expect(within(card).getByText("2,699 times")).toBeTruthy();
  expect(within(card).getByText("allāh")).toBeTruthy();
  expect(within(card).getByText("আল্লাহ")).toBeTruthy();
  expect(within(card).getByText("Allah, God")).toBeTruthy();
  const mark = card.querySelector("mark");
  expect(mark?.textContent).toBe(word.verse.split(" ")[2]);
  expect(mark?.parentElement?.textContent).toBe(word.verse);
  expect(within(card).getByText(word.bengaliTranslation)).toBeTruthy();
  const link = within(card).getByRole("link", { name: "112:1 · Day 300" });
  expect(link.getAttribute("href")).toBe("/schedule?day=300");
  expect(card.querySelector("details")?.open).toBe(false);
  expect([...card.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "Proper noun, the name of God.",
    "أ ل ه",
    word.fullTransliteration,
  ]);
});

const texts = (language: "en" | "bn") => {
  render(<WordsPage />, { url: "/top-quran-words", language, answers });
  const [, card] = screen.getAllByRole("article");
  return [...(card?.querySelectorAll("p:is([lang=en], [lang=bn])") ?? [])].map(
    ({ textContent }) => textContent,
  );
};

test("the reader's language comes first, and Bengali is always there", () => {
  const [, word] = topWords();
  const [inEnglish, inBengali] = [word?.englishTranslation, word?.bengaliTranslation];
  expect(texts("en")).toEqual(["Allah, God", "আল্লাহ", inEnglish, inBengali]);
  cleanup();
  expect(texts("bn")).toEqual(["আল্লাহ", "Allah, God", inBengali]);
  cleanup();
  window.localStorage.setItem("daily-quran:translation", '"eng"');
  expect(texts("bn")).toEqual(["Allah, God", "আল্লাহ", inEnglish, inBengali]);
});

test("no verse loses or gains a letter", () => {
  const { container } = open();
  expect(
    [...container.querySelectorAll("mark")].map((mark) => mark.parentElement?.textContent),
  ).toEqual(topWords().map(({ verse }) => verse));
});

test.each([
  ["الله", ["word-allah"]],
  ["কিতাব", ["word-kitab"]],
  ["punishment", ["word-adhab"]],
  ["yawm", ["word-yawm"]],
])("“%s” is found", (text, ids) => {
  open();
  search(text);
  expect(shown()).toEqual(ids);
  expect(screen.getByText("1 word")).toBeTruthy();
});

test("a search without a result shows a message", () => {
  open();
  search("xyz");
  expect(shown()).toEqual([]);
  expect(screen.getByText("0 words")).toBeTruthy();
  expect(screen.getByText("No words found")).toBeTruthy();
});

test("only a word's verse is played, and another word's replaces it", async () => {
  const audios: FakeAudio[] = [];
  vi.stubGlobal("Audio", function Audio() {
    audios.push(new FakeAudio());
    return audios.at(-1);
  });
  const sounding = () => audios.filter(({ paused }) => !paused).map(({ src }) => src);
  const store = createPlayerStore();
  render(
    <SharedPlayerContext value={store}>
      <WordsPage />
      <SharedPlayerDock store={store} />
    </SharedPlayerContext>,
    { url: "/top-quran-words", answers },
  );
  await userEvent.click(screen.getByRole("button", { name: "Play verse 113:2" }));
  await userEvent.click(screen.getByRole("button", { name: "Play verse 114:4" }));
  await expect.poll(sounding).toEqual(["https://audio.example/114004.mp3"]);
  act(() => audios.find(({ paused }) => !paused)?.fire("playing"));
  expect(screen.getByText("Now Playing").closest("article")).toBe(
    screen.getAllByRole("article")[0],
  );
  expect(await screen.findByRole("button", { name: "Verse 114:4 This verse only" })).toBeTruthy();
  search("xyz");
  expect(sounding()).toEqual(["https://audio.example/114004.mp3"]);
});

test("a failure shows its cause, and can be retried", async () => {
  stubNetwork({ "GET /api/top-words": { foreign: true, status: 503 } });
  render(<WordsPage />, { url: "/top-quran-words" });
  expect(screen.getByText("Loading words...")).toBeTruthy();
  expect(await screen.findByText("The words could not be loaded.")).toBeTruthy();
  stubNetwork({ "GET /api/top-words": { body: topWords() } });
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("50 words")).toBeTruthy();
});
