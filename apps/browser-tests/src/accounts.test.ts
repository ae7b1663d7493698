import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, openPage } from "../support/browse.ts";
import { runCommand } from "../support/command.ts";
import {
  accountButton,
  button,
  createPrivateGroup,
  newAbsentPerson,
  newPerson,
  REFUSED,
  userIdOf,
} from "../support/groups.ts";

/** Turns on "Only I join groups", and waits until the server has it. */
async function onlyJoins(page: Page): Promise<void> {
  await goTo(page, "/account");
  await page.getByRole("heading", { name: "Groups", exact: true }).click();
  const stored = page.waitForResponse((response) => response.url().includes("joining.change"));
  const setting = page.getByRole("switch", { name: "Only I join groups" });
  await setting.click();
  expect((await stored).status()).toBe(200);
  await expect.poll(() => setting.isChecked()).toBe(true);
}

test("a user who only joins by themselves can't be added, and joins by the offered link", async () => {
  const bilal = await newPerson("bilal");
  const bilalId = await userIdOf(bilal.page);
  await onlyJoins(bilal.page);
  const amina = await newPerson("amina", { mayFail: /status of 403/ });
  await createPrivateGroup(amina.page, "Fajr circle");
  await amina.page.getByRole("tab", { name: "Members" }).click();
  await button(amina.page, "Add Member").click();
  const dialog = amina.page.getByRole("dialog", { name: "Add Member" });
  await dialog.getByLabel("User ID").fill(bilalId);
  await button(dialog, "Add").click();
  await dialog.getByText("This person only joins groups themselves.").waitFor();
  await button(dialog, "Create Invite Link").click();
  const link = await dialog.getByLabel("Invite link", { exact: true }).inputValue();

  await goTo(bilal.page, new URL(link).pathname);
  await button(bilal.page, "Join Group").click();
  await bilal.page.getByText("2 members", { exact: true }).waitFor();
});

test("a reset link of the operator's sets a new password, once", async () => {
  const amina = await newAbsentPerson("amina");
  const output = await runCommand("accounts", inject("productData"), [
    "reset-link",
    amina.username,
    "--json",
  ]);
  const { pathname, hash } = new URL((JSON.parse(output) as { url: string }).url);

  const phone = await openPage(pathname + hash, { mayFail: /status of 40[14]/ });
  await phone.getByText(amina.username, { exact: true }).waitFor();
  await phone.getByLabel("New password", { exact: true }).fill("four new unrelated words");
  await button(phone, "Set Password").click();
  await accountButton(phone).waitFor();
  expect(new URL(phone.url()).pathname + new URL(phone.url()).hash).toBe("/");
  await goTo(phone, pathname + hash);
  await phone.getByText("This link is not valid", { exact: true }).waitFor();

  const desk = await openPage("/auth", { mayFail: REFUSED });
  await desk.getByLabel("Username or Email").fill(amina.username);
  await desk.getByLabel("Password", { exact: true }).first().fill("four new unrelated words");
  await button(desk, "Sign In").click();
  await accountButton(desk).waitFor();
  await desk.getByText("Today's Reading", { exact: true }).waitFor();

  // The language that is chosen here is the account's, and the phone's after its next sign-in.
  const stored = desk.waitForResponse((response) => response.url().endsWith("/api/user/language"));
  // By a key: until home's verses have their font the footer moves, also from under a button held down.
  await desk.getByRole("contentinfo").getByRole("link", { name: "বাংলা" }).press("Enter");
  expect((await stored).status()).toBe(200);
  await phone.context().clearCookies();
  await goTo(phone, "/auth?next=%2Fabout");
  await phone.getByLabel("Username or Email").fill(amina.username);
  await phone.getByLabel("Password", { exact: true }).first().fill("four new unrelated words");
  await button(phone, "Sign In").click();
  await phone.waitForURL("**/bn/about");
  await phone.getByRole("heading", { level: 1, name: "পরিচিতি" }).waitFor();
});
