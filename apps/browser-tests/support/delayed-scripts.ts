import type { Page } from "playwright-core";

/** Delays the page's scripts until released, as on a slow network. */
export function delayedScripts() {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const delay = (page: Page) =>
    page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
  return { delay, release };
}
