import type { Effect, Report } from "../machine/player-state.ts";

/** One element plays while the other preloads the next verse; then they swap. */
export type AudioElements = readonly [HTMLAudioElement, HTMLAudioElement];

export interface AudioEngine {
  readonly run: (effect: Effect) => void;
  /** Where the recording is, in seconds. */
  readonly position: () => number;
  /** Where a recording begins to be heard, where that is not at its own beginning. */
  readonly begin: (url: string, from: number) => void;
  /** Ends the recording as if it were over. */
  readonly end: () => void;
}

interface Deck {
  readonly element: HTMLAudioElement;
  url: string;
  /** Where the copy on this device is played from. */
  copy?: string;
  /** While that is looked for. */
  finding?: Promise<void> | undefined;
}

type Reports = (report: Report) => void;

/** Finds where the copy of a recording is played from; undefined where there is none. */
type FindCopy = (url: string) => Promise<string> | undefined;

export type CreateAudioEngine = (elements: AudioElements, report: Reports) => AudioEngine;

/** The engine, once it is known which recordings are on this device. */
export async function findAudioEngine(): Promise<CreateAudioEngine> {
  const { copyOf, findStored } = await import("../kept/recordings.ts");
  await findStored();
  return (elements, report) => createAudioEngine(elements, report, copyOf);
}

/** Runs the machine's effects with two audio elements and a timer, and reports the results. */
export function createAudioEngine(
  [first, second]: AudioElements,
  report: Reports,
  copyOf: FindCopy = () => undefined,
): AudioEngine {
  let active: Deck = { element: first, url: "" };
  let standby: Deck = { element: second, url: "" };
  let request = { token: 0, listening: new AbortController() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = { url: "", from: 0 };
  /** What begins the recording that was asked for last, unless it was paused before. */
  let start: (() => void) | undefined;

  function load({ token, url, from, speed }: Extract<Effect, { type: "load" }>) {
    request.listening.abort();
    request = { token, listening: new AbortController() };
    active.element.pause();
    if (standby.url === url) [active, standby] = [standby, active];
    const { element } = active;
    listen(element, request);
    if (active.url !== url || element.error) fetchInto(active, url);
    start = () => {
      const beginning = from || (begun.url === url ? begun.from : 0);
      if (element.currentTime !== beginning) element.currentTime = beginning;
      setSpeed(speed);
      play();
    };
    if (!active.finding) return start();
    const begin = start;
    void active.finding.then(() => start === begin && start());
  }

  function fetchInto(deck: Deck, url: string): void {
    deck.url = url;
    if (deck.copy) URL.revokeObjectURL(deck.copy);
    delete deck.copy;
    const found = copyOf(url);
    const finding = found && playFound();
    deck.finding = finding;
    if (!finding) deck.element.src = url;

    async function playFound() {
      const copy = (await found) ?? url;
      if (deck.finding !== finding) return;
      deck.element.src = deck.copy = copy;
      deck.finding = undefined;
    }
  }

  function preload(url: string) {
    if (active.url === url || (standby.url === url && !standby.element.error)) return;
    fetchInto(standby, url);
  }

  function play() {
    const { token, listening } = request;
    active.element.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : "";
      // Aborted by a later pause or load: not a failure.
      if (listening.signal.aborted || name === "AbortError") return;
      report({ type: name === "NotSupportedError" ? "loadFailed" : "playFailed", token });
    });
  }

  function setSpeed(speed: number) {
    // Loading a source resets the playback rate.
    active.element.defaultPlaybackRate = speed;
    active.element.playbackRate = speed;
  }

  function listen(element: HTMLAudioElement, { token, listening }: typeof request) {
    listenTo({ element, token, signal: listening.signal }, report);
  }

  function release() {
    request.listening.abort();
    for (const deck of [active, standby]) {
      deck.element.pause();
      deck.element.removeAttribute("src");
      deck.element.load();
      deck.url = "";
    }
  }

  return {
    position: () => active.element.currentTime,
    begin: (url, from) => {
      begun = { url, from };
    },
    end: () => {
      active.element.pause();
      report({ type: "ended", token: request.token });
    },
    run(effect) {
      switch (effect.type) {
        case "load":
          return load(effect);
        case "preload":
          return preload(effect.url);
        case "play":
          return play();
        case "pause":
          start = undefined;
          return active.element.pause();
        case "seek":
          active.element.currentTime = effect.position;
          return undefined;
        case "setSpeed":
          return setSpeed(effect.speed);
        case "startTimer":
          clearTimeout(timer);
          timer = setTimeout(() => report({ type: "timeUp", token: effect.token }), effect.ms);
          return undefined;
        case "stopTimer":
          return clearTimeout(timer);
        case "release":
          return release();
      }
    },
  };
}

interface Listening {
  readonly element: HTMLAudioElement;
  readonly token: number;
  readonly signal: AbortSignal;
}

/** Media events are queued and may be stale: report only what is still true. */
function listenTo({ element, token, signal }: Listening, report: Reports): void {
  const on = (event: string, listener: () => void) =>
    element.addEventListener(event, listener, { signal });
  const reportDuration = () => {
    if (Number.isFinite(element.duration)) {
      report({ type: "duration", token, duration: element.duration });
    }
  };

  on("durationchange", reportDuration);
  on("timeupdate", () => report({ type: "position", token, position: element.currentTime }));
  on("playing", () => {
    if (element.paused) return;
    // A preloaded recording has fired `durationchange` already.
    reportDuration();
    report({ type: "began", token });
  });
  on("waiting", () => {
    if (element.readyState < element.HAVE_FUTURE_DATA) report({ type: "stalled", token });
  });
  on("pause", () => {
    if (element.paused && !element.ended) report({ type: "interrupted", token });
  });
  on("ended", () => {
    if (element.ended) report({ type: "ended", token });
  });
  on("error", () => report({ type: "loadFailed", token }));
}
