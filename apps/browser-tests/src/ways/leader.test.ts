import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { expect, test } from "vitest";
import { openPage, reload } from "../../support/browse.ts";
import { button, joinByApi, REFUSED, register } from "../../support/groups.ts";

const OTHERS = 9;

test("a leader goes from the home page to a group of ten whose cycle has begun", async () => {
  const page = await openPage("/", { viewport: { width: 360, height: 740 }, mayFail: REFUSED });
  await page.getByRole("link", { name: "Groups" }).first().click();
  await register(page, "amina");

  await button(page, "Create Group").first().click();
  const create = page.getByRole("dialog", { name: "Create Reading Group" });
  await create.getByLabel("Group Name").fill("Dhaka circle");
  await button(create, "Create Group").click();
  await page.getByRole("heading", { level: 1, name: "Dhaka circle" }).waitFor();
  await page.getByText("1 member", { exact: true }).waitFor();

  await page.getByRole("link", { name: "Invite people" }).click();
  await button(page, "Create Invite Link").click();
  const link = new URL(await page.getByLabel("Invite link", { exact: true }).inputValue());
  const token = link.pathname.split("/").at(-1) ?? "";
  // In sequence: a small machine refuses nine registrations at once.
  for (let joined = 0; joined < OTHERS; joined++) await joinByApi(token);
  await reload(page);
  await page.getByText("10 members", { exact: true }).first().waitFor();

  await page.getByRole("tab", { name: "Overview" }).click();
  await button(page, "Start New Cycle").click();
  await page.getByLabel("Cycle Name").fill("Spring");
  await page.getByLabel("Start Date").fill(utcDay(Date.now()));
  await button(page, "Start Cycle").click();
  await page.getByRole("link", { name: "Read day 1", exact: true }).click();
  await page.getByRole("heading", { name: "Day 1" }).waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?day=1&group=\d+$/);
  await page.getByRole("link", { name: "Dhaka circle", exact: true }).waitFor();
  await page.getByRole("heading", { name: "Al-Fatiha" }).waitFor();
});
