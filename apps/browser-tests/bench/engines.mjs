// Three browsers with one way to drive them: Playwright for Chromium, WebDriver BiDi for Firefox, WebDriver for WebKit.
import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../../../tooling/find-chromium.mjs";

const source = (run, words) => `(${run.toString()})(...${JSON.stringify(words)})`;

async function remember(choices) {
  for (const [name, value] of Object.entries(choices))
    localStorage.setItem(`daily-quran:${name}`, JSON.stringify(value));
}

async function narrow(width) {
  document.body.style.width = width;
}

/** Where a line of a printed page is, scrolled into sight. */
function findLine(place) {
  const [page, number] = place.split(".");
  const article = document.querySelector(`article[aria-label$=" ${page}"]`);
  const line = article.querySelector(`[data-line="${number}"]`);
  line.scrollIntoView({ block: "center" });
  const { left, top, width, height } = line.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

/** Debian's chromium, or another one. */
export async function openChromium(origin) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.goto(origin);
  return {
    store: (choices) => page.evaluate(remember, choices),
    open: (url) => page.goto(url, { waitUntil: "load" }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (run, ...words) => page.evaluate(source(run, words)),
    /** The line with a place, as it is on a phone. */
    picture: async (place) => {
      const clip = await page.evaluate(findLine, place);
      return await page.screenshot({ clip: { ...clip, x: 0, width: 360 } });
    },
    close: () => browser.close(),
  };
}

/** Debian's firefox-esr, or that in FIREFOX_PATH. */
export async function openFirefox(origin) {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const child = spawn(
    process.env.FIREFOX_PATH ?? "firefox-esr",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const listening = await said(child.stderr, /ws:\/\/[\d.]+:\d+/);
  const socket = new WebSocket(`${listening}/session`);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const waiting = new Map();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    if (type === "error") reject?.(new Error(message));
    else resolve?.(result);
  });
  let last = 0;
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree", {});
  const [{ context }] = contexts;
  const open = (url) => send("browsingContext.navigate", { context, url, wait: "complete" });
  const run = async (does, ...words) => {
    const expression = `${source(does, words)}.then(JSON.stringify)`;
    const { result, exceptionDetails } = await send("script.evaluate", {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value ?? "null");
  };
  await open(origin);
  return {
    store: (choices) => run(remember, choices),
    open,
    resize: (width, height) =>
      send("browsingContext.setViewport", { context, viewport: { width, height } }),
    run,
    close: () => child.kill(),
  };
}

/** WebKitGTK's MiniBrowser on a display of its own. */
export async function openWebKit(origin) {
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const DISPLAY = `:${(await said(display.stdout, /\d+/)).trim()}`;
  const port = 20_000 + (process.pid % 10_000);
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: "ignore",
  });
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await untilAnswers(() => call("GET", "/status"));
  const { sessionId } = await call("POST", "/session", { capabilities: {} });
  const post = (path, body) => call("POST", `/session/${sessionId}${path}`, body);
  await post("/timeouts", { script: 120_000 });
  const run = async (does, ...words) =>
    JSON.parse(
      await post("/execute/async", {
        script: `${source(does, words)}.then((all) => arguments[0](JSON.stringify(all ?? null)))`,
        args: [],
      }),
    );
  const open = (url) => post("/url", { url });
  const inner = () => run("async () => [innerWidth, innerHeight]");
  await open(origin);
  return {
    store: (choices) => run(remember, choices),
    open,
    // The window is larger than what it shows of the page.
    resize: async (width, height) => {
      await post("/window/rect", { width, height });
      const [shown] = await inner();
      if (shown !== width) await post("/window/rect", { width: 2 * width - shown, height });
      const [now] = await inner();
      // Its window can't be as narrow as a phone, but what is in it can; both are set as on one.
      await run(narrow, now === width ? "" : `${width}px`);
    },
    run,
    close: () => {
      driver.kill();
      display.kill();
    },
  };
}

/** What a program says that matches. */
function said(stream, pattern) {
  return new Promise((resolve) => {
    let text = "";
    stream.on("data", (more) => {
      text += more;
      const found = pattern.exec(text)?.[0];
      if (found) resolve(found);
    });
  });
}

async function untilAnswers(ask) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
