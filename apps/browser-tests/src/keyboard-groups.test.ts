import { DAY_MS, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { expect, test } from "vitest";
import { goTo, reload } from "../support/browse.ts";
import { button, newAbsentPerson, newPerson } from "../support/groups.ts";
import {
  choose,
  checkDialog,
  checkDialogOfMenu,
  press,
  tabTo,
  untilFocused,
  untilInside,
} from "../support/keyboard.ts";
import { ask } from "../support/ask.ts";

test("by keyboard a group is created, its cycle started, its members and notifications handled", async () => {
  const { page } = await newPerson("amina");
  const bilal = await newAbsentPerson("bilal");
  const create = page.getByRole("main").getByRole("button", { name: "Create Group" }).first();
  const creating = page.getByRole("dialog", { name: "Create Reading Group" });
  await checkDialog(page, create, creating);
  await page.keyboard.press("Enter");
  await untilFocused(creating.getByLabel("Group Name"));
  await page.keyboard.type("Dhuha circle");
  await page.keyboard.press("Enter");
  await creating.waitFor({ state: "hidden" });
  await page.getByRole("heading", { level: 1, name: "Dhuha circle" }).waitFor();

  const groupId = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  await ask(bilal.page, `/api/groups/${groupId}/join`);
  await reload(page);
  const actions = button(page, "Group actions");
  await press(page, actions);
  await untilFocused(page.getByRole("menuitem", { name: "Edit Group" }));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await untilInside(page.getByRole("dialog", { name: "Delete this group?" }));
  await page.keyboard.press("Escape");
  await untilFocused(actions);

  const starting = page.getByRole("dialog", { name: "Start New Cycle" });
  const start = button(page, "Start New Cycle");
  await checkDialog(page, start, starting);
  await page.keyboard.press("Enter");
  await untilFocused(starting.getByLabel("Cycle Name"));
  await page.keyboard.type("Spring");
  await tabTo(page, starting.getByLabel("Start Date"));
  const [year, month, day] = utcDay(Date.now() - 3 * DAY_MS).split("-");
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press("Enter");
  await page.getByText("Competition enabled").waitFor();

  await page.keyboard.press("F8");
  const toasts = page.getByRole("region", { name: "Notifications (F8)" });
  await untilFocused(toasts);
  await page.keyboard.press("Tab");
  await untilFocused(button(toasts, "Dismiss"));
  await page.keyboard.press("Enter");
  await button(toasts, "Dismiss").waitFor({ state: "hidden" });

  await tabTo(page, page.getByRole("tab", { name: "Overview" }));
  for (const tab of ["Assignments", "Leaderboard", "Members"]) {
    await page.keyboard.press("ArrowRight");
    await untilFocused(page.getByRole("tab", { name: tab }));
    await page.getByRole("tabpanel", { name: tab }).waitFor();
  }
  const member = page
    .getByRole("listitem")
    .filter({ hasText: bilal.username })
    .getByRole("button", { name: /^Actions for/ });
  await press(page, member);
  await untilFocused(page.getByRole("menuitem", { name: "Make Admin" }));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const removing = page.getByRole("dialog", { name: `Remove ${bilal.username}?` });
  await untilFocused(button(removing, "Cancel"));
  await page.keyboard.press("Escape");
  await removing.waitFor({ state: "hidden" });
  await untilFocused(member);
  await press(page, button(page, "Create Invite Link"));
  await tabTo(page, page.getByLabel("Invite link", { exact: true }));

  const bell = page.getByRole("button", { name: /^Notifications/ });
  await checkDialog(page, bell, page.getByRole("dialog", { name: "Notifications" }));
});

test("by keyboard each dialog of a group's menus is opened, and a group is edited, handed over and left", async () => {
  const { page } = await newAbsentPerson("amina");
  const bilal = await newAbsentPerson("bilal");
  const { id } = await ask<{ id: number }>(page, "/api/groups", { name: "Zuhr circle" });
  await ask(bilal.page, `/api/groups/${id}/join`);
  await goTo(page, `/groups/${id}?tab=members`);
  const actions = button(page, "Group actions");
  const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });

  await checkDialogOfMenu(actions, "Delete Group", dialog("Delete this group?"));
  await checkDialogOfMenu(actions, "Edit Group", dialog("Edit Group"));
  await choose(actions, "Edit Group");
  await untilFocused(dialog("Edit Group").getByLabel("Group Name"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Asr circle");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Asr circle" }).waitFor();
  await untilFocused(actions);

  await checkDialog(page, button(page, "Add Member"), dialog("Add Member"));
  const member = button(page, `Actions for ${bilal.username}`);
  await checkDialogOfMenu(member, "Remove", dialog(`Remove ${bilal.username}?`));
  await choose(member, "Make Admin");
  await page.getByText("Role Updated").waitFor();
  // The list that comes with the new role would close a menu that is opened before.
  const row = page.getByRole("listitem").filter({ has: member });
  await row.getByText("Admin", { exact: true }).waitFor();
  await checkDialogOfMenu(member, "Hand Over Group", dialog("Hand over this group?"));
  await choose(member, "Hand Over Group");
  await press(page, button(dialog("Hand over this group?"), "Hand Over"));
  await page.getByText(`It is now ${bilal.username}’s.`).waitFor();

  await checkDialogOfMenu(actions, "Leave Group", dialog("Leave this group?"));
  await choose(actions, "Leave Group");
  await press(page, button(dialog("Leave this group?"), "Leave Group"));
  await page.getByRole("heading", { level: 1, name: "Reading Groups" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/groups");
});

test("by keyboard an invitation is accepted", async () => {
  const amina = await newAbsentPerson("amina");
  const { id } = await ask<{ id: number }>(amina.page, "/api/groups", {
    name: "Isha circle",
    isPrivate: true,
  });
  const { url } = await ask<{ url: string }>(amina.page, `/api/groups/${id}/invites`);
  const bilal = await newPerson("bilal");
  await goTo(bilal.page, new URL(url).pathname);
  await press(bilal.page, button(bilal.page, "Join Group"));
  await bilal.page.getByText("2 members", { exact: true }).waitFor();
  expect(new URL(bilal.page.url()).pathname).toBe(`/groups/${id}`);
});
