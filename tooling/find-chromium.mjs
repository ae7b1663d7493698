import { existsSync } from "node:fs";

// The first is Chromium without a window around each page, which takes two fifths of a test's work.
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The path of the Chromium that browser tests drive: `CHROMIUM_PATH`, or Debian's and its kin; undefined when there is none. */
export function findChromium(env = process.env) {
  return [env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}
