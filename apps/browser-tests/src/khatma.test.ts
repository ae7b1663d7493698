import { readFile } from "node:fs/promises";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { goTo, openPage, type PageOptions } from "../support/browse.ts";
import { button, createPrivateGroup, newPerson, REFUSED } from "../support/groups.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const OFFLINE = /401|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

interface Begun {
  readonly id: number;
  readonly kept: { readonly link?: string; readonly readers: readonly { readonly id: number }[] };
}

/** Calls a procedure of khatmas as the person at a page. */
async function call<Result>(page: Page, name: string, json: object): Promise<Result> {
  const { result } = await ask<{ result: { data: { json: Result } } }>(
    page,
    `/trpc/khatma.${name}`,
    { json },
  );
  return result.data.json;
}

const begin = async (page: Page, asked: object): Promise<Begun> =>
  await call<Begun>(page, "begin", { name: "For our mother", ...asked });

/** Opens the link of a khatma in another browser and takes a part under a name. */
async function takePart({ kept }: Begun, name: string, options: PageOptions = {}): Promise<Page> {
  const { pathname, hash } = new URL(kept.link ?? "");
  const page = await openPage(pathname + hash, { ...PHONE, mayFail: REFUSED, ...options });
  await button(page, "Give me a part").click();
  const asked = page.getByRole("dialog", { name: "What is your name?" });
  await asked.getByLabel("Name").fill(name);
  await button(asked, "Take part").click();
  await page.getByText("This is your part.").waitFor();
  return page;
}

const cellOf = (page: Page, name: string, state: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}: .+, ${state}$`, "u") });

const cell = (page: Page, name: string, state: string) => cellOf(page, name, state).waitFor();

/** Where all cells of a page are seen. */
const topsOf = async (page: Page) =>
  await page
    .locator("ol[data-many] button")
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().top));

test("by the link somebody without an account takes a part and reads it, and whoever looks sees it at once", async () => {
  const { page } = await newPerson("amina");
  await goTo(page, "/khatmas/mine");
  await button(page, "Begin a khatma").click();
  const form = page.getByRole("dialog", { name: "Begin a khatma" });
  await form.getByLabel("Name").fill("For our mother");
  await form.getByLabel("Share it out by").selectOption("surah");
  await button(form, "Begin").click();
  await page.getByRole("heading", { level: 1, name: "For our mother" }).waitFor();
  const { pathname, hash } = new URL(await page.getByLabel("Link").inputValue());

  const phone = await openPage(pathname + hash, { ...PHONE, mayFail: REFUSED });
  await button(phone, "The shortest, please").click();
  const asked = phone.getByRole("dialog", { name: "What is your name?" });
  await asked.getByLabel("Name").fill("Nanu");
  await button(asked, "Take part").click();
  await phone.getByRole("link", { name: "Read it" }).click();
  await button(phone, "I have read it").click();
  await phone.getByText("You have read it.").waitFor();
  // Long before the page asks again by itself.
  await page.getByRole("button", { name: /^108\. Al-Kawthar, .*read/ }).waitFor();

  const saved = page.waitForEvent("download");
  await button(page, "A picture to share").click();
  const picture = await readFile(await (await saved).path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  const table = page.waitForEvent("download");
  await button(page, "Save as a table (CSV)").click();
  const rows = (await readFile(await (await table).path(), "utf8")).split("\r\n");
  expect([rows.length, rows[0], rows[108]]).toEqual([
    116,
    "\uFEFFshare,verses,state,name,also read by",
    "108,Al-Kawthar,done,Nanu,",
  ]);
});

test("a press on a number takes its part, and no number moves; it is given back at once", async () => {
  const { page: keeper } = await newPerson("amina", PHONE);
  const khatma = await begin(keeper, { shares: "juz" });
  await goTo(keeper, khatmaPath(khatma.id));
  const { pathname, hash } = new URL(khatma.kept.link ?? "");
  const visitor = await openPage(pathname + hash, { ...PHONE, mayFail: REFUSED });
  for (const [page, n] of [
    [keeper, 5],
    [visitor, 9],
  ] as const) {
    const number = page.getByRole("button", { name: new RegExp(`^Juz ${n}: `, "u") });
    await number.scrollIntoViewIfNeeded();
    const before = await topsOf(page);
    await number.click();
    const asked = page.getByRole("dialog", { name: "What is your name?" });
    if (page === visitor) {
      await asked.getByLabel("Name").fill("Nanu");
      await button(asked, "Take part").click();
    }
    await page.getByRole("link", { name: "Read it" }).waitFor();
    await asked.waitFor({ state: "detached" });
    expect(await topsOf(page)).toEqual(before);
    await page.getByText(`Juz ${n} is yours now.`).waitFor();
    await button(page, "Undo").click();
    await cell(page, `Juz ${n}`, "free");
    expect(await topsOf(page)).toEqual(before);
  }
  const last = cellOf(keeper, "Juz 30", "free");
  expect(await last.getAttribute("title")).toBe("Juz 30: An-Naba–An-Nas");
});

test("a daughter takes a part for her grandmother and marks it, and the keeper marks another's", async () => {
  const { page: keeper } = await newPerson("amina");
  const khatma = await begin(keeper, { shares: "juz" });
  const daughter = await takePart(khatma, "Hawa");
  for (const [page, name] of [
    [daughter, "Nanu"],
    [keeper, "Dada"],
  ] as const) {
    if (page === keeper) await goTo(page, khatmaPath(khatma.id));
    await button(page, "For somebody without a phone").click();
    const asked = page.getByRole("dialog", { name: "Who is it for?" });
    await asked.getByLabel("Name").fill(name);
    await button(asked, "Take part").click();
    await page.getByText(`For ${name}`).waitFor();
  }
  // Each marks the part of whom they help; the daughter's own stays as it is.
  await button(daughter, "It is read").click();
  await daughter.getByText("Nanu has read it.").waitFor();
  await cell(daughter, "Juz 1", "Hawa has it");
  await button(keeper, "It is read").click();
  await keeper.getByText("Dada has read it.").waitFor();
  await goTo(keeper, khatmaPath(khatma.id));
  await cell(keeper, "Juz 2", "Nanu has read it");
  await cell(keeper, "Juz 3", "Dada has read it");
});

test("what is read without a network while another was given it, and after the end, names both", async () => {
  const { page: keeper } = await newPerson("amina");
  const khatma = await begin(keeper, { shares: "juz" });
  const phone = await takePart(khatma, "Nanu", { mayFail: OFFLINE });
  await phone.context().setOffline(true);
  await button(phone, "I have read it").click();
  await phone.getByText("You have read it.").waitFor();
  const first = { khatmaId: khatma.id, n: 1 };
  await keeper.request.post("/trpc/khatma.giveBack", { data: { json: first } });
  await call(keeper, "mark", { ...first, state: "taken" });
  const endsAt = new Date(Date.now() + 1000).toISOString();
  await call(keeper, "change", { khatmaId: khatma.id, endsAt });
  const seen = () => call<{ isOver: boolean }>(keeper, "see", { khatmaId: khatma.id });
  await expect.poll(async () => (await seen()).isOver, { timeout: 10_000 }).toBe(true);
  await phone.context().setOffline(false);
  await goTo(phone, khatmaPath(khatma.id));
  await phone.getByText(/^This khatma is over/).waitFor();
  for (const page of [phone, keeper]) {
    await goTo(page, khatmaPath(khatma.id));
    await page.getByRole("button", { name: /^Juz 1: .*, amina-.* has it$/ }).click();
    await page.getByText("Read by Nanu, too").waitFor();
  }
});

test.each([-1, 1])(
  "a phone whose clock is off by %i day reads on the server's day",
  async (days) => {
    const { page: keeper } = await newPerson("amina");
    const khatma = await begin(keeper, { shares: 1, byLink: true, returnDays: 2 });
    const isWrong = (page: Page) => page.clock.setFixedTime(Date.now() + days * DAY_MS);
    const { page } = await newPerson("bilal", { before: isWrong });
    const { hash } = new URL(khatma.kept.link ?? "");
    await goTo(page, khatmaPath(khatma.id) + hash);
    await button(page, "Give me a part").click();
    await page.getByText("This is your part.").waitFor();
    expect(await page.getByText(/^It is late/).count()).toBe(0);
    await button(page, "I have read it").click();
    await page.getByText("Finished by one person in one day. May it be accepted.").waitFor();
    const today = new Date().toISOString().slice(0, 10);
    await expect
      .poll(async () => {
        const marks = await (await page.request.get("/api/progress/marks")).json();
        return marks.map(({ date }: { date: string }) => date);
      })
      .toEqual([today]);
  },
);

test("who leaves the group gives back what is unread, and what was read stays", async () => {
  const { page: amina } = await newPerson("amina");
  await createPrivateGroup(amina, "The family of Fatima");
  const groupId = Number(new URL(amina.url()).pathname.split("/").at(-1));
  const khatma = await begin(amina, { shares: "juz", groupId });
  const { token } = await ask<{ token: string }>(amina, `/api/groups/${groupId}/invites`);
  const { page: bilal, username } = await newPerson("bilal");
  await ask(bilal, `/api/invites/${token}/accept`);
  await goTo(bilal, khatmaPath(khatma.id));
  await button(bilal, "Give me a part").click();
  await button(bilal, "I have read it").click();
  await bilal.getByText("You have read it.").waitFor();
  await button(bilal, "Give me another one").click();
  await bilal.getByText("This is your part.").waitFor();
  await bilal.getByRole("link", { name: "Back to the group" }).click();
  await button(bilal, "Group actions").click();
  await bilal.getByRole("menuitem", { name: "Leave Group" }).click();
  await button(bilal.getByRole("dialog"), "Leave Group").click();
  await bilal.getByRole("heading", { level: 1, name: "Reading Groups" }).waitFor();
  await goTo(amina, khatmaPath(khatma.id));
  await cell(amina, "Juz 1", `${username} has read it`);
  await cell(amina, "Juz 2", "free");
});

test("a khatma whose keeper deletes the account goes on with the second one, and ends without", async () => {
  const { page: amina } = await newPerson("amina", { mayFail: REFUSED });
  const { page: bilal, username } = await newPerson("bilal", { mayFail: REFUSED });
  const khatma = await begin(amina, { shares: "juz" });
  const phone = await takePart(khatma, "Nanu");
  const { hash } = new URL(khatma.kept.link ?? "");
  await goTo(bilal, khatmaPath(khatma.id) + hash);
  await button(bilal, "Give me a part").click();
  await bilal.getByText("This is your part.").waitFor();
  await goTo(amina, khatmaPath(khatma.id));
  await amina.getByText("2 names").click();
  await button(amina, "Make a keeper").click();
  await button(amina, "Take keeping away").waitFor();
  for (const [page, isLeft] of [
    [amina, true],
    [bilal, false],
  ] as const) {
    const password = "three unrelated words";
    await goTo(page, "/about");
    expect((await page.request.delete("/api/user", { data: { password } })).status()).toBe(204);
    await goTo(phone, khatmaPath(khatma.id));
    await cell(phone, "Juz 1", "Nanu has it");
    if (isLeft) {
      await goTo(bilal, khatmaPath(khatma.id));
      await bilal.getByRole("heading", { name: "You keep this khatma" }).waitFor();
      await cell(bilal, "Juz 2", `${username} has it`);
    }
    expect(await phone.getByText(/^This khatma is over/).count()).toBe(isLeft ? 0 : 1);
  }
  // What one has read can still be said.
  await button(phone, "I have read it").click();
  await phone.getByText("You have read it.").waitFor();
});
