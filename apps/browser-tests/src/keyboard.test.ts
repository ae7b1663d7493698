import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { goTo, openPage, reload } from "../support/browse.ts";
import { accountButton, button, newPerson, REFUSED } from "../support/groups.ts";
import { checkDialog, press, tabTo, untilFocused, walkThrough } from "../support/keyboard.ts";
import { silence } from "../support/silence.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

test("at home the keyboard skips to the reading, plays it, and opens the settings", async () => {
  const page = await openPage("/", {
    ...PHONE,
    routes: (opened) =>
      opened.route("https://everyayah.com/**", (route) => route.fulfill(silence())),
  });
  await page.locator("[role=timer]", { hasText: /\d/ }).waitFor();
  await page.keyboard.press("Tab");
  await untilFocused(page.getByRole("link", { name: "Skip to the reading" }));
  await page.keyboard.press("Enter");
  await untilFocused(page.locator("#reading"));

  await press(page, button(page, "Play the day"));
  const dock = page.getByRole("region", { name: "Audio player" });
  // Backwards: the player is the last of the page.
  await tabTo(page, button(dock, "Player settings"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, button(dock, "Pause"), "Shift+Tab");
  await tabTo(page, dock.getByLabel("Speed"));
  await tabTo(page, button(dock, "Stop and close the player"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await dock.waitFor({ state: "hidden" });
  await untilFocused(page.getByRole("button", { name: /^Play verse/ }).first());

  await reload(page);
  await page.locator("[role=timer]", { hasText: /\d/ }).waitFor();
  await press(page, button(page, "Reading settings"));
  await tabTo(page, page.getByRole("radio", { name: "Medium" }).first());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await untilFocused(button(page, "Reading settings"));
  await readByKeys(page);
});

test("a verse that was searched for has the focus, and stays where it is while the text changes", async () => {
  const page = await openPage("/about");
  await press(page, button(page, "Search"));
  const search = page.getByRole("dialog", { name: "Search the Quran" });
  await search.getByRole("combobox").fill("2:255");
  await search.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  const verse = page.locator("[id='2-255']");
  await untilFocused(verse);
  const top = () => verse.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  expect(await top()).toBe(72);
  // As in Safari, which keeps no place by itself.
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
  await page.keyboard.press("Tab");
  await untilFocused(verse.getByRole("button").first());
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("t");
  await verse.locator("[data-line=ban]").waitFor();
  await page.keyboard.press("t");
  await verse.locator("[data-line=eng]").waitFor();
  expect(await top()).toBe(72);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

const fontOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).fontFamily);

/** The next verse of the page, which may be the first of another surah. */
const nextVerse = (verse: Locator): Promise<string | undefined> =>
  verse.evaluate((one) => {
    const verses = [...document.querySelectorAll("main li[id]")];
    return verses[verses.indexOf(one) + 1]?.id;
  });

/** Goes from verse to verse, plays one, searches, and looks up the keys. */
async function readByKeys(page: Page) {
  const focused = page.locator("main li[id]:focus");
  // Once: each press before the keys are loaded is done when they are.
  await page.keyboard.press("j");
  await focused.waitFor();
  const id = await nextVerse(focused);
  const second = page.locator(`[id="${id}"]`);
  await page.keyboard.press("j");
  await untilFocused(second);
  const { y = 0 } = (await second.boundingBox()) ?? {};
  expect([
    Math.round(y),
    await second.evaluate((verse) => getComputedStyle(verse).outlineStyle),
  ]).toEqual([72, "solid"]);
  await page.keyboard.press("Space");
  await second.getByRole("button", { name: /^Pause verse/ }).waitFor();
  await page.keyboard.press("Space");
  await second.getByRole("button", { name: /^Play verse/ }).waitFor();
  await page.keyboard.press("/");
  const search = page.getByRole("dialog", { name: "Search the Quran" });
  const box = search.getByRole("combobox");
  await untilFocused(box);
  await page.keyboard.type("kj");
  const before = await box.boundingBox();
  await box.fill("rabbil alamin");
  const mark = search.locator("[lang=ar-Latn] mark").first();
  await mark.waitFor();
  expect(await box.boundingBox()).toEqual(before);
  expect(await fontOf(mark)).toBe(await fontOf(box));
  await page.keyboard.press("Escape");
  await search.waitFor({ state: "hidden" });
  await untilFocused(second);
  await page.keyboard.press("Shift+?");
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await untilFocused(second);
}

test.each(["/about", "/privacy", "/contact", "/top-quran-words"])(
  "%s is walked through with the Tab key",
  async (path) => {
    const page = await openPage(path);
    await page.waitForLoadState("networkidle");
    await walkThrough(page);
  },
);

test("by keyboard a user signs up, gets the focus on a refused field, and signs in again", async () => {
  const page = await openPage("/auth", { mayFail: REFUSED });
  await press(page, page.getByRole("tab", { name: "Login" }), "ArrowRight");
  const form = page.getByRole("tabpanel", { name: "Register" });
  await press(page, button(form, "Create Account"));
  const name = form.getByLabel("Username");
  await untilFocused(name);
  await page.keyboard.type(`hawa-${crypto.randomUUID().slice(0, 8)}`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("hawa");
  await press(page, form.getByLabel("Password", { exact: true }), "a");
  await page.keyboard.type(" long enough password");
  await page.keyboard.press("Enter");
  const email = form.getByLabel("Email");
  await untilFocused(email);
  await page.keyboard.type(`-${crypto.randomUUID().slice(0, 8)}@example.org`);
  await page.keyboard.press("Enter");
  // The header shows the user before the next page has loaded and taken the focus.
  await untilFocused(page.locator("main"));

  await tabTo(page, accountButton(page), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "Logout"));
  await page.keyboard.press("Enter");
  await page
    .getByRole("link", { name: "Sign In" })
    .or(page.getByRole("tab", { name: "Login" }))
    .waitFor();
  await goTo(page, "/auth");
  const login = page.getByRole("tabpanel", { name: "Login" });
  await tabTo(page, login.getByLabel("Username or Email"));
  await page.keyboard.type("nobody");
  await tabTo(page, login.getByLabel("Password", { exact: true }));
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await login.getByRole("alert").waitFor();
  await untilFocused(login.getByLabel("Password", { exact: true }));
});

test("by keyboard a user reaches the change of password and the deletion of the account", async () => {
  const { page } = await newPerson("amina");
  await press(page, accountButton(page));
  await press(page, page.getByRole("link", { name: "Account", exact: true }));
  await press(page, page.locator("summary", { hasText: "Change password" }));
  await press(page, button(page, "Change Password"));
  await untilFocused(page.getByLabel("Current password"));
  await press(page, page.locator("summary", { hasText: "Delete account" }));
  await checkDialog(
    page,
    button(page, "Delete Account"),
    page.getByRole("dialog", { name: "Delete your account?" }),
  );
});
