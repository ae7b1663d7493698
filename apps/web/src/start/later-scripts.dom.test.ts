import { afterEach, expect, test, vi } from "vitest";
import { fetchScriptsAfterText } from "./later-scripts.ts";
import { endStart } from "./start-ended.ts";

afterEach(() => {
  document.head.replaceChildren();
  endStart(true);
});

const added = () =>
  [...document.head.querySelectorAll("link, script")].map(({ outerHTML }) => outerHTML);

/** A browser that draws and tells what it has painted when the test says so. */
function stubBrowser() {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  const told: ((names: readonly string[]) => void)[] = [];
  class Observer {
    constructor(onPainted: (list: Pick<PerformanceObserverEntryList, "getEntriesByName">) => void) {
      told.push((names) =>
        onPainted({
          getEntriesByName: (name) => names.filter((one) => one === name) as never,
        }),
      );
    }
    observe() {}
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  document.head.innerHTML = `<meta name="scripts" content="/assets/app.js /assets/libraries.js /assets/home.js">`;
  return {
    draw: () => frames.forEach((frame) => frame(0)),
    tell: (...names: string[]) => told.forEach((tell) => tell(names)),
  };
}

const ALL = [
  '<script type="module" src="/assets/libraries.js" crossorigin=""></script>',
  '<link rel="modulepreload" href="/assets/home.js" crossorigin="">',
  '<script type="module" src="/assets/app.js" crossorigin=""></script>',
];

test("the scripts are loaded once the text is painted, each once, and the libraries run before the entry does", () => {
  const { draw, tell } = stubBrowser();
  fetchScriptsAfterText(false);
  tell("first-paint");
  draw();
  expect(added()).toEqual([]);
  tell("first-contentful-paint");
  expect(added()).toEqual(ALL);
  tell("first-contentful-paint");
  vi.runAllTimers();
  expect(added()).toEqual(ALL);
});

test("a browser that does not tell what it painted gets them half a second after the first frame", () => {
  const { draw } = stubBrowser();
  fetchScriptsAfterText(false);
  vi.advanceTimersByTime(9000);
  expect(added()).toEqual([]);
  draw();
  vi.advanceTimersByTime(499);
  expect(added()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(added()).toEqual(ALL);
});

test("a page that draws no frame gets them after ten seconds", () => {
  stubBrowser();
  fetchScriptsAfterText(false);
  vi.advanceTimersByTime(9999);
  expect(added()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(added()).toEqual(ALL);
});

test("a newcomer's are fetched then, and run at the first touch, where the document is whole", async () => {
  const { tell } = stubBrowser();
  document.querySelector("meta")?.setAttribute("data-whole", "");
  fetchScriptsAfterText(true);
  tell("first-contentful-paint");
  const fetched = ["libraries", "home", "app"].map(
    (name) => `<link rel="modulepreload" href="/assets/${name}.js" crossorigin="">`,
  );
  await vi.advanceTimersByTimeAsync(4999);
  expect(added()).toEqual(fetched);
  window.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(0);
  expect(added()).toEqual([...fetched, ...ALL]);
});

test("after five seconds they run without a touch", async () => {
  const { tell } = stubBrowser();
  document.querySelector("meta")?.setAttribute("data-whole", "");
  fetchScriptsAfterText(true);
  tell("first-contentful-paint");
  await vi.advanceTimersByTimeAsync(5000);
  expect(added()).toEqual(expect.arrayContaining(ALL));
});

test("where the document is not whole they run at once", () => {
  const { tell } = stubBrowser();
  fetchScriptsAfterText(true);
  tell("first-contentful-paint");
  expect(added()).toEqual(ALL);
});
