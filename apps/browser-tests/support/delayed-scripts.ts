import type { Page } from "playwright-core";

/** Holds the page's scripts back until released, as on a slow network. */
export function heldScripts() {
  let letCome!: () => void;
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const hold = (page: Page) =>
    page.route("**/assets/*.js", async (route) => {
      await coming;
      await route.continue();
    });
  return { hold, letCome };
}
