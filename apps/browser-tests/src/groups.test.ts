import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goTo, openPage, reload } from "../support/browse.ts";
import {
  accountButton,
  actOn,
  button,
  createPrivateGroup,
  newPerson,
  REFUSED,
  register,
  userIdOf,
} from "../support/groups.ts";
import { layoutShifts, watchLayoutShift } from "../support/layout-shift.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

const toastRegion = (page: Page) => page.getByRole("region", { name: "Notifications" });

const toast = (page: Page, title: string) => toastRegion(page).getByText(title, { exact: true });

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

async function addById(page: Page, userId: string): Promise<void> {
  await button(page, "Add Member").click();
  const dialog = page.getByRole("dialog", { name: "Add Member" });
  await dialog.getByLabel("User ID").fill(userId);
  await button(dialog, "Add").click();
  await toast(page, "Member Added").waitFor();
}

async function newInviteLink(page: Page): Promise<string> {
  await button(page, "Create Invite Link").click();
  return await page.getByLabel("Invite link", { exact: true }).inputValue();
}

test("members join by ID and by invite link, roles change, and a removed member has no access", async () => {
  const bilal = await newPerson("bilal");
  const amina = await newPerson("amina");
  await createPrivateGroup(amina.page, "Fajr circle");
  const groupPath = new URL(amina.page.url()).pathname;

  await openTab(amina.page, "Members");
  await addById(amina.page, await userIdOf(bilal.page));
  const invite = new URL(await newInviteLink(amina.page));

  // Somebody without an account opens the link, and it survives signing up.
  const phone = await openPage(invite.pathname, { ...PHONE, mayFail: REFUSED });
  await phone.getByRole("heading", { name: "Fajr circle" }).waitFor();
  await phone.getByRole("link", { name: "Sign In to Join" }).click();
  const hawa = await register(phone, "hawa");
  await phone.getByText("3 members", { exact: true }).waitFor();
  expect(new URL(phone.url()).pathname).toBe(groupPath);
  await openTab(phone, "Members");
  await phone.getByText(hawa, { exact: true }).waitFor();
  expect(await button(phone, "Add Member").count()).toBe(0);

  await reload(amina.page);
  await actOn(amina.page, hawa, "Make Moderator");
  await toast(amina.page, "Role Updated").waitFor();
  await reload(phone);
  await button(phone, "Add Member").waitFor();

  await button(toastRegion(amina.page), "Dismiss").click();
  await actOn(amina.page, hawa, "Make Member");
  await toast(amina.page, "Role Updated").waitFor();
  await reload(phone);
  await phone.getByText(hawa, { exact: true }).waitFor();
  expect(await button(phone, "Add Member").count()).toBe(0);

  await actOn(amina.page, bilal.username, "Remove");
  await button(amina.page.getByRole("dialog"), "Remove").click();
  await toast(amina.page, "Member Removed").waitFor();
  await amina.page.getByText("2 members", { exact: true }).waitFor();
});

test("a user who is not in a private group does not find it", async () => {
  const amina = await newPerson("amina");
  await createPrivateGroup(amina.page, "Isha circle");
  const other = await newPerson("bilal", { mayFail: /status of 40[14]/ });
  await goTo(other.page, amina.page.url());
  await other.page.getByText("Group not found").waitFor();
  await other.page
    .getByText("This group may not exist or you don't have access to it.")
    .first()
    .waitFor();
});

test("a cycle is started, its 300 days are searched, and Back goes from tab to tab", async () => {
  const { page } = await newPerson("amina");
  await createPrivateGroup(page, "Dawn circle");
  await button(page, "Start New Cycle").click();
  await page.getByLabel("Cycle Name").fill("Spring");
  await page.getByLabel("Start Date").fill(utcDay(Date.now() - 16 * 86_400_000));
  await button(page, "Start Cycle").click();
  await toast(page, "300-day reading cycle started successfully").waitFor();
  await page.getByText("Competition enabled").waitFor();
  await page.getByText("1 active cycle").waitFor();

  await openTab(page, "Assignments");
  await page.getByText("300 of 300 days").waitFor();
  await page.getByRole("searchbox").fill("quraysh");
  await page.getByText("1 of 300 days").waitFor();
  await button(page, "Jump to Today").click();
  await page.getByRole("row", { name: /^17 .* Today/ }).waitFor();
  expect(await page.locator("#assignment-17").evaluate(isInView)).toBe(true);
  expect(await page.getByRole("row").count()).toBe(301);

  await page.goBack();
  await page.getByText("Competition enabled").waitFor();
  expect(new URL(page.url()).search).toBe("");
});

/** Runs in the browser: whether the middle of an element is on the screen. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < window.innerHeight;
}

test("a sign-out signs out every tab, and the next user sees no data of the previous one", async () => {
  const amina = await newPerson("amina", { mayFail: /status of 40[14]/ });
  await createPrivateGroup(amina.page, "Amina’s circle");
  const otherTab = await amina.page.context().newPage();
  await goTo(otherTab, "/groups");
  await otherTab.getByRole("heading", { name: "Amina’s circle" }).waitFor();

  await accountButton(amina.page).click();
  await button(amina.page, "Logout").click();
  await otherTab.getByRole("tab", { name: "Login" }).waitFor();
  expect(await otherTab.getByText("Amina’s circle").count()).toBe(0);

  await register(otherTab, "bilal");
  await button(otherTab, "Create Group").waitFor();
  await amina.page.getByRole("button", { name: /^Account: bilal/ }).waitFor();
  await amina.page.getByText("Group not found").waitFor();
  expect(await amina.page.getByText("Amina’s circle").count()).toBe(0);
  expect(await otherTab.getByText("Amina’s circle").count()).toBe(0);
});

test("a user's home page loads without a layout shift, for every user", async () => {
  const { page } = await newPerson("amina", { ...PHONE, before: watchLayoutShift });
  await goTo(page, "/");
  await accountButton(page).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await layoutShifts(page)).toEqual([]);
});
