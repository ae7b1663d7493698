import { expect, test } from "vitest";
import { adoptEarlierPreferences } from "./earlier-preferences.ts";

const stored = (name: string) => window.localStorage.getItem(`daily-quran:${name}`);

test.each([
  [{}, null],
  [{ "translation-choices": { "0": "eng", "1": "ban" } }, "eng"],
  [{ translation: "hidden" }, "no"],
  [{ translation: "shown", "translation-language": "bengali-only" }, "ban"],
  [{ "translation-language": "english" }, "eng"],
  [{ "translation-language": "bengali" }, "both"],
  [{ "translation-choices": { "17:1": "eng" } }, null],
  [{ translation: "no", "translation-language": "bengali" }, "no"],
])("of %o the lasting translation is %s", (earlier, expected) => {
  for (const [name, value] of Object.entries(earlier))
    window.localStorage.setItem(`daily-quran:${name}`, JSON.stringify(value));
  adoptEarlierPreferences();
  expect(JSON.parse(stored("translation") ?? "null")).toBe(expected);
});

test("what was carried over is no exception any more", () => {
  window.localStorage.setItem("daily-quran:translation-choices", '{"0":"eng"}');
  adoptEarlierPreferences();
  expect(stored("translation-choices")).toBe("{}");
});
