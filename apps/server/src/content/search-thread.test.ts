import { expect, test } from "vitest";
import { builtIn } from "../../test/own-content.ts";
import { packedDocument } from "./packed-document.ts";
import { JSON_TYPE } from "./ready-document.ts";
import { searchApart } from "./search-thread.ts";

async function firstOf(query: string): Promise<readonly string[]> {
  const { results } = await builtIn.search.find(query, { limit: 1 });
  return results.map(({ surahNumber, verseNumber }) => `${surahNumber}:${verseNumber}`);
}

test("queries are answered each with its own results, those that wait for the index, too", async () => {
  const found = await Promise.all(["ayatul kursi", "112:1", "zzzz"].map(firstOf));
  expect(found).toEqual([["2:255"], ["112:1"], []]);
});

test("texts that can't be read are a fault of their search alone", async () => {
  const broken = packedDocument({
    contentType: JSON_TYPE,
    hash: "",
    gzip: Buffer.from("not gzip"),
    br: Buffer.from(""),
  });
  await expect(searchApart(() => broken).find("mercy", { limit: 1 })).rejects.toThrow("header");
  expect(await firstOf("2:1")).toEqual(["2:1"]);
});
