import { beforeAll, beforeEach, expect, test } from "vitest";
import { speakIn } from "../../reader/server/fetcher.ts";
import {
  chosenLanguage,
  rememberLanguage,
  unstoredLanguage,
} from "../../reader/language-choice.ts";
import { english } from "../../test/render.tsx";
import { stubServer } from "../../test/server.ts";
import { languageAfterSignIn, storeChosenLanguage } from "./account-language.ts";

const BOTH = ["en", "bn"] as const;

beforeAll(() => speakIn(english));
beforeEach(() => unstoredLanguage.set(undefined));

test("a sign-in goes on in the language that the account's cookie says", () => {
  rememberLanguage("bn");
  expect(languageAfterSignIn("en", BOTH)).toBe("bn");
  expect(languageAfterSignIn("bn", BOTH)).toBe("bn");
});

test("a language that is not served, or none, changes nothing", () => {
  rememberLanguage("bn");
  expect(languageAfterSignIn("en", ["en"])).toBe("en");
  rememberLanguage("pseudo");
  expect(languageAfterSignIn("en", BOTH)).toBe("en");
});

test("what was chosen by hand in this tab comes before the account's, and is remembered again", () => {
  unstoredLanguage.set("en");
  rememberLanguage("bn");
  expect(languageAfterSignIn("en", BOTH)).toBe("en");
  expect(chosenLanguage()).toBe("en");
});

test("a choice by hand is stored with the account once; one that failed is stored later", async () => {
  const calls = stubServer({
    "PATCH /api/user/language": [{ offline: true }, { data: { language: "bn" } }],
  });
  await storeChosenLanguage();
  expect(calls).toHaveLength(0);
  unstoredLanguage.set("bn");
  await storeChosenLanguage();
  expect(unstoredLanguage.get()).toBe("bn");
  await storeChosenLanguage();
  expect(unstoredLanguage.get()).toBeUndefined();
  await storeChosenLanguage();
  expect(calls.map(({ name }) => name)).toEqual(Array(2).fill("PATCH /api/user/language"));
});
