import { firstTouch } from "../lib/before-hydration/first-touch.ts";
import { endStart, mendStart } from "./start-ended.ts";

/** The name of the meta element that lists the URLs of the module scripts, the entry first. */
export const SCRIPTS = "scripts";

/** They import nothing: they run as soon as they are there, in a task of their own. */
const LIBRARIES = /\/libraries\b/;

// A browser that does not tell when it has painted, or a frame that is not worth telling.
const LATEST_MS = 500;

/** A tab that draws no frame starts, too, and later than the text comes on any network. */
const WITHOUT_A_FRAME_MS = 10_000;

/**
 * Loads the page's scripts after the first frame: the text needs none, and on a slow network they would delay
 * it. A frame is drawn some time after its callbacks, so the browser's own word for it is waited for. A newcomer's
 * run at the first touch where the document is whole.
 */
export function fetchScriptsAfterText(isNewcomer: boolean): void {
  const isWhole = document.querySelector(`meta[name="${SCRIPTS}"][data-whole]`) !== null;
  const touched = isNewcomer && isWhole ? firstTouch() : undefined;
  let fetched = false;
  const fetchOnce = (): void => {
    if (fetched) return;
    fetched = true;
    void fetchScripts(touched);
  };
  new PerformanceObserver((painted) => {
    if (painted.getEntriesByName("first-contentful-paint").length > 0) fetchOnce();
  }).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(fetchOnce, LATEST_MS));
  setTimeout(fetchOnce, WITHOUT_A_FRAME_MS);
}

async function fetchScripts(touched?: Promise<unknown>): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${SCRIPTS}"]`)?.content ?? "";
  const scripts = list.split(" ");
  const [entry = "", ...imported] = scripts;
  mendStart(scripts);
  if (touched) {
    for (const href of [...imported, entry]) {
      preload(href);
      // Each takes the browser a millisecond; together they would be one long task of a slow phone.
      // oxlint-disable-next-line no-await-in-loop -- one a task
      await new Promise((next) => setTimeout(next));
    }
    await touched;
  }
  for (const href of imported) (LIBRARIES.test(href) ? run : preload)(href);
  run(entry).addEventListener("error", () => endStart(false));
}

const preload = (href: string) => append("link", { rel: "modulepreload", href, crossorigin: "" });

const run = (src: string) => append("script", { type: "module", src, crossorigin: "" });

function append(tag: "link" | "script", attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
