import type { ElementHandle, Locator, Page } from "playwright-core";
import { expect } from "vitest";

const MAX_TABS = 60;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** The element itself, to be asked again and again: a lookup by role at each stop is slow. */
async function elementOf(target: Locator): Promise<ElementHandle<Element>> {
  const element = await target.elementHandle();
  if (element === null) throw new Error(`There is no ${String(target)}`);
  return element;
}

/** Waits until the element has the focus. */
export const untilFocused = (target: Locator): Promise<unknown> =>
  expect.poll(() => isFocused(target), { message: `focus on ${String(target)}` }).toBe(true);

/** Moves the focus with the Tab key until it is there, and checks that it is visible at each stop. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await target.waitFor();
  let element = await elementOf(target);
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (!(await element.evaluate(({ isConnected }) => isConnected)))
      element = await elementOf(target);
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await unseenFocus(page)).toBe(null);
  }
  throw new Error(`The focus did not come to ${String(target)}`);
}

/** Moves the focus somewhere with the Tab key and presses a key there. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/**
 * Opens a dialog by keyboard, tabs through it once, and closes it with Escape: the focus is back where it
 * was.
 */
export async function checkDialog(page: Page, opener: Locator, opened: Locator): Promise<void> {
  await press(page, opener);
  await goAround(opener, opened);
}

/** As checkDialog, for a dialog that an item of the opener's menu opens. */
export async function checkDialogOfMenu(
  opener: Locator,
  item: string,
  opened: Locator,
): Promise<void> {
  await choose(opener, item);
  await goAround(opener, opened);
}

/** Opens a menu by keyboard, goes down to an item, and presses it. */
export async function choose(opener: Locator, item: string): Promise<void> {
  const page = opener.page();
  await press(page, opener);
  const menu = page.getByRole("menu");
  await untilInside(menu);
  const target = menu.getByRole("menuitem", { name: item, exact: true });
  const items = await menu.getByRole("menuitem").count();
  for (let steps = 0; steps < items && !(await isFocused(target)); steps++) {
    await page.keyboard.press("ArrowDown");
    expect(await unseenFocus(page)).toBe(null);
  }
  await untilFocused(target);
  await page.keyboard.press("Enter");
}

async function goAround(opener: Locator, opened: Locator): Promise<void> {
  const page = opener.page();
  await untilInside(opened);
  const stops = await opened.locator(TABBABLE).filter({ visible: true }).count();
  const element = await elementOf(opened);
  for (let tabs = 0; tabs <= stops; tabs++) {
    await page.keyboard.press("Tab");
    expect(await unseenFocus(page)).toBe(null);
    if (!(await element.evaluate(hasFocusInside))) await untilInside(opened);
  }
  await page.keyboard.press("Escape");
  await opened.waitFor({ state: "hidden" });
  await untilFocused(opener);
}

const hasFocusInside = (element: Element) => element.contains(document.activeElement);

export const untilInside = (opened: Locator): Promise<unknown> =>
  expect
    .poll(() => opened.evaluate(hasFocusInside), {
      message: `focus inside ${String(opened)}`,
    })
    .toBe(true);

const TABBABLE = "a[href], button:enabled, input:enabled, select, textarea, summary";

/**
 * Goes through the whole page with the Tab key: the focus comes to every link of its main part, and to the
 * end.
 */
export async function walkThrough(page: Page): Promise<void> {
  const links = page.locator("main a[href]").filter({ visible: true });
  // Found once, as a lookup at each stop is slow.
  const end = await page.locator(TABBABLE).filter({ visible: true }).last().elementHandle();
  const seen = new Set<string>();
  for (let tabs = 0, isAtEnd = false; tabs < 3 * MAX_TABS && !isAtEnd; tabs++) {
    await page.keyboard.press("Tab");
    expect(await unseenFocus(page)).toBe(null);
    const stop = await page.evaluate((last) => {
      const focused = document.activeElement;
      return { link: focused?.closest("main a[href]")?.outerHTML, isAtEnd: focused === last };
    }, end);
    if (stop.link !== undefined) seen.add(stop.link);
    isAtEnd = stop.isAtEnd;
  }
  expect(await end?.evaluate((last) => document.activeElement === last)).toBe(true);
  const all = await links.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));
  expect(all.filter((link) => !seen.has(link))).toEqual([]);
}

/**
 * The element with the focus where neither an outline nor a shadow marks it, its label or what is drawn for
 * it.
 */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // The body and a skip link's target are no Tab stops; a date field marks its own parts.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return null;
    if (focused.matches("[type=date]")) return null;
    const drawn = [focused, focused.closest("label"), focused.nextElementSibling];
    const isMarked = drawn.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    return isMarked ? null : focused.outerHTML.slice(0, 200);
  });
