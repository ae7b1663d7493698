import { afterEach, expect, test } from "vitest";
import { HYDRATED_MARK, markHydrated } from "../hydrated-mark.ts";
import { replayEarlyPress } from "./early-press.ts";

afterEach(() => document.documentElement.removeAttribute(HYDRATED_MARK));

const button = (id: string) => document.getElementById(id);

test("the last button that was pressed before hydration is pressed once after it", async () => {
  document.body.innerHTML = `<button id="a"><i id="icon"></i></button><button id="b"></button><button id="c" popovertarget="a"></button>`;
  const pressed: string[] = [];
  replayEarlyPress();
  for (const id of ["a", "b", "c"]) button(id)?.addEventListener("click", () => pressed.push(id));
  button("b")?.click();
  button("c")?.click();
  button("icon")?.click();
  button("icon")?.click();
  expect(pressed).toEqual(["c"]);
  markHydrated();
  await Promise.resolve();
  expect(pressed).toEqual(["c", "a"]);
  button("b")?.click();
  expect(pressed).toEqual(["c", "a", "b"]);
});

test("without a press nothing is pressed", async () => {
  document.body.innerHTML = `<button id="a"></button>`;
  replayEarlyPress();
  button("a")?.addEventListener("click", () => expect.unreachable());
  markHydrated();
  await Promise.resolve();
});
