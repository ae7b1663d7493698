import { expect, onTestFinished, test, vi } from "vitest";
import { keepPlaceIfStill } from "./use-steady-text.ts";

test("a verse that a font moves is brought back at once, before its reader can scroll", async () => {
  const verse = document.createElement("li");
  verse.id = "2-255";
  document.body.append(verse);
  onTestFinished(() => verse.remove());
  const scrollBy = vi.spyOn(window, "scrollBy").mockReturnValue(undefined);
  const tops = vi.spyOn(verse, "getBoundingClientRect");
  tops.mockReturnValue(new DOMRect(0, 100, 360, 50));
  keepPlaceIfStill(() => tops.mockReturnValue(new DOMRect(0, 160, 360, 50)));
  tops.mockReturnValue(new DOMRect(0, -500, 360, 50));
  await new Promise(requestAnimationFrame);
  expect(scrollBy.mock.calls).toEqual([[{ top: 60, behavior: "instant" }]]);
  scrollBy.mockRestore();
});
