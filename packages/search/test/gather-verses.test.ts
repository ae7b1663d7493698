import { expect, test } from "vitest";
import { gatherVerses } from "../src/gather-verses.ts";

const ofText = (...texts: readonly number[]) => texts.map((text) => ({ text, score: 1 }));

test("a verse counts once, in however many texts it is found, ranked or not", () => {
  const gathered = gatherVerses((commentary) => commentary + 10);
  gathered.add({ field: "translation", group: "latin" }, 1, {
    best: ofText(1, 2),
    all: ofText(1, 2, 3, 11),
  });
  gathered.add({ field: "tafseer", group: "latin" }, 0.5, {
    best: ofText(1),
    all: ofText(1, 2),
  });
  gathered.add({ field: "transliteration", group: "latin" }, 0.85, {
    best: ofText(20),
    all: ofText(20),
  });
  const { count, has } = gathered.all();
  const verses = [1, 2, 3, 11, 12, 20];
  expect([count, verses.filter(has), has(0), has(10)]).toEqual([6, verses, false, false]);
  expect(gathered.ranked().map(({ verse }) => verse)).toEqual([1, 2, 20, 11]);
});

test("a verse whose commentary alone agrees stands below those whose own text does", () => {
  const gathered = gatherVerses((commentary) => commentary);
  gathered.add({ field: "tafseer", group: "latin" }, 0.5, { best: ofText(1, 2), all: [] });
  gathered.add({ field: "translation", group: "latin" }, 0.1, { best: ofText(2, 3), all: [] });
  expect(
    gathered.ranked().map(({ verse, fields }) => [verse, fields.map(({ field }) => field)]),
  ).toEqual([
    [2, ["translation", "tafseer"]],
    [3, ["translation"]],
    [1, ["tafseer"]],
  ]);
});
