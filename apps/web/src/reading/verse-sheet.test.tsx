import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listedEditions, tafseerEdition } from "../test/editions.ts";
import { reading } from "../test/readings.ts";
import { render } from "../test/render.tsx";
import { stubServer, writes } from "../test/server.ts";
import { tafseer } from "../reader/reading-preferences.ts";
import { VerseSheet } from "./verse-sheet.tsx";

test("a report on the commentary of the page's language names its edition, where the default is another", async () => {
  const [verse] = reading(1).surahs[0]?.verses ?? [];
  if (!verse) throw new Error("Day 1 has no verse");
  tafseer.set("shown");
  const calls = stubServer({
    "report.send": { data: { number: 1, createdAt: "2026-03-17T05:10:00.000Z" } },
  });
  const english = { ...tafseerEdition("en-deep", "The Deep Sea", false), isLanguageDefault: true };
  const editions = [...listedEditions(), tafseerEdition("bn-deep", "গভীর সাগর"), english];
  render(
    <VerseSheet verse={{ ...verse, tafseer: "Deep." }} opened onClose={vi.fn<() => void>()} />,
    {
      answers: [{ path: "/api/editions", body: editions }],
    },
  );
  await userEvent.click(screen.getByRole("button", { name: /report/i }));
  await userEvent.selectOptions(screen.getByRole("combobox"), "Tafseer");
  await userEvent.type(screen.getByRole("textbox"), "A word is missing.");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText(/Your report is number/);
  expect(writes(calls, "report.send")).toEqual([
    expect.objectContaining({
      about: { kind: "tafseer", surahNumber: 1, verseNumber: 1, edition: "en-deep" },
      shown: "Deep.",
    }),
  ]);
});
