import { expect, it } from "vitest";
import { documentCache } from "./document-cache.ts";
import type { ReadyDocument } from "./ready-document.ts";

const document = (bytes: number): ReadyDocument => {
  const none = Buffer.alloc(0);
  return { contentType: "", hash: "", identity: Buffer.alloc(bytes), gzip: none, br: none };
};

it("makes a document once for concurrent requests", async () => {
  const cache = documentCache(100);
  let made = 0;
  const make = async () => {
    made += 1;
    return document(10);
  };
  const [one, other] = await Promise.all([cache.get("a", make), cache.get("a", make)]);
  expect(other).toBe(one);
  expect(cache.get("a", make)).toBe(one);
  expect(made).toBe(1);
});

it("evicts the least recently used document", async () => {
  const cache = documentCache(100);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return document(40);
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

it("retries after a failure", async () => {
  const cache = documentCache(100);
  await expect(cache.get("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.get("a", async () => document(1))).toEqual(document(1));
});

it("returns a document that was evicted while it was being made", async () => {
  const cache = documentCache(100);
  const fill = async () => {
    for (const key of ["a", "b", "c", "d"]) await cache.get(key, async () => document(40));
  };
  const slow = cache.get("slow", async () => {
    await fill();
    return document(10);
  });
  expect(await slow).toEqual(document(10));
});
