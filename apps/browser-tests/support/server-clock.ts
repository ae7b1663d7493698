import type { Page } from "playwright-core";

/** Has a page whose clock is moved hear the same time from the server. */
export const moveServerClock = (page: Page): Promise<unknown> =>
  page.route(/\/(?:api|trpc)\//, async (route) => {
    const now = await page.evaluate(() => Date.now()).catch(() => undefined);
    // A page that is being left has no clock any more, and waits for no answer.
    if (now === undefined) return await route.abort();
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(now).toUTCString() };
    await route.fulfill({ response, headers });
  });
