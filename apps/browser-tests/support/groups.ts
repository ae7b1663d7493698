import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import { ask } from "./ask.ts";
import { goTo, openPage, openTab, type PageOptions, type TabOptions } from "./browse.ts";

// A browser logs every refused request, and a visitor's first one is refused.
export const REFUSED = /status of 401/;

/** Somebody at a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly username: string;
}

/** A button by its whole name. */
export const button = (root: Page | Locator, name: string): Locator =>
  root.getByRole("button", { name, exact: true });

/** The header's button of a signed-in user, which opens the account's menu. */
export const accountButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Account: / });

const newAccount = (name: string) => {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: "three unrelated words" };
};

/** Makes an account on the auth screen that is shown; returns its username. */
export async function register(page: Page, name: string): Promise<string> {
  const { username, email, password } = newAccount(name);
  await page.getByRole("tab", { name: "Register" }).click();
  const form = page.getByRole("tabpanel", { name: "Register" });
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await button(form, "Create Account").click();
  await accountButton(page).waitFor();
  return username;
}

/**
 * A new user, made by the API as that is setup and not under test, whose browser shows no page yet. Pages for
 * visitors, too, do not know this user until one of the groups' or the account's has been shown.
 */
export async function newAbsentPerson(name: string, options: TabOptions = {}): Promise<Person> {
  const account = newAccount(name);
  const page = await openTab({
    ...options,
    signIn: (opened) => ask(opened, "/api/register", account),
  });
  return { page, username: account.username };
}

/** Opens the groups as a new user. */
export async function newPerson(name: string, options: PageOptions = {}): Promise<Person> {
  const account = newAccount(name);
  const page = await openPage("/groups", {
    ...options,
    signIn: (opened) => ask(opened, "/api/register", account),
  });
  await accountButton(page).waitFor();
  return { page, username: account.username };
}

const post = (path: string, body: object, cookie = "") =>
  fetch(new URL(path, inject("productUrl")), {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

/** Makes an account by the API that accepts an invitation, without a browser. */
export async function joinByApi(token: string): Promise<void> {
  const registered = await post("/api/register", newAccount("member"));
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const accepted = await post(`/api/invites/${token}/accept`, {}, cookie);
  if (!accepted.ok) throw new Error(`an invitation was answered with ${accepted.status}`);
}

/** The user ID that a person finds on their account page. */
export async function userIdOf(page: Page): Promise<string> {
  const address = page.url();
  await accountButton(page).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  const id = await page.locator("dt", { hasText: "User ID" }).locator("+ dd").textContent();
  await goTo(page, address);
  return id ?? "";
}

/** Creates a private group, which opens it. */
export async function createPrivateGroup(page: Page, name: string): Promise<void> {
  await button(page, "Create Group").click();
  const dialog = page.getByRole("dialog", { name: "Create Reading Group" });
  await dialog.getByLabel("Group Name").fill(name);
  await dialog.getByRole("switch", { name: "Private Group" }).check();
  await button(dialog, "Create Group").click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Chooses from a member's action menu. */
export async function actOn(page: Page, username: string, action: string): Promise<void> {
  const row = page.getByRole("listitem").filter({ hasText: username });
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
