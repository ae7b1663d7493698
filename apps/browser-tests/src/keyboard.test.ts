import { DAY_MS, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { expect, test } from "vitest";
import { goTo, openPage, reload } from "../support/browse.ts";
import { button, newPerson, REFUSED } from "../support/groups.ts";
import {
  lookInto,
  press,
  tabTo,
  untilFocused,
  untilInside,
  walkThrough,
} from "../support/keyboard.ts";
import { ask } from "../support/quizzes.ts";
import { silence } from "../support/silence.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

test("at home the keyboard skips to the reading, plays it, and opens what is around it", async () => {
  const page = await openPage("/", {
    ...PHONE,
    before: (opened) =>
      opened.route("https://everyayah.com/**", (route) => route.fulfill(silence())),
  });
  await page.getByText(/^\d\d:\d\d:\d\d$/).waitFor();
  await page.keyboard.press("Tab");
  await untilFocused(page.getByRole("link", { name: "Skip to the reading" }));
  await page.keyboard.press("Enter");
  await untilFocused(page.locator("#main"));

  await press(page, button(page, "Play the day"));
  const dock = page.getByRole("region", { name: "Audio player" });
  // The other way round: the player is the last of the page.
  await tabTo(page, button(dock, "Player settings"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, button(dock, "Pause"), "Shift+Tab");
  await tabTo(page, dock.getByLabel("Speed"));
  await tabTo(page, button(dock, "Stop and close the player"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await dock.waitFor({ state: "hidden" });
  await untilFocused(page.getByRole("button", { name: /^Play verse/ }).first());

  await reload(page);
  await page.getByText(/^\d\d:\d\d:\d\d$/).waitFor();
  await press(page, button(page, "Display"));
  await tabTo(page, page.getByRole("radio", { name: "System" }));
  await page.keyboard.press("Escape");
  await untilFocused(button(page, "Display"));
  await press(page, button(page, "Reading settings"));
  await tabTo(page, page.getByRole("radio", { name: "Medium" }).first());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await untilFocused(button(page, "Reading settings"));
});

test.each(["/about", "/privacy", "/contact", "/top-quran-words"])(
  "%s is walked through with the Tab key",
  async (path) => {
    const page = await openPage(path);
    await page.waitForLoadState("networkidle");
    await walkThrough(page);
  },
);

test("by keyboard one signs up, is led to what was refused, and comes back in", async () => {
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
  await button(page, "Logout").waitFor();

  await tabTo(page, button(page, "Logout"), "Shift+Tab");
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

test("by keyboard a group is created, its cycle started, its members and notifications handled", async () => {
  const { page } = await newPerson("amina");
  const bilal = await newPerson("bilal");
  const create = page.getByRole("main").getByRole("button", { name: "Create Group" }).first();
  const creating = page.getByRole("dialog", { name: "Create Reading Group" });
  await lookInto(page, create, creating);
  await page.keyboard.press("Enter");
  await untilFocused(creating.getByLabel("Group Name"));
  await page.keyboard.type("Dhuha circle");
  await page.keyboard.press("Enter");
  await creating.waitFor({ state: "hidden" });
  await untilFocused(create);
  const card = page.getByRole("article").filter({ hasText: "Dhuha circle" });
  await press(page, card.getByRole("link", { name: "View Group" }));
  await page.getByRole("heading", { level: 1, name: "Dhuha circle" }).waitFor();

  const groupId = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  await ask(bilal.page, `/api/groups/${groupId}/join`);
  await reload(page);
  const actions = button(page, "Group actions");
  await press(page, actions);
  await untilFocused(page.getByRole("menuitem", { name: "Edit Group" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await untilInside(page.getByRole("dialog", { name: "Delete this group?" }));
  await page.keyboard.press("Escape");
  await untilFocused(actions);

  const starting = page.getByRole("dialog", { name: "Start New Cycle" });
  const start = button(page, "Start New Cycle");
  await lookInto(page, start, starting);
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
  const removing = page.getByRole("dialog", { name: "Remove Member" });
  await untilFocused(button(removing, "Cancel"));
  await page.keyboard.press("Escape");
  await removing.waitFor({ state: "hidden" });
  await untilFocused(member);
  await press(page, button(page, "Create Invite Link"));
  await tabTo(page, page.getByLabel("Invite link", { exact: true }));

  const bell = page.getByRole("button", { name: /^Notifications/ });
  await lookInto(page, bell, page.getByRole("dialog", { name: "Notifications" }));
});

test("by keyboard an account's password and its end are reached", async () => {
  const { page } = await newPerson("amina");
  await press(page, page.getByRole("link", { name: /^Account/ }));
  await press(page, button(page, "Change Password"));
  await untilFocused(page.getByLabel("Current password"));
  await lookInto(
    page,
    button(page, "Delete Account"),
    page.getByRole("dialog", { name: "Delete your account?" }),
  );
});

test("by keyboard an invitation is taken", async () => {
  const amina = await newPerson("amina");
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
