import type { Page } from "playwright-core";

/** A slow network: the page's scripts come only once they are let. */
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
