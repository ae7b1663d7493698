import { fields as bengaliFields } from "@daily-quran/domain/texts/bn/fields";
import { ProgressDocument } from "@daily-quran/domain/progress/progress-document";
import { expect, test } from "vitest";
import type { z } from "zod";
import { restRoutes } from "../api/rest-routes.ts";
import { faultText } from "../request/reader-error.ts";
import { details as bengaliDetails } from "./bn/details.ts";
import { faults } from "./bn/faults.ts";
import { details } from "./en/details.ts";

const bengali: Readonly<Record<string, string>> = { ...bengaliFields, ...faults };

/** Every message that a schema and the schemas in it declare. */
function messagesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { _zod: zod } = schema as { _zod?: { def?: object } };
  if (!zod) return Object.values(schema).flatMap((part) => messagesOf(part, seen));
  const def = zod.def ?? {};
  const { error } = def as { error?: (issue: object) => unknown };
  const said = typeof error === "function" ? [undefined, 1].map((input) => error({ input })) : [];
  const own = said.filter((message) => typeof message === "string");
  return [...own, ...Object.values(def).flatMap((part) => messagesOf(part, seen))];
}

const sent = restRoutes.flatMap((route) => [
  route.params,
  route.query,
  route.kind === "procedure" ? route.body : undefined,
]);
const messages = [...new Set([...sent, ProgressDocument].flatMap((schema) => messagesOf(schema)))];

const isVague = (message: string): boolean => faultText(message, "bn") === faultText("?", "bn");

test("every message that the API's schemas declare has a Bengali one", () => {
  expect(messages.length).toBeGreaterThan(80);
  expect(messages).toContain("The day must be a whole number from 1 to 300.");
  expect(messages).toContain("This is missing.");
  expect(messages.filter(isVague)).toEqual([]);
});

const GARBAGE = [
  undefined,
  null,
  "",
  "x".repeat(3000),
  "0",
  -1,
  1.5,
  1e9,
  true,
  [],
  [{}],
  { x: 1 },
];
const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape);

test("what the API says of garbage is a sentence in both languages", () => {
  const said = sent.flatMap((schema) =>
    schema
      ? GARBAGE.flatMap((value) => {
          const each = fieldsOf(schema).map((name) => [name, value]);
          const values = [value, Object.fromEntries(each)];
          return values.flatMap((one) => schema.safeParse(one).error?.issues ?? []);
        })
      : [],
  );
  const sentences = [...new Set(said.map(({ message }) => message))];
  expect(sentences).toContain("This must be one of: scholarly, latin, bengali.");
  expect(sentences.filter((message) => /expected|received|^Invalid/u.test(message))).toEqual([]);
  const vague = sentences.filter(isVague);
  // Of what a form alone is wrong with, as a credential that is no base64.
  expect(vague).toEqual(["This is not valid."]);
});

/** Limits in a text: numbers, but not those of examples and dates that are written as programs write them. */
const limitsOf = (text: string): string[] =>
  (text.replaceAll(/\S*\d[:-]\d\S*/gu, "").match(/\d[\d,]*/gu) ?? []).map((number) =>
    number.replace(/,$/u, ""),
  );
const inLatinDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - 0x09e6));

test("the Bengali of each has the same limits", () => {
  const wrong = Object.entries(bengali).filter(([english, text]) => {
    const said = limitsOf(inLatinDigits(text));
    return limitsOf(english).some((limit) => !said.includes(limit));
  });
  expect(wrong).toEqual([]);
});

const parametersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{(\w+)[,}]/gu), ([, name = ""]) => name)),
];

test.each(Object.entries(details))("the Bengali detail %s has the same parameters", (key, text) => {
  const own = bengaliDetails[key as keyof typeof details];
  expect(own).toMatch(/[\u0980-\u09FF]|^\{fault\}$/u);
  expect(parametersOf(own).sort()).toEqual(parametersOf(text).sort());
});
