import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handFocusOn } from "./hand-focus-on.ts";

let end: () => void;

beforeEach(() => {
  end = handFocusOn();
  document.body.innerHTML = `<main><h1>Page</h1><section><ul><li><button id="pressed"></button></li>
    <li><button id="other"></button></li></ul><p></p></section></main>`;
});

afterEach(() => end());

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

function press(): HTMLElement {
  const button = element("#pressed");
  button.focus();
  button.click();
  return button;
}

const focused = () => document.activeElement?.id || document.activeElement?.tagName;

test("where a pressed button makes way for another, that one has the focus", async () => {
  press().outerHTML = `<button id="next"></button>`;
  await vi.waitFor(() => expect(focused()).toBe("next"));
});

test("one that comes further off in the same part has it, and hands it on in its turn", async () => {
  const row = press().closest("li");
  element("p").innerHTML = `<button id="undo"></button>`;
  row?.remove();
  await vi.waitFor(() => expect(focused()).toBe("undo"));
  element("#undo").outerHTML = `<button id="again"></button>`;
  await vi.waitFor(() => expect(focused()).toBe("again"));
});

test("where none comes, what the button stood in has the focus, without scrolling, until it is left", async () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  press().closest("li")?.remove();
  await vi.waitFor(() => expect(focused()).toBe("UL"));
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  expect(element("ul").getAttribute("tabindex")).toBe("-1");
  element("#other").focus();
  expect(element("ul").hasAttribute("tabindex")).toBe(false);
});

test("of a page that changes as a whole it has the focus, not the first of its buttons", async () => {
  press();
  element("section").outerHTML = `<button id="first"></button>`;
  await vi.waitFor(() => expect(focused()).toBe("MAIN"));
});

test("what has the focus by then keeps it", async () => {
  const button = press();
  element("#other").focus();
  button.outerHTML = `<button id="next"></button>`;
  await Promise.resolve();
  expect(focused()).toBe("other");
});

test("a press on something else is followed no more", async () => {
  const button = press();
  button.blur();
  element("h1").click();
  button.remove();
  await Promise.resolve();
  expect(focused()).toBe("BODY");
});
