// Measures every printed line of both mushafs in three engines, at three widths: which is broken, and how wide its
// spaces are. `pnpm --filter @daily-quran/browser-tests bench-lines http://localhost:3000 [Chromium Firefox WebKit]`,
// with the app running there; `--worst FILE` also draws the hundred widest and narrowest lines (Chromium).
import { writeFile } from "node:fs/promises";
import { engines } from "../src/engines/engines.ts";
import { launchBrowser } from "../support/launch-browser.ts";

const WIDTHS = [360, 768, 1440];
const SCRIPTS = ["uthmani", "indopak"];
const JUZS = Array.from({ length: 30 }, (_, at) => at + 1);
const WORST = 50;

const words = process.argv.slice(2);
const drawn = words.includes("--worst") ? words.splice(words.indexOf("--worst"), 2)[1] : undefined;
const [origin = "http://localhost:3000", ...wanted] = words;

/** Runs in the page, like the next: tsx names the functions in what runs there. */
const named = () => void Object.assign(globalThis, { __name: (run) => run });
const choose = (script) => localStorage.setItem("daily-quran:script", JSON.stringify(script));

/** Runs in the page: every line of it by its place, a page that two juz share twice. */
async function measurePage(script) {
  const settled = () => {
    const pages = [...document.querySelectorAll("article[data-script]")];
    return (
      pages.length > 0 &&
      pages.every((page) => page.dataset.script === script) &&
      document.querySelector("[data-missing]") === null
    );
  };
  for (const until = Date.now() + 60_000; !settled();) {
    if (Date.now() > until) throw new Error(`The pages of ${location.href} do not come`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // All are laid out, not only those in sight.
  const style = document.createElement("style");
  style.textContent = "article { content-visibility: visible !important }";
  document.head.append(style);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const range = document.createRange();
  return [...document.querySelectorAll("article[data-script]")].flatMap((article) => {
    const page = Number(article.getAttribute("aria-label").replaceAll(/\D/g, ""));
    return [...article.querySelectorAll("span[data-line]")].map((line) => {
      const em = Number.parseFloat(getComputedStyle(line).fontSize);
      const centres = [...line.querySelectorAll("[data-verse]")].flatMap((part) =>
        [...part.getClientRects()].map(({ top, height }) => (top + height / 2) / em),
      );
      const spaces = [];
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data } = walker.currentNode;
        for (let at = data.indexOf(" "); at >= 0; at = data.indexOf(" ", at + 1)) {
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { width } = range.getBoundingClientRect();
          // One at the end of a line has no width.
          if (width > 0.01) spaces.push(width / em);
        }
      }
      return {
        place: `${page}.${line.dataset.line}`,
        isBroken:
          Math.max(...centres) - Math.min(...centres) > 0.9 ||
          line.scrollWidth > line.clientWidth * 1.005 + 1 ||
          article.querySelector("[data-flows]") !== null,
        least: Math.min(...spaces),
        most: Math.max(...spaces),
      };
    });
  });
}

const addressOf = (juz) => `${origin}/juz/${juz}?view=page`;
const rounded = (number) => Math.round(number * 100) / 100;
const worst = new Map();

for (const { name, open } of engines()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const engine = await open();
  await engine.goTo(origin);
  for (const script of SCRIPTS) {
    await engine.run(choose, script);
    const lines = Object.fromEntries(WIDTHS.map((width) => [width, new Map()]));
    for (const juz of JUZS) {
      await engine.goTo(addressOf(juz));
      await engine.run(named);
      for (const width of WIDTHS) {
        await engine.resize(width, 900);
        for (const line of await engine.run(measurePage, script))
          lines[width].set(line.place, { ...line, juz });
      }
    }
    for (const width of WIDTHS) report({ name, script, width }, [...lines[width].values()]);
    if (name === "Chromium") worst.set(script, worstOf([...lines[360].values()]));
  }
  await engine.close();
}
if (drawn !== undefined) await draw(drawn);

function report({ name, script, width }, lines) {
  const broken = lines.filter(({ isBroken }) => isBroken).map(({ place }) => place);
  const spaced = lines.filter(({ most }) => Number.isFinite(most));
  const widest = spaced.toSorted((one, other) => other.most - one.most);
  const narrowest = spaced.toSorted((one, other) => one.least - other.least);
  const at = (share) => widest[Math.floor((1 - share) * (widest.length - 1))].most;
  console.log(
    [
      `${name} ${script} ${width}: ${lines.length} lines, broken ${broken.length} ${broken.slice(0, 10).join(" ")}`,
      `spaces ${rounded(narrowest[0].least)} (${narrowest[0].place}) to ${rounded(widest[0].most)} em (${widest[0].place})`,
      `the widest of a line: median ${rounded(at(0.5))}, of 99 % under ${rounded(at(0.99))}, above 1.5 em in ${spaced.filter(({ most }) => most > 1.5).length}`,
    ].join("; "),
  );
}

/** The lines with the widest and the narrowest spaces. */
function worstOf(lines) {
  const spaced = lines.filter(({ most }) => Number.isFinite(most));
  return [
    ...spaced.toSorted((one, other) => other.most - one.most).slice(0, WORST),
    ...spaced.toSorted((one, other) => one.least - other.least).slice(0, WORST),
  ];
}

/** Draws the worst lines of each script below each other, with their places, into FILE-script.html. */
async function draw(file) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(origin);
  for (const [script, lines] of worst) {
    await page.evaluate(choose, script);
    const pictures = new Map();
    let open;
    for (const line of lines.toSorted((one, other) => one.juz - other.juz)) {
      if (line.juz !== open) {
        open = line.juz;
        await page.goto(addressOf(open));
        await page.evaluate(named);
        await page.evaluate(measurePage, script);
      }
      const [number, lineNumber] = line.place.split(".");
      const shown = page.locator(`article[aria-label$=" ${number}"] [data-line="${lineNumber}"]`);
      pictures.set(line, (await shown.screenshot()).toString("base64"));
    }
    const rows = lines.map((line) => {
      const spaces = `${rounded(line.least)}–${rounded(line.most)}`;
      return `<tr><td>${line.place}<td>${spaces}<td><img src="data:image/png;base64,${pictures.get(line)}">`;
    });
    await writeFile(`${file}-${script}.html`, `<table>${rows.join("\n")}</table>`);
  }
  await browser.close();
}
