import type { GradedAnswer, Quiz } from "@daily-quran/domain/quiz";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { goWithin, openPage, type PageOptions } from "../support/browse.ts";
import { actOn, button, newPerson } from "../support/groups.ts";
import { findings, PHONE_LOOKS } from "../support/looks.ts";
import { quizPath, type RunningCycle, startCycle } from "../support/quizzes.ts";
import { silence } from "../support/silence.ts";

type StorageState = Exclude<PageOptions["storageState"], undefined>;

/** The creator of two groups, one of them without a cycle, and a member of both. */
let creator: StorageState;
let member: StorageState;
let memberName: string;
let cycle: RunningCycle;
let idleGroup: string;
/** The option of each question that is right. */
let right: number[];

beforeAll(async () => {
  const amina = await newPerson("amina");
  const bilal = await newPerson("bilal");
  cycle = await startCycle(amina.page, 17);
  const { id } = await ask<{ id: number }>(amina.page, "/api/groups", { name: "Idle circle" });
  idleGroup = `/groups/${id}`;
  await ask(bilal.page, `/api/groups/${cycle.groupId}/join`);
  await ask(bilal.page, `/api/groups/${id}/join`);
  memberName = bilal.username;
  // All members get the same questions, so one member's graded answers show what is right.
  right = await takeQuiz(bilal.page, cycle);
  creator = await amina.page.context().storageState();
  member = await bilal.page.context().storageState();
});

async function takeQuiz(page: Page, { cycleId, day }: RunningCycle): Promise<number[]> {
  const path = `/api/cycles/${cycleId}/quiz/${day}`;
  const quiz = (await (await page.request.get(path)).json()) as Quiz;
  const graded: GradedAnswer[] = [];
  for (const { id } of quiz.questions)
    graded.push(await ask(page, `${path}/answers`, { questionId: id, choice: 0 }));
  return graded.map(({ correctAnswer }) => correctAnswer);
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name }).waitFor();
const ofGroup = () => `/groups/${cycle.groupId}`;
const menu = (page: Page) => button(page, "Group actions").click();
const choose = (page: Page, name: string) => page.getByRole("menuitem", { name }).click();

interface State {
  readonly what: string;
  readonly path: () => string;
  readonly reach: (page: Page) => Promise<unknown>;
  readonly as?: () => StorageState;
  readonly mayFail?: RegExp;
  /** Whether it leaves a sound or a failing network behind. */
  readonly alone?: true;
}

const states: readonly State[] = [
  {
    what: "what can be done with a verse",
    path: () => "/schedule?day=1",
    reach: async (page) => {
      await button(page, "Verse 1:7: bookmark, copy or report").click();
      await dialog(page, "Al-Fatiha 1:7");
    },
  },
  {
    what: "reporting a mistake",
    path: () => "/schedule?day=1",
    reach: async (page) => {
      await button(page, "Verse 1:7: bookmark, copy or report").click();
      await page.getByText("More", { exact: true }).click();
      await button(page, "Report a mistake").click();
      await dialog(page, "Report a mistake in Al-Fatiha 1:7");
    },
  },
  {
    what: "creating a group",
    path: () => "/groups",
    reach: async (page) => {
      await button(page, "Create Group").click();
      await dialog(page, "Create Reading Group");
    },
  },
  {
    what: "a group's menu",
    path: ofGroup,
    reach: async (page) => {
      await menu(page);
      await page.getByRole("menuitem", { name: "Delete Group" }).waitFor();
    },
  },
  {
    what: "editing a group",
    path: ofGroup,
    reach: async (page) => {
      await menu(page);
      await choose(page, "Edit Group");
      await dialog(page, "Edit Group");
    },
  },
  {
    what: "deleting a group",
    path: ofGroup,
    reach: async (page) => {
      await menu(page);
      await choose(page, "Delete Group");
      await dialog(page, "Delete this group?");
    },
  },
  {
    what: "leaving a group",
    path: ofGroup,
    as: () => member,
    reach: async (page) => {
      await menu(page);
      await choose(page, "Leave Group");
      await dialog(page, "Leave this group?");
    },
  },
  {
    what: "starting a cycle with its settings",
    path: () => idleGroup,
    reach: async (page) => {
      await button(page, "Start New Cycle").click();
      await page.getByText("Settings", { exact: true }).click();
      await page.getByLabel("Start day (1 to 300)").waitFor();
    },
  },
  {
    what: "a member's menu",
    path: () => `${ofGroup()}?tab=members`,
    reach: async (page) => {
      await page
        .getByRole("listitem")
        .filter({ hasText: memberName })
        .getByRole("button", { name: /^Actions for/ })
        .click();
      await page.getByRole("menuitem", { name: "Remove" }).waitFor();
    },
  },
  {
    what: "removing a member",
    path: () => `${ofGroup()}?tab=members`,
    reach: async (page) => {
      await actOn(page, memberName, "Remove");
      await dialog(page, `Remove ${memberName}?`);
    },
  },
  {
    what: "starting a plan with rest days",
    path: () => "/my-reading",
    reach: async (page) => {
      await button(page, "Start my own plan").click();
      await page.getByText("Rest days", { exact: true }).click();
      await page.getByRole("checkbox", { name: "Friday" }).check();
    },
  },
  {
    what: "deleting an account",
    path: () => "/account",
    reach: async (page) => {
      await page.getByRole("heading", { name: "Delete account" }).click();
      await button(page, "Delete Account").click();
      await page.getByText("What happens to the groups you created:").waitFor();
    },
  },
  {
    what: "notifications",
    path: () => "/about",
    reach: async (page) => {
      await page.getByRole("button", { name: /^Notifications, \d unread/ }).click();
      await button(page, "Mark all as read").waitFor();
      await page
        .getByRole("link", { name: /joined/ })
        .first()
        .waitFor();
    },
  },
  {
    what: "no notifications",
    path: () => "/about",
    as: () => member,
    reach: async (page) => {
      await button(page, "Notifications").click();
      await page.getByText("You have no notifications").waitFor();
    },
  },
  {
    what: "a toast of a failure",
    path: () => `${ofGroup()}?tab=members`,
    alone: true,
    mayFail: /net::ERR_FAILED/,
    reach: async (page) => {
      await button(page, "Add Member").waitFor();
      await page.route("**/trpc/**", (route) => route.abort());
      await actOn(page, memberName, "Make Moderator");
      await page.getByRole("alert").hover();
    },
  },
  {
    what: "the reading settings",
    path: () => "/schedule?day=2",
    reach: async (page) => {
      await button(page, "Reading settings").click();
      await page.getByText("Tafseer: none on this site yet").waitFor();
      await page
        .getByRole("group", { name: "Pronunciation", exact: true })
        .getByText("Show")
        .click();
      await page.getByText("Style of pronunciation").waitFor();
    },
  },
  {
    what: "the themes",
    path: () => "/about",
    reach: async (page) => {
      await button(page, "Display").click();
      await page.getByRole("radio", { name: "Sepia" }).waitFor();
    },
  },
  {
    what: "a verse that sounds, with the player open",
    alone: true,
    path: () => "/schedule?day=2",
    reach: async (page) => {
      await page.route("https://everyayah.com/**", (route) => route.fulfill(silence()));
      await button(page, "Play the day").click();
      const dock = page.getByRole("region", { name: "Audio player" });
      await button(dock, "Player settings").click();
      await dock.getByLabel("Speed").waitFor();
      await button(dock, "Pause").waitFor();
    },
  },
  {
    what: "a verse that can't be loaded",
    path: () => "/schedule?day=2",
    alone: true,
    mayFail: /net::ERR_FAILED/,
    reach: async (page) => {
      await page.route("https://everyayah.com/**", (route) => route.abort());
      await button(page, "Play the day").click();
      await page
        .getByRole("region", { name: "Audio player" })
        .getByText(/\(2:25\)/)
        .waitFor();
    },
  },
  {
    what: "a reading that can't be loaded",
    path: () => "/about",
    alone: true,
    mayFail: /net::ERR_FAILED/,
    reach: async (page) => {
      await page.route("**/api/current-reading", (route) => route.abort());
      await page.getByRole("link", { name: "Daily Quran Reading" }).first().click();
      await page.getByText("API failed to load verses.").first().waitFor();
    },
  },
  {
    what: "a right answer, a wrong one, the results, and three more questions",
    path: () => quizPath(cycle),
    reach: async (page) => {
      for (const [index, answer] of right.entries()) {
        await page.getByText(`Question ${index + 1} of 3`).waitFor();
        await page
          .getByRole("radio", { name: /^[A-D] / })
          .nth(index === 0 ? answer : (answer + 1) % 4)
          .check();
        await button(page, "Submit Answer").click();
        await page.getByText(index === 0 ? "Correct!" : "Incorrect", { exact: true }).waitFor();
        if (index < 2) expect(await findings(page, PHONE_LOOKS)).toEqual({});
        await button(page, index < 2 ? "Next Question" : "Complete Quiz").click();
      }
      await page.getByText(/^You earned/).waitFor();
      expect(await findings(page, PHONE_LOOKS)).toEqual({});
      await button(page, "Three more").click();
      await page.getByRole("radio", { name: /^A / }).check();
      await button(page, "Submit Answer").click();
      await page.getByText(/^(Correct!|Incorrect)$/).waitFor();
    },
  },
  // Last, as it stays in view.
  {
    what: "a toast",
    path: () => `${idleGroup}?tab=members`,
    reach: async (page) => {
      await actOn(page, memberName, "Make Moderator");
      const toasts = page.getByRole("region", { name: "Notifications (F8)" });
      const toast = toasts.getByRole("listitem").filter({ hasText: "Role Updated" });
      // It stays while it is pointed at.
      await toast.hover();
    },
  },
];

/** The page of each person, in which the states are reached one after the other. */
const kept = new Map<StorageState, Page>();

async function openState({ path, as = () => creator, mayFail, alone }: State): Promise<Page> {
  const person = as();
  const open = alone ? undefined : kept.get(person);
  if (open) {
    await open.keyboard.press("Escape");
    await goWithin(open, path());
    return open;
  }
  const page = await openPage(path(), {
    storageState: person,
    viewport: { width: 360, height: 800 },
    reducedMotion: "reduce",
    keep: !alone,
    ...(mayFail && { mayFail }),
  });
  if (!alone) kept.set(person, page);
  return page;
}

test.each(states.map((state) => [state.what, state] as const))(
  "axe finds nothing on %s in any theme",
  async (_, state) => {
    const page = await openState(state);
    // A reading covers it on a phone.
    await page.locator("button[aria-label^=Account]").waitFor({ state: "attached" });
    await state.reach(page);
    expect(await findings(page, PHONE_LOOKS)).toEqual({});
  },
);
