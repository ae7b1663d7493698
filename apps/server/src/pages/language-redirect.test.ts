import { expect, test } from "vitest";
import { languageRedirect } from "./language-redirect.ts";

const OPENED = {
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
  "sec-fetch-site": "none",
};
const BENGALI = { ...OPENED, "accept-language": "bn-BD,en;q=0.5" };

const led = (url: string, headers: Record<string, string>) =>
  languageRedirect({ url, headers }, ["en", "bn"]);

test.each([
  ["a first visit in Bengali", "/", BENGALI, "/bn"],
  ["its query", "/schedule?day=5", BENGALI, "/bn/schedule?day=5"],
  ["a link elsewhere", "/", { ...BENGALI, "sec-fetch-site": "cross-site" }, "/bn"],
  ["what was chosen", "/about", { ...OPENED, cookie: "a=1; language=bn" }, "/bn/about"],
  ["English chosen", "/", { ...BENGALI, cookie: "language=en" }, undefined],
  ["an unknown choice", "/", { ...BENGALI, cookie: "language=pseudo" }, "/bn"],
  ["another language", "/", { ...OPENED, "accept-language": "fr" }, undefined],
  ["no language", "/", OPENED, undefined],
  ["a link within the site", "/", { ...BENGALI, "sec-fetch-site": "same-origin" }, undefined],
  ["a frame", "/", { ...BENGALI, "sec-fetch-dest": "iframe" }, undefined],
  ["a program", "/", { "accept-language": "bn", cookie: "language=bn" }, undefined],
  ["an address in Bengali", "/bn/about", { ...BENGALI, cookie: "language=en" }, undefined],
  ["an address that looks like a host", "//evil.example/x", BENGALI, "/bn/evil.example/x"],
] as const)("%s: %s", (...[, url, headers, address]) => {
  expect(led(url, headers)).toBe(address);
});

test("nobody is led to a language that is not served", () => {
  expect(languageRedirect({ url: "/", headers: BENGALI }, ["en"])).toBeUndefined();
});
