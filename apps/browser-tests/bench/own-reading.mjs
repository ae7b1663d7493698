// Prints how long a browser takes from the press of a mark to the screen, and for the years of a reader.
// `pnpm --filter @daily-quran/browser-tests bench-own-reading http://localhost:3000`, with the app running there.
import { chromium } from "playwright-core";
import { findChromium } from "../../../tooling/find-chromium.mjs";

const ROUNDS = 20;
const YEARS = 10;
const DAY_MS = 86_400_000;
// A quarter of a second each way, 50 KB a second.
const SLOW = { offline: false, latency: 500, downloadThroughput: 51_200, uploadThroughput: 51_200 };

const [, , baseURL = "http://localhost:3000"] = process.argv;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
const page = await context.newPage();
const network = await context.newCDPSession(page);

/** Milliseconds from a press to the frame that shows what it has changed. */
const pressed = (name) =>
  page.getByRole("button", { name, exact: true }).evaluate(
    (button) =>
      new Promise((resolve) => {
        const start = performance.now();
        const region = button.closest("section");
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(region, { childList: true, subtree: true, characterData: true });
        button.click();
      }),
  );

function print(what, times) {
  const sorted = times.toSorted((one, other) => one - other);
  const [middle, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`${what}: median ${middle.toFixed(1)} ms, slowest ${last.toFixed(1)} ms`);
}

async function measureMarks(what) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await pressed("Mark as read"));
    await page.getByText(/^Read · /).waitFor();
    times.push(await pressed("Undo"));
    await page.getByRole("button", { name: "Mark as read", exact: true }).waitFor();
  }
  print(`a mark, ${what}`, times);
}

async function openEnd() {
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Mark as read", exact: true }).waitFor();
}

/** Marks for every day of some years, of a visitor. */
function yearsOfMarks() {
  const today = Date.now();
  const marks = Array.from({ length: YEARS * 365 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    updatedAt: new Date(today).toISOString(),
    plan: "daily",
    day: (index % 300) + 1,
    date: new Date(today - index * DAY_MS).toISOString().slice(0, 10),
    timeZone: "UTC",
  }));
  const head = { format: "daily-quran-reading/progress", version: 1, owner: null };
  const rest = { bookmarks: [], plans: [], positions: [] };
  return JSON.stringify({ ...head, exportedAt: new Date(today).toISOString(), marks, ...rest });
}

await openEnd();
await measureMarks("a visitor online");
await context.setOffline(true);
await measureMarks("a visitor offline");
await context.setOffline(false);
const username = `bench-${Date.now().toString(36)}`;
const account = { username, email: `${username}@example.org`, password: "three unrelated words" };
await page.request.post("/api/register", { data: account });
await openEnd();
await network.send("Network.enable");
await network.send("Network.emulateNetworkConditions", SLOW);
await measureMarks("a user on a slow network");
await network.send("Network.emulateNetworkConditions", { ...SLOW, offline: true });
await measureMarks("a user offline");
await network.send("Network.emulateNetworkConditions", { ...SLOW, latency: 0 });
await context.clearCookies();

const visitor = await browser.newContext({ baseURL });
const years = await visitor.newPage();
await years.goto("/my-reading");
await years.getByLabel("Bring in a file").setInputFiles({
  name: "reading.json",
  mimeType: "application/json",
  buffer: Buffer.from(yearsOfMarks()),
});
await years.getByText(/items are new here/).waitFor();
const turns = await years.evaluate(async (count) => {
  const shown = document.querySelector("section[aria-labelledby=my-year] output");
  const turn = async (name) => {
    const before = shown.textContent;
    const start = performance.now();
    document.querySelector(`button[aria-label="${name}"]`).click();
    // React renders a press in a microtask, and layout is forced here.
    await Promise.resolve();
    void document.body.offsetHeight;
    const took = performance.now() - start;
    if (shown.textContent === before) throw new Error("The year was not rendered yet");
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return took;
  };
  const times = [];
  for (let year = 1; year < count; year += 1) times.push(await turn("The year before"));
  for (let year = 1; year < count; year += 1) times.push(await turn("The year after"));
  return times;
}, YEARS);
print(`a year of ${YEARS} years`, turns);
await browser.close();
