import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { lastingTranslation } from "../../reader/reading-preferences.ts";
import type { SpecifiedPage } from "../../reader/use-translation.ts";
import { stubNetwork } from "../../test/stub-network.ts";
import { listedEditions } from "../../test/editions.ts";
import { render } from "../../test/render.tsx";
import { EditionSettings } from "./edition-settings.tsx";
import { ReadingSettings } from "./reading-settings.tsx";

const group = (name: string) => within(screen.getByRole("group", { name, hidden: true }));
const chosen = (name: string) =>
  group(name)
    .queryByRole<HTMLInputElement>("radio", { checked: true, hidden: true })
    ?.getAttribute("value");

const open = (page?: SpecifiedPage, language: "en" | "bn" = "en") =>
  render(<ReadingSettings page={page} More={EditionSettings} />, { language });

test("without a choice sizes are medium, the translation is the page's, and the rest is hidden", () => {
  open();
  expect(
    ["Arabic size", "Translation size", "Translation", "Pronunciation", "Tafseer"].map((name) => [
      name,
      chosen(name),
    ]),
  ).toEqual([
    ["Arabic size", "medium"],
    ["Translation size", "medium"],
    ["Translation", "eng"],
    ["Pronunciation", "hidden"],
    ["Tafseer", "hidden"],
  ]);
});

test.each([
  ["Arabic size", "Extra large", "arabic-size", "extra-large"],
  ["Translation size", "Small", "translation-size", "small"],
  ["Translation", "No translation", "translation", "no"],
  ["Translation", "Bengali", "translation", "ban"],
  ["Pronunciation", "Show", "transliteration", "shown"],
  ["Tafseer", "Show", "tafseer", "shown"],
])("%s: %s is kept in this browser", async (setting, label, name, value) => {
  open();
  await userEvent.click(group(setting).getByRole("radio", { name: label, hidden: true }));
  expect(window.localStorage.getItem(`daily-quran:${name}`)).toBe(JSON.stringify(value));
  expect(chosen(setting)).toBe(value);
});

test("a style of pronunciation is chosen while it is shown, the scholarly one until then", async () => {
  stubNetwork({ "GET /api/editions": { body: listedEditions() } });
  open();
  fireEvent(screen.getByRole("complementary", { hidden: true }), new Event("toggle"));
  expect(await screen.findByText(NO_TAFSEER)).toBeTruthy();
  expect(screen.queryByText("Style of pronunciation")).toBe(null);
  await userEvent.click(group("Pronunciation").getByRole("radio", { name: "Show", hidden: true }));
  await screen.findByText("Style of pronunciation");
  expect(chosen("Style of pronunciation")).toBe("scholarly");
  const style = group("Style of pronunciation");
  await userEvent.click(style.getByRole("radio", { name: "As recited", hidden: true }));
  expect(window.localStorage.getItem("daily-quran:pronunciation")).toBe('"latin"');
  expect(chosen("Style of pronunciation")).toBe("latin");
});

const NO_TAFSEER = "Tafseer: none on this site yet";

test("the installed texts are fetched when the panel opens, not before", async () => {
  const calls = stubNetwork({ "GET /api/editions": { body: listedEditions() } });
  open();
  expect(calls).toEqual([]);
  fireEvent(screen.getByRole("complementary", { hidden: true }), new Event("toggle"));
  expect(await screen.findByText(NO_TAFSEER)).toBeTruthy();
  expect(calls).toEqual(["GET /api/editions"]);
  const tafseer = screen.getByRole("group", { name: NO_TAFSEER, hidden: true });
  expect(within(tafseer).getAllByRole("radio", { hidden: true })).toSatisfy((radios) =>
    radios.every((radio: HTMLElement) => radio.matches(":disabled")),
  );
});

test("another tab's choice is shown here", () => {
  open();
  window.localStorage.setItem("daily-quran:tafseer", '"shown"');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "daily-quran:tafseer" })));
  expect(chosen("Tafseer")).toBe("shown");
});

test.each([
  ["home", "en", "no"],
  ["home", "bn", "ban"],
  ["schedule", "en", "both"],
  ["schedule", "bn", "ban"],
] as const)("on %s in %s the translation is %s until one is chosen", (page, language, usual) => {
  open(page, language);
  expect(chosen(language === "en" ? "Translation" : "অনুবাদ")).toBe(usual);
});

test("an unknown translation is none chosen", () => {
  window.localStorage.setItem("daily-quran:translation", '"french"');
  expect(lastingTranslation.get()).toBeNull();
});

test("one translation for all ends the exceptions of single surahs", async () => {
  window.localStorage.setItem("daily-quran:translation-choices", '{"300:0":"ban"}');
  open("home");
  await userEvent.click(group("Translation").getByRole("radio", { name: "English", hidden: true }));
  expect(chosen("Translation")).toBe("eng");
  expect(window.localStorage.getItem("daily-quran:translation-choices")).toBe("{}");
});

test("showing the commentaries opens the first", async () => {
  open();
  document.body.insertAdjacentHTML(
    "beforeend",
    "<details data-tafseer></details><details data-tafseer></details>",
  );
  await userEvent.click(group("Tafseer").getByRole("radio", { name: "Show", hidden: true }));
  expect([...document.querySelectorAll("details")].map((fold) => fold.open)).toEqual([true, false]);
});
