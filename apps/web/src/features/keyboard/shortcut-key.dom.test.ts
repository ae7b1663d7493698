import { afterEach, beforeEach, expect, test } from "vitest";
import { keyShortcuts } from "../../reader/key-shortcuts.ts";
import { shortcutKey } from "./shortcut-key.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <button id="button"></button> <ol><li id="2-255" tabindex="-1"></li></ol>
    <input id="text"> <input id="radio" type="radio"> <select id="select"></select>
    <textarea id="area"></textarea> <div id="editable" contenteditable="true"></div>`;
});

afterEach(() => keyShortcuts.set(true));

const press = (init: KeyboardEventInit, on = "button") => {
  let key: string | undefined;
  const element = document.getElementById(on);
  element?.addEventListener("keydown", (event) => (key = shortcutKey(event)), { once: true });
  element?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  return key;
};

test.each(["j", "k", "t", "b", "m", "g", "h", "s", "q", "w", "/"])("%s is a shortcut", (key) => {
  expect(press({ key })).toBe(key);
});

test.each<[string, KeyboardEventInit, string | undefined]>([
  ["with Caps Lock", { key: "J" }, "j"],
  ["on a Bengali keyboard", { key: "ক", code: "KeyJ" }, "j"],
  ["with Shift", { key: "J", shiftKey: true }, undefined],
  ["with Control", { key: "j", ctrlKey: true }, undefined],
  ["with Command", { key: "k", metaKey: true }, undefined],
  ["with Alt", { key: "b", altKey: true }, undefined],
  ["of an input method", { key: "j", isComposing: true }, undefined],
  ["? where it needs Shift", { key: "?", shiftKey: true }, "?"],
  ["/ where it needs Shift", { key: "/", shiftKey: true }, "/"],
  ["J kept down", { key: "j", repeat: true }, "j"],
  ["B kept down", { key: "b", repeat: true }, undefined],
  ["another letter", { key: "x" }, undefined],
  ["a key with a name", { key: "Tab" }, undefined],
])("a key %s: %o is %s", (_, init, key) => {
  expect(press(init)).toBe(key);
});

test.each([
  ["text", undefined],
  ["select", undefined],
  ["area", undefined],
  ["editable", undefined],
  ["radio", "j"],
  ["2-255", "j"],
])("J in #%s is %s", (on, key) => {
  expect(press({ key: "j" }, on)).toBe(key);
});

test("Space belongs to a verse in focus alone", () => {
  expect(["button", "radio", "2-255"].map((on) => press({ key: " " }, on))).toEqual([
    undefined,
    undefined,
    " ",
  ]);
});

test.each(['<section aria-modal="true"></section>', '<div role="menu"></div>'])(
  "there is none behind %s",
  (html) => {
    document.body.insertAdjacentHTML("beforeend", html);
    expect(press({ key: "j" })).toBeUndefined();
  },
);

test("there is none once they are turned off", () => {
  keyShortcuts.set(false);
  expect([press({ key: "j" }), press({ key: "?", shiftKey: true })]).toEqual([
    undefined,
    undefined,
  ]);
});
