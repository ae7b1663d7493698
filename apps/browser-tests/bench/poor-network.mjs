// Prints what a reader waits for on a poor network, with the bytes and requests of it, and of the whole text on a fast one.
// `pnpm --filter @daily-quran/browser-tests bench-poor-network http://localhost:3000`, with the app running there.
import { chromium } from "playwright-core";
import { findChromium } from "../../../tooling/find-chromium.mjs";

// 50 kbit a second, 2 s until the first byte of each answer.
const POOR = { offline: false, latency: 2000, downloadThroughput: 6250, uploadThroughput: 6250 };
const [, , baseURL = "http://localhost:3000"] = process.argv;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});

/** Milliseconds from the start of a visit to the frame with the first verse, measured in the page. */
function watchFirstVerse() {
  const look = () => {
    const verse = document.querySelector("#reading li [lang=ar] + *");
    if (verse) requestAnimationFrame(() => setTimeout(() => (window.verseAt = performance.now())));
    else requestAnimationFrame(look);
  };
  look();
}

async function visit(page, network) {
  let [bytes, requests] = [0, 0];
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto("/", { waitUntil: "commit", timeout: 120_000 });
  await page.waitForFunction(() => window.verseAt, undefined, { timeout: 120_000 });
  const at = await page.evaluate(() => window.verseAt);
  const until = { bytes, requests };
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset, undefined, {
    timeout: 120_000,
  });
  const usable = await page.evaluate(() => performance.now());
  return { at, usable, until, whole: { bytes, requests } };
}

const say = (what, { at, usable, until, whole }) =>
  console.log(
    `${what}: first verse after ${(at / 1000).toFixed(2)} s (${until.requests} requests complete, ${Math.round(until.bytes / 1024)} KB), usable after ${(usable / 1000).toFixed(1)} s (${whole.requests}, ${Math.round(whole.bytes / 1024)} KB)`,
  );

{
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  await context.addInitScript(watchFirstVerse);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", POOR);
  say(`visit 1`, await visit(page, network));
  // The worker comes meanwhile, with more bytes a second; that answers are late it is told as it starts.
  await network.send("Network.emulateNetworkConditions", {
    ...POOR,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.reload();
  await page.evaluate(async () => {
    dispatchEvent(new Event("pointerdown"));
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState("networkidle");
  const [worker] = context.serviceWorkers();
  if (worker) await slow(worker);
  await network.send("Network.emulateNetworkConditions", POOR);
  say(`visit 2`, await visit(page, await context.newCDPSession(page)));
  await context.close();
}

/** The worker's own requests are of another target; a proxy of its `fetch` waits as long. */
async function slow(worker) {
  await worker.evaluate((ms) => {
    const real = self.fetch.bind(self);
    self.fetch = async (...of) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return await real(...of);
    };
  }, POOR.latency);
}

const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
const page = await context.newPage();
await page.goto("/device");
await page.evaluate(async () => {
  dispatchEvent(new Event("pointerdown"));
  await navigator.serviceWorker.ready;
});
await page.waitForLoadState("networkidle");
await page.getByRole("button", { name: "Keep the whole text" }).click();
const size = await page.getByText(/will be loaded/).textContent();
const start = performance.now();
await page.getByRole("button", { name: "Load it" }).click();
await page.getByText(/^The whole text is here/).waitFor();
console.log(
  `whole text: "${size}" Stored after ${((performance.now() - start) / 1000).toFixed(2)} s`,
);
await context.setOffline(true);
const times = await page.evaluate(async () => {
  const taken = [];
  for (let day = 1; day <= 300; day += 1) {
    const begin = performance.now();
    await (await fetch(`/api/schedule/${day}/verses`)).json();
    taken.push(performance.now() - begin);
  }
  return taken.toSorted((one, other) => one - other);
});
console.log(
  `a day out of it, without a network, 300 times: median ${times[150].toFixed(0)} ms, slowest ${times[299].toFixed(0)} ms`,
);
await browser.close();
