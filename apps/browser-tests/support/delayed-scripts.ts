import type { Page } from "playwright-core";

/** Delays the first request of each script, or of another `kind` of file, until released: a slow network. */
export function delayedScripts(kind = "*.js") {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const delay = (page: Page) =>
    page.route(`**/assets/${kind}`, async (route) => {
      const address = route.request().url();
      const isFirst = !asked.includes(address);
      asked.push(address);
      if (isFirst) await released;
      await route.continue();
    });
  return { delay, release, asked };
}
