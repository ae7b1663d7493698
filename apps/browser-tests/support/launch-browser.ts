import { type BrowserServer, chromium } from "playwright-core";
import { findChromium } from "../../../tooling/find-chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser that all tests of a run share. */
export async function launchBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("No Chromium on this machine. Install Debian's chromium or set CHROMIUM_PATH.");
  return await chromium.launchServer({ executablePath, args: FLAGS });
}
