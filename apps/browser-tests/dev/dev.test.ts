import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { goTo, openPage, untilHydrated } from "../support/browse.ts";
import { button, newPerson, register } from "../support/groups.ts";
import { answerByKeyboard, quizPath, startCycle } from "../support/quizzes.ts";
import { silence } from "../support/silence.ts";
import { edit, MIGRATIONS, nextMigration, write } from "./working-copy.ts";

const copy = inject("workingCopy");

// A browser logs what fails while the server restarts.
const mayFail = /status of 401|WebSocket|\[vite\]|ERR_CONNECTION|ERR_EMPTY_RESPONSE|\[hmr\]/i;

/** Marks the open document: the mark is gone once the page has been reloaded. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
const marked = (page: Page) => page.locator("html[data-mark]");

/** The server's text, once the server runs. */
async function textOfServer(): Promise<string | undefined> {
  const response = await fetch(`${inject("productUrl")}/api/ready`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as { text: string }).text : undefined;
}

/** The text of a page's document; empty while the server restarts. */
const textOf = async (path: string): Promise<string> => {
  const response = await fetch(`${inject("productUrl")}${path}`).catch(() => undefined);
  return (await response?.text()) ?? "";
};

const printed = () => readFileSync(inject("devLog"), "utf8");

test("people sign up, join, take a quiz and play a verse", async () => {
  const page = await openPage("/auth", { mayFail });
  await register(page, "amina");
  const cycle = await startCycle(page, 17);
  const bilal = await newPerson("bilal", { mayFail });
  await goTo(bilal.page, `/groups/${cycle.groupId}`);
  await button(bilal.page, "Join").click();
  await bilal.page.getByRole("link", { name: "Take Today's Quiz" }).waitFor();

  await goTo(page, quizPath(cycle));
  await answerByKeyboard(page);

  await page.route("https://everyayah.com/**", (route) => route.fulfill(silence()));
  await goTo(page, "/");
  await button(page, "Play the day").click();
  await page.getByText("Now Playing").first().waitFor();
});

test("a changed component is seen in the page that is open", async () => {
  const page = await openPage("/about", { mayFail });
  await mark(page);
  edit(copy, "apps/web/src/shell/bars/footer.tsx", ['{t("name")}</p>', "changed component</p>"]);
  await page.getByText("changed component").waitFor();
  expect(await marked(page).count()).toBe(1);
  expect(await textOf("/about")).toContain("changed component");
});

test("a changed use-case and a changed schema take effect after the restart, and the page reloads", async () => {
  const { page } = await newPerson("amina", { mayFail });
  await mark(page);
  edit(copy, "apps/server/src/features/system/system.router.ts", [
    "text: ctx.content.version",
    'text: "changed use-case"',
  ]);
  edit(copy, "packages/domain/src/group/group.ts", [
    '.min(1, { error: "Group name is required"',
    '.min(1, { error: "Changed schema"',
  ]);
  await expect.poll(textOfServer).toBe("changed use-case");
  await marked(page).waitFor({ state: "detached" });
  await untilHydrated(page);
  await button(page, "Create Group").click();
  await button(page.getByRole("dialog"), "Create Group").click();
  await page.getByText("Changed schema").waitFor();
});

test("a setting and a new migration restart the server", async () => {
  write(copy, ".env", "CONTACT_EMAIL=salam@quran.example\n");
  await expect.poll(() => textOf("/contact")).toContain("salam@quran.example");
  const name = nextMigration(copy, "planted");
  write(copy, `${MIGRATIONS}/${name}`, "create table planted (id integer);\n");
  await expect.poll(printed).toContain(`Database brought to ${name}`);
});

test("a restart while pages are loading prints no error", async () => {
  const router = "apps/server/src/features/system/system.router.ts";
  edit(copy, router, ["changed use-case", "first restart"]);
  await expect.poll(textOfServer).toBe("first restart");
  // Just started, it has to load the whole web app for them.
  const pages = Promise.allSettled(["/about", "/schedule?day=5", "/schedule?day=6"].map(textOf));
  edit(copy, router, ["first restart", "second restart"]);
  await expect.poll(textOfServer).toBe("second restart");
  await pages;
  expect(printed()).not.toMatch(/transport was disconnected|runner has been closed/);
});

test("a changed procedure is a type error in the web app at once", () => {
  edit(copy, "apps/server/src/features/group/group.router.ts", ["  list: ", "  listed: "]);
  const { status, stdout } = spawnSync("npx", ["tsc", "--project", "apps/web"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(stdout).toContain("Property 'list' does not exist");
  expect(status).not.toBe(0);
});
