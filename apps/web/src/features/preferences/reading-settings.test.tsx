import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { translationLanguage } from "../../reader/reading-preferences.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { listedEditions } from "../../test/editions.ts";
import { render } from "../../test/render.tsx";
import { AllSurahsSetting } from "./all-surahs-setting.tsx";
import { ReadingSettings } from "./reading-settings.tsx";
import { TranslationSettings } from "./translation-settings.tsx";

const group = (name: string) => within(screen.getByRole("group", { name, hidden: true }));
const chosen = (name: string) =>
  group(name)
    .queryByRole<HTMLInputElement>("radio", { checked: true, hidden: true })
    ?.getAttribute("value");

const open = () =>
  render(
    <ReadingSettings>
      <TranslationSettings />
    </ReadingSettings>,
  );

test("the defaults are the specification's", () => {
  open();
  expect(
    [
      "Arabic size",
      "Translation size",
      "Translation",
      "Translation language",
      "Transliteration",
      "Tafseer",
    ].map((name) => [name, chosen(name)]),
  ).toEqual([
    ["Arabic size", "medium"],
    ["Translation size", "medium"],
    ["Translation", "shown"],
    ["Translation language", "bengali"],
    ["Transliteration", "hidden"],
    ["Tafseer", "hidden"],
  ]);
});

test.each([
  ["Arabic size", "Extra large", "arabic-size", "extra-large"],
  ["Translation size", "Small", "translation-size", "small"],
  ["Translation", "Hide", "translation", "hidden"],
  ["Translation language", "Bengali", "translation-language", "bengali-only"],
  ["Transliteration", "Show", "transliteration", "shown"],
  ["Tafseer", "Show", "tafseer", "shown"],
])("%s: %s is kept in this browser", async (setting, label, name, value) => {
  open();
  await userEvent.click(group(setting).getByRole("radio", { name: label, hidden: true }));
  expect(window.localStorage.getItem(`daily-quran:${name}`)).toBe(JSON.stringify(value));
  expect(chosen(setting)).toBe(value);
});

test("the installed texts are fetched when the panel opens, not before", async () => {
  const calls = stubNetwork({ "GET /api/editions": { body: listedEditions() } });
  open();
  expect(calls).toEqual([]);
  fireEvent(screen.getByRole("complementary", { hidden: true }), new Event("toggle"));
  expect(await screen.findByText(/^No tafseer is installed/)).toBeTruthy();
  expect(calls).toEqual(["GET /api/editions"]);
});

test("another tab's choice is shown here", () => {
  open();
  window.localStorage.setItem("daily-quran:tafseer", '"shown"');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "daily-quran:tafseer" })));
  expect(chosen("Tafseer")).toBe("shown");
});

test("an unknown language is the default", () => {
  window.localStorage.setItem("daily-quran:translation-language", '"french"');
  expect(translationLanguage.get()).toBe("bengali");
});

test("every surah's translation is set at once, and none is chosen while they differ", async () => {
  window.localStorage.setItem("daily-quran:translation-choices", '{"0":"ban","7":"eng"}');
  render(<AllSurahsSetting surahCount={2} />);
  expect(chosen("Translation, all surahs")).toBeUndefined();
  await userEvent.click(group("Translation, all surahs").getByRole("radio", { name: "English" }));
  expect(chosen("Translation, all surahs")).toBe("eng");
  expect(JSON.parse(window.localStorage.getItem("daily-quran:translation-choices") ?? "")).toEqual({
    "0": "eng",
    "1": "eng",
    "7": "eng",
  });
});
