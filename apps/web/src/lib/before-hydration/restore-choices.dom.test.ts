import { expect, test } from "vitest";
import { markHydrated } from "../hydrated-mark.ts";
import { keepEarlyChoices, restoreChoices, restoreChoicesWhileParsing } from "./restore-choices.ts";

const radios = (stored: string) =>
  ["no", "eng", "ban"]
    .map((value) => {
      const checked = value === "no" ? "checked" : "";
      return `<input type="radio" name="t" value="${value}" data-stored="${stored}" ${checked}>`;
    })
    .join("");

const storedChoices = () => window.localStorage.getItem("daily-quran:translations");

const checked = () => document.querySelector<HTMLInputElement>("input:checked")?.value;

test.each([
  ["translation", '"eng"', "eng"],
  ["translations/1", '{"0":"ban","1":"eng"}', "eng"],
  ["translations/1", '{"0":"ban"}', "no"],
  ["translations/1", "null", "no"],
  ["translations/1", "{", "no"],
  ["translation", '"unknown"', "no"],
  ["translations/1 translation", '{"1":"ban"}', "ban"],
  ["translations/0 translation", '{"1":"eng"}', "no"],
])("%s with %s stored shows %s", (stored, text, expected) => {
  window.localStorage.setItem(`daily-quran:${stored.split("/")[0]}`, text);
  document.body.innerHTML = radios(stored);
  restoreChoices(document.body);
  expect(checked()).toBe(expected);
});

test("an entry that is not stored is shown as the other value", () => {
  window.localStorage.setItem("daily-quran:translations", '{"0":"ban"}');
  window.localStorage.setItem("daily-quran:translation", '"eng"');
  document.body.innerHTML = radios("translations/1 translation");
  restoreChoices(document.body);
  expect(checked()).toBe("eng");
});

test("inputs are restored as the parser adds them", async () => {
  window.localStorage.setItem("daily-quran:translation", '"ban"');
  document.body.innerHTML = "";
  restoreChoicesWhileParsing();
  document.body.innerHTML = radios("translation");
  await Promise.resolve();
  expect(checked()).toBe("ban");
  document.dispatchEvent(new Event("DOMContentLoaded"));
});

test("a choice made before hydration is stored, and shown in all its inputs", () => {
  window.localStorage.setItem("daily-quran:translations", '{"0":"ban","1":"no"}');
  document.body.innerHTML = `<form>${radios("translations/1")}</form><form>${radios("translations/1")}</form>`;
  keepEarlyChoices();
  const [first, second] = document.forms;
  first?.querySelector<HTMLInputElement>("[value=eng]")?.click();
  expect(storedChoices()).toBe('{"0":"ban","1":"eng"}');
  expect(second?.querySelector<HTMLInputElement>(":checked")?.value).toBe("eng");

  markHydrated();
  first?.querySelector<HTMLInputElement>("[value=ban]")?.click();
  expect(storedChoices()).toBe('{"0":"ban","1":"eng"}');
  document.documentElement.removeAttribute("data-hydrated");
});
