import { expect, test } from "vitest";
import { languageOf, languagePrefix, withoutLanguage } from "./language.ts";

test.each([
  ["/", "en", "/"],
  ["/about", "en", "/about"],
  ["/bn", "bn", "/"],
  ["/bn/", "bn", "/"],
  ["/bn/about", "bn", "/about"],
  ["/pseudo/about", "pseudo", "/about"],
  ["/bnx/about", "en", "/bnx/about"],
  ["/about/bn", "en", "/about/bn"],
  ["/en/about", "en", "/en/about"],
  ["//bn/about", "en", "//bn/about"],
])("%s is in %s: %s", (path, language, rest) => {
  expect(languageOf(path)).toBe(language);
  expect(withoutLanguage(path)).toBe(rest);
});

test("English paths have no prefix", () => {
  expect(languagePrefix("en")).toBe("");
  expect(languagePrefix("bn")).toBe("/bn");
});
