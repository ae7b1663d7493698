import { existsSync } from "node:fs";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { globalDay } from "@daily-quran/reading-schedule/global-day";
import type { Quiz } from "@daily-quran/domain/quiz";
import { expect, onTestFinished, test } from "vitest";
import { goTo } from "../../support/browse.ts";
import { readingOf, versesOf, versesOn } from "../../support/day-verses.ts";
import { button, newPerson } from "../../support/groups.ts";
import { startProduct } from "../../support/product.ts";
import { quizPath, startCycle } from "../../support/quizzes.ts";

const DAYS = 30;
// Only for a test that would never end: each day is a visit of its own.
const TIMEOUT = 900_000;
const AWAY = /ERR_|Failed to load|dynamically imported module|status of 401/;
const FAKETIME = ["x86_64-linux-gnu/faketime", "aarch64-linux-gnu/faketime", "faketime"]
  .map((folder) => `/usr/lib/${folder}/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));

interface Saved {
  readonly marks: readonly { readonly day: number; readonly date: string }[];
}

test(
  "thirty days without a server are read, marked and answered, and all arrives once on return",
  { timeout: TIMEOUT },
  async () => {
    const product = await startProduct();
    const { page, username } = await newPerson("amina", {
      baseURL: product.url,
      serviceWorkers: "allow",
      mayFail: AWAY,
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const cycle = await startCycle(page, 17);
    await goTo(page, "/device");
    await button(page, "Keep the whole text").click();
    await button(page, "Load it").click();
    await page.getByText(/^The whole text is here/).waitFor();
    await goTo(page, quizPath(cycle));
    await page.getByRole("radio", { name: /^B / }).waitFor();
    await product.leave();

    for (const next of ["Next Question", "Next Question", "Complete Quiz"]) {
      await page.getByRole("radio", { name: /^B / }).check();
      await button(page, "Submit Answer").click();
      await page.getByText("Your answer is kept on this device.").waitFor();
      await button(page, next).click();
    }
    await page.getByText("Your answers are kept on this device.").waitFor();

    const begin = Date.now();
    const [worker] = page.context().serviceWorkers();
    const read: number[] = [];
    for (let away = 1; away <= DAYS; away++) {
      const time = begin + away * DAY_MS;
      await page.clock.setFixedTime(time);
      await worker?.evaluate((at) => {
        Date.now = () => at;
      }, time);
      await goTo(page, "/");
      const reading = await readingOf(globalDay(time));
      await expect.poll(() => versesOn(page)).toEqual(versesOf(reading));
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await button(page, "Mark as read").click();
      await page.getByText(/^Read · /).waitFor();
      read.push(reading.day);
    }

    const sent: string[] = [];
    page.on("response", (response) => {
      if (!response.ok()) return;
      const request = response.request();
      const { pathname } = new URL(request.url());
      if (/^\/trpc\/quiz\.(answer|complete)/.test(pathname)) sent.push(pathname.slice(6));
      const { operations = [] } = (request.postDataJSON() ?? {}) as { operations?: object[] };
      if (pathname === "/api/progress/sync") sent.push(...operations.map(() => "mark"));
    });
    const clock = { LD_PRELOAD: FAKETIME ?? "", FAKETIME: `+${DAYS}d` };
    const back = await startProduct({ ...clock, FAKETIME_DONT_FAKE_MONOTONIC: "1" }, product);
    onTestFinished(() => back.stop());
    // The session is over by now.
    await goTo(page, "/auth");
    const login = page.getByRole("tabpanel", { name: "Login" });
    await login.getByLabel("Username or Email").fill(username);
    await login.getByLabel("Password", { exact: true }).fill("three unrelated words");
    await button(login, "Sign In").click();
    const saved = async () =>
      (await (await page.request.get("/api/progress/export")).json()) as Saved;
    await expect.poll(async () => (await saved()).marks.length).toBe(DAYS);
    const { marks } = await saved();
    expect(marks.map(({ day }) => day).toSorted((a, b) => a - b)).toEqual(
      read.toSorted((a, b) => a - b),
    );
    expect(new Set(marks.map(({ date }) => date)).size).toBe(DAYS);
    const stored = async () =>
      (await (
        await page.request.get(`/api/cycles/${cycle.cycleId}/quiz/${cycle.day}`)
      ).json()) as Quiz;
    const choices = async () => (await stored()).questions.map(({ answer }) => answer?.choice);
    await expect.poll(choices).toEqual([1, 1, 1]);
    await expect
      .poll(() => sent.filter((one) => one !== "mark"))
      .toEqual(["quiz.answer", "quiz.answer", "quiz.answer", "quiz.complete"]);
    expect(sent.filter((one) => one === "mark")).toHaveLength(DAYS);
  },
);
