import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readQuranJson } from "../src/ingest/quran-json.ts";
import { recite, reciteInBengali, transliterate } from "../src/transliteration/transliterate.ts";

const page = readFileSync(new URL("pronounced-verses.txt", import.meta.url), "utf8");

const SHOWN =
  /^### (?<key>.+)\n(?<arabic>.+)\n- scholarly: (?<scholarly>.+)\n- latin: (?<latin>.+)\n- bengali: (?<bengali>.+)$/gmu;

const shown = [...page.matchAll(SHOWN)].map(({ groups }) => ({ ...groups }));

const verses = readQuranJson("quran.json").flatMap(({ id, verses: those }) =>
  those.map(({ id: verse, text }) => ({ key: `${id}:${verse}`, arabic: text })),
);

const pronounced = verses.map(({ key, arabic }) => ({
  key,
  arabic,
  scholarly: transliterate(arabic),
  latin: recite(arabic),
  bengali: reciteInBengali(arabic),
}));

test("the 200 reviewed verses have their letters in all three styles", () => {
  expect(shown).toHaveLength(200);
  const keys = new Set(shown.map(({ key }) => key));
  expect(shown).toEqual(pronounced.filter(({ key }) => keys.has(key)));
});

test("every style stops at the 21 obligatory stops and the three without a breath, and nowhere else", () => {
  const stops = verses.filter(({ arabic }) => /\u06D8|\u06DC[\u06D6-\u06DB]? /u.test(arabic));
  expect(stops).toHaveLength(24);
  for (const style of ["scholarly", "latin", "bengali"] as const) {
    const stopped = pronounced.filter((verse) => verse[style].includes("|"));
    expect(stopped.map(({ key }) => key)).toEqual(stops.map(({ key }) => key));
    expect(stopped.filter((verse) => verse[style].split(" | ").length !== 2)).toEqual([]);
  }
});

test("what is recited shortens 2,663 long vowels and has no n before y, w, r, l, m and b", () => {
  const pairs = pronounced.flatMap(({ scholarly, latin }) => {
    const [written, recited] = [scholarly.split(" "), latin.split(" ")];
    expect(recited).toHaveLength(written.length);
    return recited.map((word, at) => ({ written: written[at] ?? "", word, next: recited[at + 1] }));
  });
  const shortened = pairs.filter(
    ({ written, word }) => /[āīū]$/u.test(written) && /[aiu]$/u.test(word),
  );
  expect(shortened).toHaveLength(2663);
  const kept = pairs.filter(
    ({ word, next = "" }) => /[aiu]n$/u.test(word) && /^[ywrlmb]/u.test(next),
  );
  expect(kept).toEqual([]);
  expect(pronounced.filter(({ latin }) => /n ?b/u.test(latin))).toEqual([]);
});
