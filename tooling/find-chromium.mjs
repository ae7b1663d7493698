import { existsSync } from "node:fs";

// The first is headless-only Chromium: about 40 % less work per test.
const PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The path of Chromium for browser tests: `CHROMIUM_PATH`, or a system's usual ones; undefined if none. */
export function findChromium(env = process.env) {
  return [env.CHROMIUM_PATH, ...PATHS].find((path) => path && existsSync(path));
}
