import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { launch } from "puppeteer-core";
import { launchBrowser } from "../../support/launch-browser.ts";
import { sparePort } from "../../../../tooling/spare-port.mjs";

/** A tab of any browser: what all of them can do. */
export interface Tab {
  readonly goTo: (address: string) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Runs a function there, which uses nothing from outside of it; values and result are JSON. */
  readonly run: <Values extends unknown[], Result>(
    work: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ) => Promise<Result>;
  readonly close: () => Promise<unknown>;
}

/** How an engine runs a script that says a promise. */
type Evaluate = (script: string) => Promise<unknown>;

const runBy =
  (evaluate: Evaluate): Tab["run"] =>
  async (work, ...values) =>
    (await evaluate(`(${String(work)})(...${JSON.stringify(values)})`)) as Awaited<
      ReturnType<typeof work>
    >;

const FIREFOX = "/usr/bin/firefox-esr";
const DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = readdirSync("/usr/lib")
  .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

async function openChromium(): Promise<Tab> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  return {
    goTo: (address) => page.goto(address),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: runBy((script) => page.evaluate(script)),
    close: () => browser.close(),
  };
}

/** By WebDriver BiDi. */
async function openFirefox(): Promise<Tab> {
  const browser = await launch({ browser: "firefox", executablePath: FIREFOX });
  const page = await browser.newPage();
  return {
    goTo: (address) => page.goto(address, { waitUntil: "domcontentloaded" }),
    resize: (width, height) => page.setViewport({ width, height }),
    run: runBy((script) => page.evaluate(script)),
    close: () => browser.close(),
  };
}

const SCREEN = "-screen 0 1920x1200x24";
const SANDBOX_OFF = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
};

/** By WebKit's own driver, on a screen that nobody sees. */
async function openWebKit(): Promise<Tab> {
  const port = await sparePort();
  const driver = spawn("xvfb-run", ["-a", "-s", SCREEN, DRIVER, `--port=${port}`], {
    env: { ...process.env, ...SANDBOX_OFF },
    stdio: "ignore",
    detached: true,
  });
  const address = `http://127.0.0.1:${port}/session`;
  const send = async <Value>(path: string, body: object): Promise<Value> => {
    const response = await fetch(address + path, { method: "POST", body: JSON.stringify(body) });
    const { value } = (await response.json()) as { readonly value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const alwaysMatch = {
    timeouts: { script: 120_000, pageLoad: 120_000 },
    "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
  };
  await untilItListens(`http://127.0.0.1:${port}/status`);
  const { sessionId } = await send<{ sessionId: string }>("", { capabilities: { alwaysMatch } });
  const run = runBy(async (script) => {
    const { result, error } = await send<{ readonly result: unknown; readonly error?: string }>(
      `/${sessionId}/execute/async`,
      {
        script: `const [done] = arguments;
Promise.resolve(${script}).then((result) => done({ result }), (error) => done({ error: String(error) }));`,
        args: [],
      },
    );
    if (error !== undefined) throw new Error(error);
    return result;
  });
  const shown = () => run(() => innerWidth);
  return {
    goTo: (url) => send(`/${sessionId}/url`, { url }),
    // The window is larger than what it shows, and never as narrow as a phone; then the page is.
    resize: async (width, height) => {
      await send(`/${sessionId}/window/rect`, { width, height });
      await send(`/${sessionId}/window/rect`, { width: 2 * width - (await shown()), height });
      const narrowed = (await shown()) === width ? "" : `${width}px`;
      await run((asked) => void (document.body.style.width = asked), narrowed);
    },
    run,
    close: async () => {
      await fetch(`${address}/${sessionId}`, { method: "DELETE" });
      const exit = once(driver, "exit");
      // The screen, too.
      process.kill(-(driver.pid ?? 0));
      await exit;
    },
  };
}

async function untilItListens(address: string): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    if (await fetch(address).catch(() => undefined)) return;
  }
}

const ALL = [
  { name: "Chromium", open: openChromium, isThere: true },
  { name: "Firefox", open: openFirefox, isThere: existsSync(FIREFOX) },
  { name: "WebKit", open: openWebKit, isThere: MINI_BROWSER && existsSync(DRIVER) },
];

/** The engines that this machine has, each with how to open a tab; in `.ci/run` all three. */
export function engines(): typeof ALL {
  const missing = ALL.filter(({ isThere }) => !isThere).map(({ name }) => name);
  if (missing[0]) console.log(`Not on this machine, and not tried: ${missing.join(", ")}.`);
  return ALL.filter(({ isThere }) => isThere);
}
