import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../../tooling/find-chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page lives for a second or two: only the hottest functions, as of axe, are worth optimising, and those
  // only by the quick compiler.
  "--js-flags=--no-opt --invocation-count-for-maglev=10000 --invocation-count-for-maglev-osr=1000",
];

/** Starts a browser; it ends with the process that has started it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("No Chromium on this machine. Install Debian's chromium or set CHROMIUM_PATH.");
  return await chromium.launch({ executablePath, args: FLAGS });
}
