import type { Reading } from "@daily-quran/domain/reading";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { editionChoices } from "../../../reader/editions/edition-choices.ts";
import { stubNetwork } from "../../../test/stub-network.ts";
import { listedEditions, tafseerEdition } from "../../../test/editions.ts";
import { reading } from "../../../test/readings.ts";
import { render } from "../../../test/render.tsx";
import { useDayReading } from "./use-day-reading.ts";

const VERSES = "GET /api/schedule/300/verses";

/** Day 300 with these texts at its first verse. */
function readingWith(texts: Partial<Reading["surahs"][number]["verses"][number]>): Reading {
  const [first, ...surahs] = reading(300).surahs;
  if (!first) throw new Error("Day 300 reads nothing");
  const verses = first.verses.map((verse, index) => (index === 0 ? { ...verse, ...texts } : verse));
  return { ...reading(300), surahs: [{ ...first, verses }, ...surahs] };
}

function FirstVerse({ today }: { readonly today: number }) {
  const { reading: shown, isPending } = useDayReading(300, today);
  const [verse] = shown?.surahs[0]?.verses ?? [];
  if (isPending) return <p>Pending</p>;
  return (
    <>
      <p>{verse?.translation}</p>
      <p>{verse?.bengaliTranslation}</p>
      <p>{verse?.tafseer}</p>
    </>
  );
}

const today = { answers: [{ path: "/api/current-reading", body: reading(300) }] };
const texts = () => [...document.querySelectorAll("p")].map((p) => p.textContent);
const first = reading(300).surahs[0]?.verses[0];
const usual = [first?.translation, first?.bengaliTranslation, ""];

test("without a choice the document's reading is shown, without a request", () => {
  const calls = stubNetwork({});
  render(<FirstVerse today={300} />, today);
  expect(texts()).toEqual(usual);
  expect(calls).toEqual([]);
});

test("a chosen edition is requested by its id; until it arrives the document's reading stays", async () => {
  editionChoices.set({ tafseer: "en-deep" });
  const call = `${VERSES}?tafseer=en-deep`;
  const calls = stubNetwork({ [call]: { body: readingWith({ tafseer: "Deep." }) } });
  render(<FirstVerse today={300} />, today);
  expect(texts()).toEqual(usual);
  await screen.findByText("Deep.");
  expect(calls).toEqual([call]);
});

test("a translation in each language is fetched by two requests", async () => {
  editionChoices.set({ tafseer: "en-deep", en: "en-mine", bn: "bn-mine" });
  const calls = stubNetwork({
    [`${VERSES}?tafseer=en-deep&translation=en-mine`]: {
      body: readingWith({ translation: "Mine.", tafseer: "Deep." }),
    },
    [`${VERSES}?translation=bn-mine`]: { body: readingWith({ bengaliTranslation: "আমার।" }) },
  });
  render(<FirstVerse today={1} />);
  expect(texts()).toEqual(["Pending"]);
  await screen.findByText("Deep.");
  expect(texts()).toEqual(["Mine.", "আমার।", "Deep."]);
  expect(calls).toHaveLength(2);
});

test("a removed edition is no longer chosen, and the others are shown", async () => {
  editionChoices.set({ tafseer: "en-gone", bn: "bn-muhiuddin" });
  const calls = stubNetwork({
    [`${VERSES}?tafseer=en-gone&translation=bn-muhiuddin`]: { refused: "EDITION_NOT_FOUND" },
    "GET /api/editions": { body: [...listedEditions(), tafseerEdition("en-deep", "Deep")] },
    [`${VERSES}?translation=bn-muhiuddin`]: { body: readingWith({ translation: "Kept." }) },
  });
  render(<FirstVerse today={300} />, today);
  await screen.findByText("An edition that you chose is no longer installed here.");
  await screen.findByText("Kept.");
  expect(editionChoices.get()).toEqual({ bn: "bn-muhiuddin" });
  expect(calls).toHaveLength(3);
});

test("when an edition cannot be loaded the default is shown, and the choice is kept", async () => {
  editionChoices.set({ tafseer: "en-deep" });
  stubNetwork({
    [`${VERSES}?tafseer=en-deep`]: { refused: "DATABASE_AWAY" },
    [VERSES]: { body: reading(300) },
  });
  render(<FirstVerse today={1} />);
  await screen.findByText("The editions that you chose could not be loaded.");
  await screen.findByText(first?.translation ?? "");
  expect(editionChoices.get()).toEqual({ tafseer: "en-deep" });
});

test("going back to the default needs no request", async () => {
  editionChoices.set({ tafseer: "en-deep" });
  const call = `${VERSES}?tafseer=en-deep`;
  const calls = stubNetwork({ [call]: { body: readingWith({ tafseer: "Deep." }) } });
  render(<FirstVerse today={300} />, today);
  await screen.findByText("Deep.");
  act(() => editionChoices.set({}));
  expect(texts()).toEqual(usual);
  expect(calls).toEqual([call]);
});

test.each([
  ['{"tafseer":7,"en":"","bn":"bn-mine","fr":"fr-mine"}', { bn: "bn-mine" }],
  ['"en-deep"', {}],
])("of what is stored, %s, only ids of known places hold", (stored, choices) => {
  window.localStorage.setItem("daily-quran:editions", stored);
  expect(editionChoices.get()).toEqual(choices);
});

test.each([
  ["en", "en-deep"],
  ["bn", "bn-deep"],
] as const)("a commentary that is shown is in the page's language: %s", async (language, id) => {
  window.localStorage.setItem("daily-quran:tafseer", '"shown"');
  window.localStorage.setItem("daily-quran:translation", language === "en" ? '"ban"' : '"eng"');
  const ofLanguage = { ...tafseerEdition(id, "Deep", false), isLanguageDefault: true };
  stubNetwork({
    "GET /api/editions": {
      body: [
        ...listedEditions(),
        { ...tafseerEdition("other", "Other"), isLanguageDefault: false },
        ofLanguage,
      ],
    },
    [`${VERSES}?tafseer=${id}`]: { body: readingWith({ tafseer: "Deep." }) },
  });
  render(<FirstVerse today={300} />, { ...today, language });
  await screen.findByText("Deep.");
  expect(editionChoices.get()).toEqual({});
});
