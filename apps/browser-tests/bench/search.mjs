// Prints how long the search takes in a browser: 1,000 queries from the texts, the page beside them, and the first result on a slow phone.
// `pnpm --filter @daily-quran/browser-tests bench-search http://localhost:3000`, with the app running there.
import { chromium } from "playwright-core";
import { findChromium } from "../../../tooling/find-chromium.mjs";

const QUERIES = 1000;
const SLOW_STARTS = 5;
const TYPED = ["fatiha", "2:255", "mercy of your lord", "رحمة", "রহমত", "ayatul kursi"];
// A phone of four years ago on a slow 4G network.
const SLOWDOWN = 4;
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const FIELDS = ["arabic", "translation", "bengaliTranslation", "transliteration"];

const [, , baseURL = "http://localhost:3000"] = process.argv;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});

async function openHome() {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(keepWorkersAndLongTasks);
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // The copies for offline are made: they would take part of the network.
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

/** Runs in the browser, before the page's own scripts. */
function keepWorkersAndLongTasks() {
  window.workers = [];
  window.longTasks = [];
  window.Worker = class extends Worker {
    constructor(...of) {
      super(...of);
      this.ready = new Promise((resolve) => {
        this.addEventListener("message", ({ data }) => data.ready && resolve());
      });
      window.workers.push(this);
    }
  };
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: "longtask" });
}

const openSearch = (page) =>
  page.getByRole("button", { name: "Search" }).filter({ visible: true }).first().click();
const box = (page) => page.getByRole("dialog").getByRole("combobox");
const firstResult = (page) => page.getByRole("dialog").getByRole("option").first().waitFor();

/** One to four words of every 25th verse, in four texts by turns. */
function queriesOf(texts) {
  return Array.from({ length: QUERIES }, (_, index) => {
    const verses = texts[FIELDS[index % FIELDS.length]];
    const words = verses[(index * 25) % verses.length].split(" ");
    return words.slice(0, 1 + (index % 4)).join(" ");
  });
}

/** Runs in the browser: milliseconds from a message to the worker to its answer. */
async function askEach(queries) {
  const [worker] = window.workers;
  // Until then the server answers.
  await worker.ready;
  const times = [];
  for (const [index, query] of queries.entries()) {
    const id = 1_000_000 + index;
    const start = performance.now();
    await new Promise((resolve) => {
      worker.addEventListener("message", function answered({ data }) {
        if (data.id !== id) return;
        worker.removeEventListener("message", answered);
        resolve();
      });
      // A worker has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id, query, limit: 20 });
    });
    times.push(performance.now() - start);
  }
  return times;
}

function print(what, times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const [middle, most, last] = [at(0.5), at(0.99), sorted.at(-1)].map((time) => time.toFixed(1));
  console.log(`${what}: median ${middle} ms, p99 ${most} ms, slowest ${last} ms`);
}

const page = await openHome();
const texts = await page.request.get("/api/search/texts", {
  headers: { "accept-encoding": "br" },
});
console.log(`the texts: ${(texts.headers()["content-length"] / 1024).toFixed(0)} KB of Brotli`);
const queries = queriesOf(await texts.json());
await openSearch(page);
await box(page).fill("fatiha");
await firstResult(page);
print("a query in the worker", await page.evaluate(askEach, queries));

await page.evaluate(() => (window.longTasks.length = 0));
for (const query of TYPED) {
  await box(page).fill("");
  await box(page).pressSequentially(query, { delay: 80 });
  await firstResult(page);
}
const longTasks = await page.evaluate(() => window.longTasks);
console.log(`tasks over 50 ms while ${TYPED.length} queries are typed: ${longTasks.length}`);
await page.context().close();

const starts = [];
for (let round = 0; round < SLOW_STARTS; round += 1) {
  const phone = await openHome();
  const session = await phone.context().newCDPSession(phone);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const start = performance.now();
  await openSearch(phone);
  await box(phone).fill("fatiha");
  await firstResult(phone);
  starts.push(performance.now() - start);
  await phone.context().close();
}
print("the first result on a slow phone", starts);
await browser.close();
