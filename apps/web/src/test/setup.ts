import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { forgetFailures } from "../lib/failure-log.ts";
import { forgetDrafts } from "../lib/storage/drafts.ts";
import { speakIn } from "../reader/server/fetcher.ts";
import { loadTexts } from "../texts/load-texts.ts";
import { serverAway } from "../reader/server/server-away.ts";
import { contractFaults } from "./contract-faults.ts";

configure({
  // A wait ends as soon as its condition holds; on a busy machine that is later than the library's one
  // second.
  asyncUtilTimeout: 20_000,
  // The library's own error prints the whole page each time that an element is not there yet.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "ElementError" }),
});

// React takes the stack of each of 10,000 elements a second, only to say more in warnings.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith("__CLIENT_INTERNALS"),
)?.[1];
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 1e4, set: () => {} });

if (typeof window !== "undefined") {
  speakIn(await loadTexts("en", ""));
  // jsdom has none; Mantine and the theme ask for the first, navigations for the second, printed pages for the third.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.scrollTo = () => {};
  // As Chromium has it: without it an open dialog is an entry of the history.
  Object.assign(window, {
    CloseWatcher: class extends EventTarget {
      destroy() {}
    },
  });
  Object.assign(document, { fonts: { ready: Promise.resolve(), load: async () => [] } });
}

const unexpected: unknown[][] = [];

beforeEach(() => {
  for (const method of ["error", "warn", "log", "info"] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      unexpected.push([method, ...words]);
    });
  }
});

afterEach(() => {
  if (typeof window !== "undefined") {
    cleanup();
    // The next file has the same document.
    document.body.replaceChildren();
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof window !== "undefined") {
    window.localStorage.clear();
    forgetDrafts("");
    forgetFailures();
    serverAway.set(false);
  }
  const faults = contractFaults.splice(0);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const words = unexpected.splice(0);
  if (words.length > 0) throw new Error(`Unexpected console output: ${words.join("; ")}`);
});
