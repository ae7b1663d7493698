import { randomUUID } from "node:crypto";
import { onTestFinished, expect, test } from "vitest";
import { engines, type Tab } from "./engines.ts";
import { openGuestNetwork } from "../../support/portal.ts";

/** Runs in the browser: waits for what a selector and a text say, and does something to it. */
const inPage = async (
  selector: string,
  text: string,
  deed: "see" | "press" | "type",
  typed = "",
) => {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) =>
        (one.checkVisibility?.() ?? true) &&
        `${one.getAttribute("aria-label") ?? ""} ${one.textContent}`.includes(text),
    );
  for (let time = 0; time < 1000; time += 1) {
    const isReady = deed === "see" || document.documentElement.dataset["hydrated"] !== undefined;
    const found = isReady ? find() : undefined;
    if (found) {
      if (deed === "press") {
        // A touch, at which the worker starts.
        found.dispatchEvent(new Event("pointerdown", { bubbles: true }));
        found.click();
      }
      if (deed === "type") {
        // React hears of no value that a script has set by the element itself.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
        value?.set?.call(found, typed);
        found.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return found.textContent;
    }
    // What is far below comes as one comes near.
    if (time % 10 === 9) document.querySelector("footer")?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const shown = document.querySelector("[role=dialog]") ?? document.querySelector("main");
  const state =
    document.documentElement.dataset["hydrated"] === undefined ? "not started" : "started";
  const scripts = [...document.querySelectorAll("head script[src]")].length;
  throw new Error(
    `Nothing is ${selector} with "${text}" at ${location.pathname} (${state}, ${scripts} scripts): ${shown?.textContent.slice(-300)}`,
  );
};

const see = (tab: Tab, selector: string, text = "") => tab.run(inPage, selector, text, "see");
const press = (tab: Tab, selector: string, text = "") => tab.run(inPage, selector, text, "press");
const type = (tab: Tab, selector: string, typed: string) =>
  tab.run(inPage, selector, "", "type", typed);

/** Runs in the browser: calls the API as who is signed in. */
const post = async (path: string, body: object) => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { readonly id: number }).id;
};

/** Runs in the browser: how many questions of a quiz have a graded answer. */
const gradedAnswers = async (path: string) => {
  const { questions } = (await (await fetch(path)).json()) as {
    readonly questions: readonly { readonly answer?: object }[];
  };
  return questions.filter(({ answer }) => answer !== undefined).length;
};

/** Runs in the browser: presses without the touch at which the worker starts. */
const pressAlone = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Both run in the browser. */
const scrollToEnd = () => document.querySelector("footer")?.scrollIntoView();
const endOfDay = () => document.querySelector("[data-day-end]")?.textContent;

const VERSE_BUTTON = "main button[aria-label$='bookmark, copy or report']";
const VERSES = "#reading [lang=ar]";

/** Runs in the browser: the worker starts at a touch. */
const startedWorker = async () => {
  dispatchEvent(new Event("pointerdown"));
  await navigator.serviceWorker.ready;
};

const newAccount = () => {
  const username = `reader-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: "three unrelated words" };
};

/** Signs somebody new up, by the API. */
const register = (tab: Tab): Promise<number> => tab.run(post, "/api/register", newAccount());

/** Signs somebody new up by the form that is there; gives the name. */
async function fillRegistration(tab: Tab): Promise<string> {
  const { username, email, password } = newAccount();
  const panel = "[role=tabpanel] input";
  await type(tab, `${panel}[autocomplete=username]`, username);
  await type(tab, `${panel}[type=email]`, email);
  await type(tab, `${panel}[type=password]`, password);
  await press(tab, "[role=tabpanel] button[type=submit]", "Create Account");
  return username;
}

/** The addresses of today's quiz of a new group: its page, and in the API. */
async function newQuiz(tab: Tab): Promise<{ readonly page: string; readonly api: string }> {
  const group = await tab.run(post, "/api/groups", { name: "Circle" });
  const startDate = new Date().toISOString().slice(0, 10);
  const cycle = await tab.run(post, `/api/groups/${group}/cycles`, { name: "Spring", startDate });
  const quiz = `/cycles/${cycle}/quiz/1`;
  return { page: `/groups/${group}${quiz}`, api: `/api${quiz}` };
}

test.each(engines())(
  "in $name one reads, signs up, marks, bookmarks, takes a quiz, reads offline and in Bengali",
  async ({ open }) => {
    const network = await openGuestNetwork();
    const tab = await open();
    onTestFinished(async () => void (await tab.close()));

    await tab.goTo(network.url);
    const first = await see(tab, VERSES);
    expect(first).toMatch(/\p{Script=Arabic}/u);
    await press(tab, "button", "Mark as read");
    await see(tab, "button", "Undo");
    await tab.run(startedWorker);

    await tab.goTo(`${network.url}/auth`);
    await press(tab, "[role=tab]", "Register");
    await see(tab, "button", `Account: ${await fillRegistration(tab)}`);

    await tab.goTo(`${network.url}/2/255`);
    await press(tab, "button", "Verse 2:255: bookmark, copy or report");
    await press(tab, "[role=dialog] button", "Bookmark and note");
    await press(tab, "[role=dialog] button", "Save");
    await see(tab, "[role=dialog]", "Saved.");
    await tab.goTo(`${network.url}/bookmarks`);
    await see(tab, "main a", "2:255");

    await tab.goTo(network.url + (await newQuiz(tab)).page);
    await press(tab, "input[type=radio][value='1']");
    await press(tab, "button", "Submit Answer");
    expect(await see(tab, "[data-correct] strong", "orrect")).toMatch(/^(Correct!|Incorrect)$/);

    await tab.goTo(`${network.url}/bn`);
    await see(tab, "html[lang=bn] h1");
    expect(await see(tab, "#reading [lang=bn]")).toMatch(/\p{Script=Bengali}/u);

    await network.close();
    await tab.goTo(network.url);
    expect(await see(tab, VERSES)).toBe(first);
    await press(tab, "footer a", "About");
    await see(tab, "[role=alert]", "This page could not be loaded.");
  },
);

test.each(engines())(
  "in $name the whole text opens by its addresses without a server, and an answer that was given there is sent on return",
  async ({ open }) => {
    const network = await openGuestNetwork();
    const tab = await open();
    onTestFinished(async () => void (await tab.close()));

    await tab.goTo(`${network.url}/device`);
    await register(tab);
    await tab.run(startedWorker);
    await press(tab, "main button", "Keep the whole text");
    await see(tab, "main *", "will be loaded.");
    await press(tab, "main button", "Load it");
    await see(tab, "main *", "The whole text is here");
    const quiz = await newQuiz(tab);
    await tab.goTo(network.url + quiz.page);
    await press(tab, "input[type=radio][value='1']");

    network.closedWith = "silence";
    await press(tab, "button", "Submit Answer");
    await see(tab, "main *", "Your answer is kept on this device.");
    for (const [path, heading] of [
      ["/schedule?day=20", "Schedule"],
      ["/36", "Ya-Sin"],
      ["/juz/3", "Juz 3"],
      ["/page/77", "Page 77"],
      ["/2/255", "Al-Baqarah 2:255"],
    ] as const) {
      await tab.goTo(network.url + path);
      await see(tab, "main h1", heading);
      expect(await see(tab, "main [lang=ar]")).toMatch(/\p{Script=Arabic}/u);
    }

    network.comeBack();
    await tab.goTo(network.url);
    await see(tab, VERSES);
    const graded = () => tab.run(gradedAnswers, quiz.api);
    await expect.poll(graded, { timeout: 60_000 }).toBe(1);
  },
);

/** Runs in the browser: ends the session, and gives the address of the invitation that is shown. */
const leaveWithInvitation = async () => {
  const shown = [...document.querySelectorAll("input")].map(({ value }) => value);
  await fetch("/api/logout", { method: "POST" });
  return shown.find((value) => value.includes("/invite/")) ?? "";
};

test.each(engines())(
  "in $name a leader begins a group and its cycle, and who is invited reads, takes the quiz and stands on the board",
  async ({ open }) => {
    const network = await openGuestNetwork();
    const tab = await open();
    onTestFinished(async () => void (await tab.close()));

    // Another page: WebKit's driver may take one that is open already for the one that it goes to.
    await tab.goTo(`${network.url}/about`);
    await register(tab);
    await tab.goTo(`${network.url}/groups`);
    await press(tab, "main button", "Create Group");
    await type(tab, "[role=dialog] input", "Dhaka circle");
    await press(tab, "[role=dialog] button", "Create Group");
    await see(tab, "main h1", "Dhaka circle");
    await press(tab, "[role=tab]", "Overview");
    await press(tab, "main button", "Start New Cycle");
    await type(tab, "[role=dialog] input[type=text], [role=dialog] input:not([type])", "Spring");
    await press(tab, "[role=dialog] button", "Start Cycle");
    await see(tab, "main a", "Read day 1");
    await press(tab, "[role=tab]", "Members");
    await press(tab, "main button", "Create Invite Link");
    await see(tab, "main input[readonly]");
    const invitation = await tab.run(leaveWithInvitation);

    await tab.goTo(network.url + new URL(invitation).pathname);
    await press(tab, "main a", "Create Account to Join");
    const name = await fillRegistration(tab);
    await press(tab, "main a", "Read day 1");
    await see(tab, "main h1, main h2", "Al-Fatiha");
    await press(tab, "main a", "Dhaka circle");
    await press(tab, "main a", "Take Today's Quiz");
    for (const next of ["Next Question", "Next Question", "Complete Quiz"]) {
      await press(tab, "input[type=radio][value='0']");
      await press(tab, "button", "Submit Answer");
      await see(tab, "[data-correct] strong", "orrect");
      await press(tab, "button", next);
    }
    await press(tab, "main a", "See Leaderboard");
    expect(await see(tab, "[role=tabpanel] li", name)).toContain("1-day streak");
  },
);

/** Runs in the browser: presses a key, as a reader who has no mouse. */
const pressKey = (key: string) =>
  void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** Runs in the browser: the number of the first page in Indo-Pak. */
const firstPage = () => {
  const page = document.querySelector("article[data-script=indopak]")?.getAttribute("aria-label");
  if (!page) {
    const shown = document.querySelector("main")?.textContent.slice(-300);
    throw new Error(`No page is in Indo-Pak at ${location.pathname}: ${shown}`);
  }
  return Number(page.replaceAll(/\D/g, ""));
};

/** Runs in the browser: of each verse, whether its words begin at the right end of the line of its buttons. */
const beginAtTheRight = () =>
  [...document.querySelectorAll("main section > ol > li")].map((verse) => {
    const buttons = verse.firstElementChild?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(verse.querySelector("[lang=ar]") ?? verse);
    const [first] = words.getClientRects();
    if (!buttons || !first) return undefined;
    const end = verse.getBoundingClientRect().right;
    return first.top < buttons.top + buttons.height / 2 && Math.abs(first.right - end) < 1;
  });

test.each(engines())(
  "in $name one searches, reads as printed in either script, turns the page, and begins a plan",
  async ({ open }) => {
    const network = await openGuestNetwork();
    const tab = await open();
    onTestFinished(async () => void (await tab.close()));

    await tab.goTo(`${network.url}/about`);
    await press(tab, "header button", "Search");
    await type(tab, "[role=dialog] input", "2:255");
    await press(tab, "[role=option]", "2:255");
    await see(tab, "main h1", "Al-Baqarah 2:255");
    await tab.run(startedWorker);

    await tab.goTo(`${network.url}/112`);
    const all = [true, true, true, true];
    expect(await tab.run(beginAtTheRight)).toEqual(all);
    await tab.resize(360, 740);
    expect(await tab.run(beginAtTheRight)).toEqual(all);

    await tab.goTo(`${network.url}/page/50?view=page`);
    await see(tab, "article[data-script=uthmani] [data-line]");
    await press(tab, "button", "Reading settings");
    await press(tab, "label, input[type=radio]", "Indo-Pak");
    await see(tab, "article[data-script=indopak] [data-line]");
    await tab.run(pressKey, "Escape");
    const page = await tab.run(firstPage);
    await tab.run(pressKey, "ArrowLeft");
    await expect.poll(() => tab.run(firstPage)).toBeGreaterThan(page);

    await tab.goTo(`${network.url}/schedule?day=3`);
    await press(tab, "button", "Start my plan here");
    await tab.goTo(network.url);
    await see(tab, "#reading", "\u06dd");
  },
);

test.each(engines())(
  "in $name what did not come for want of a network comes at a touch once it is back",
  async ({ open }) => {
    const network = await openGuestNetwork();
    const tab = await open();
    onTestFinished(async () => void (await tab.close()));

    await tab.goTo(`${network.url}/schedule?day=3`);
    await see(tab, "html[data-hydrated]");
    network.closedWith = 511;
    await tab.run(pressAlone, VERSE_BUTTON);
    await see(tab, "[role=alert]", "could not be loaded");
    await tab.run(scrollToEnd);
    await see(tab, "[data-day-end] h2", "End of day 3");
    expect(await tab.run(endOfDay)).not.toContain("Mark as read");
    network.closedWith = undefined;
    await press(tab, VERSE_BUTTON);
    await press(tab, "[role=dialog] button", "Bookmark and note");
    await see(tab, "[role=dialog] button", "Save");
    await see(tab, "[data-day-end] button", "Mark as read");
  },
);

/** Run in the browser: the way back, and where it leads to with how many sheets open. */
const goBack = () => history.back();
const place = () =>
  `${location.pathname} ${document.querySelectorAll("[role=dialog], :popover-open").length}`;

test.each(engines().filter(({ name }) => name === "WebKit"))(
  "in $name, which tells of no way back, it closes what is open and leaves nothing in the history",
  async ({ open }) => {
    const network = await openGuestNetwork();
    const tab = await open();
    onTestFinished(async () => void (await tab.close()));
    const backTo = async (expected: string) => {
      await tab.run(goBack);
      await expect.poll(() => tab.run(place)).toBe(expected);
    };

    await tab.goTo(`${network.url}/about`);
    await press(tab, "footer a", "Developers");
    await press(tab, "header a[href='/']");
    await press(tab, VERSE_BUTTON);
    await see(tab, "[role=dialog] button", "Bookmark and note");
    await backTo("/ 0");
    await press(tab, "button[popovertarget=reading-settings]");
    await see(tab, "#reading-settings button", "Done");
    await backTo("/ 0");
    await press(tab, "button[aria-haspopup=dialog]", "Search");
    await type(tab, "[role=dialog] input", "2:255");
    await press(tab, "[role=option]", "2:255");
    await see(tab, "main h1", "Al-Baqarah 2:255");
    await backTo("/ 0");
    await backTo("/developers 0");
  },
);

/** Runs in the browser. */
const isStarted = () => document.documentElement.dataset["hydrated"] !== undefined;

/** The scripts that a page can't start without, the entry first. */
async function scriptsOf(url: string): Promise<readonly string[]> {
  const document = await (await fetch(url)).text();
  return /name="scripts" content="([^"]+)"/.exec(document)?.[1]?.split(" ") ?? [];
}

test.each(engines())(
  "in $name a page whose scripts did not come starts by itself once they can be had",
  async ({ open }) => {
    const network = await openGuestNetwork();
    const tab = await open();
    onTestFinished(async () => void (await tab.close()));

    const [entry = ""] = await scriptsOf(network.url);
    const lost = new Promise((resolve) =>
      network.answers.set(entry, { toJSON: () => resolve("asked for") }),
    );
    await tab.goTo(network.url);
    expect(await see(tab, VERSES)).toMatch(/\p{Script=Arabic}/u);
    await lost;
    network.answers.clear();
    // What runs as the page is loaded anew is ended with it.
    const started = () => tab.run(isStarted).catch(() => false);
    await expect.poll(started, { timeout: 60_000 }).toBe(true);
  },
);
