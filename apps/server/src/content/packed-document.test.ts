import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { collectGarbage } from "../garbage/collect-garbage.ts";
import { packedDocument } from "./packed-document.ts";
import { JSON_TYPE, parseDocument, prepareDocument } from "./ready-document.ts";

const BODY = JSON.stringify({ text: "ٱلۡحَمۡدُ لِلَّهِ ".repeat(9_000) });

test("unpacks the plain encoding, and keeps it as long as it is in use", async () => {
  const made = await prepareDocument(BODY, JSON_TYPE);
  const document = packedDocument(made);
  const { identity } = document;
  expect(identity.equals(made.identity)).toBe(true);
  expect(document.identity).toBe(identity);
  expect(parseDocument(document)).toEqual(JSON.parse(BODY));
  expect([document.hash, document.gzip, document.br]).toEqual([made.hash, made.gzip, made.br]);
});

test("gives the plain encoding back to the collector, and unpacks it again", async () => {
  const document = packedDocument(await prepareDocument(BODY, JSON_TYPE));
  const unpacked = new WeakRef(document.identity);
  await setImmediate();
  await collectGarbage();
  expect(unpacked.deref()).toBeUndefined();
  expect(document.identity.toString("utf8")).toBe(BODY);
});
