import type { PlacedVerse } from "@daily-quran/domain/passage";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { editionChoices } from "../../reader/editions/edition-choices.ts";
import { listedEditions, tafseerEdition } from "../../test/editions.ts";
import { cites } from "../../test/quizzes.ts";
import { render } from "../../test/render.tsx";
import { stubNetwork } from "../../test/stub-network.ts";
import { placedVerse } from "../../test/readings.ts";
import { CitedCommentary } from "./cited-commentary.tsx";

const EDITIONS = [
  ...listedEditions(),
  tafseerEdition("en-deep", "The Deep Sea"),
  tafseerEdition("en-wide", "The Wide Sea", false),
];

function show(id: string, tafseer: string | undefined) {
  const verse: PlacedVerse = {
    ...placedVerse(91, 2),
    ...(tafseer !== undefined && { tafseer }),
  };
  stubNetwork({
    "GET /api/editions": { body: EDITIONS },
    [`GET /api/verses/91:2?tafseer=${id}`]: { body: verse },
  });
  const answers = [
    { path: "/api/editions", body: EDITIONS },
    { path: `/api/verses/91:2?tafseer=${id}`, body: verse },
  ];
  render(<CitedCommentary verse={cites} />, { answers });
}

const fold = () => document.querySelector("details");

test("a short passage stands open with its source, in its own language and direction", async () => {
  show("en-deep", "By the moon, which follows it.");
  const text = await screen.findByText("By the moon, which follows it.");
  expect([text.lang, text.dir, fold()?.open]).toEqual(["en", "auto", true]);
  const source = await screen.findByRole("link", { name: "The Deep Sea, A Scholar" });
  expect(source.getAttribute("href")).toBe("/about#en-deep");
});

test("a long one is folded", async () => {
  const long = "By the moon, which follows it. ".repeat(12).trim();
  show("en-deep", long);
  await screen.findByText(long);
  expect(fold()?.open).toBe(false);
});

test("it is of the commentary that the reader has chosen", async () => {
  editionChoices.set({ tafseer: "en-wide" });
  show("en-wide", "Of the other one.");
  expect(await screen.findByText("Of the other one.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "The Wide Sea, A Scholar" })).toBeTruthy();
});

test("where it says nothing of the verse there is nothing", () => {
  show("en-deep", undefined);
  expect(fold()).toBeNull();
});
