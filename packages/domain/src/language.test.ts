import { expect, test } from "vitest";
import {
  addressIn,
  languageOf,
  languagePrefix,
  readerLanguage,
  withoutLanguage,
} from "./language.ts";

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

test.each([
  [undefined, "en"],
  ["", "en"],
  ["bn", "bn"],
  ["BN-bd,bn;q=0.9,en-US;q=0.8", "bn"],
  ["en-GB,bn;q=0.9", "en"],
  ["en;q=0.2, bn;q=0.8", "bn"],
  ["fr,bn;q=0.1", "bn"],
  ["bn;q=0,fr", "en"],
  ["*", "en"],
  ["bnx,;;q=,", "en"],
] as const)("a reader who accepts %j reads %s", (accepted, language) => {
  expect(readerLanguage(accepted)).toBe(language);
});

test.each([
  ["en", "/", "/"],
  ["en", "/about", "/about"],
  ["bn", "/", "/bn"],
  ["bn", "/?from=x", "/bn?from=x"],
  ["bn", "/#2-255", "/bn#2-255"],
  ["bn", "/schedule?day=5", "/bn/schedule?day=5"],
] as const)("in %s %s is at %s", (language, path, address) => {
  expect(addressIn(language, path)).toBe(address);
});
