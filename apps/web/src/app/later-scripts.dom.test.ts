import { afterEach, expect, test, vi } from "vitest";
import { fetchScriptsAfterText } from "./later-scripts.ts";

afterEach(() => document.head.replaceChildren());

const added = () =>
  [...document.head.querySelectorAll("link, script")].map(({ outerHTML }) => outerHTML);

test("the scripts are loaded after the first frame, each once, and only the entry runs", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  document.head.innerHTML = `<meta name="scripts" content="/assets/app.js /assets/libraries.js">`;
  fetchScriptsAfterText();
  vi.runAllTimers();
  expect(added()).toEqual([]);
  for (const draw of frames) draw(0);
  expect(added()).toEqual([]);
  vi.runAllTimers();
  expect(added()).toEqual([
    '<link rel="modulepreload" href="/assets/libraries.js" crossorigin="">',
    '<script type="module" src="/assets/app.js" crossorigin=""></script>',
  ]);
});
