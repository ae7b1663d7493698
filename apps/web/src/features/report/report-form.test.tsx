import type { Verse } from "@daily-quran/domain/reading";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { type Reply, stubServer, writes } from "../../test/server.ts";
import { ReportForm } from "./report-form.tsx";
import { textsOfVerse } from "./texts-of-verse.ts";

const verse = verseOneSeven();

function verseOneSeven(): Verse {
  const found = reading(1).surahs[0]?.verses[6];
  if (!found) throw new Error("Day 1 has no verse 1:7");
  return found;
}

function renderForm(replies: readonly Reply[]) {
  const calls = stubServer({ "report.send": replies });
  const onClose = vi.fn<() => void>();
  render(<ReportForm texts={textsOfVerse(verse, { bn: "bn-mine" }, "latin")} onClose={onClose} />);
  return { calls, onClose };
}

const shown = () => screen.getByRole("region", { name: "The text" });
const message = () => screen.getByRole("textbox", { name: "What is wrong?" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

test("the chosen text is sent as shown, with its edition, and the form says thanks", async () => {
  const { calls, onClose } = renderForm([
    { data: { number: 17, createdAt: "2026-03-17T05:10:00.000Z" } },
  ]);
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Where is the mistake?" }),
    "Bengali translation",
  );
  screen.getByText(verse.bengaliTranslation);
  await userEvent.type(message(), "A word is missing.");
  await send();
  expect((await screen.findByText(/Your report is number/)).textContent).toBe(
    "Thank you. Your report is number 17.",
  );
  expect(writes(calls, "report.send")).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      about: {
        kind: "translation",
        surahNumber: 1,
        verseNumber: 7,
        language: "bn",
        edition: "bn-mine",
      },
      shown: verse.bengaliTranslation,
      message: "A word is missing.",
    },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("Arabic stands at the right, a translation at the left", async () => {
  renderForm([]);
  const where = screen.getByRole("combobox", { name: "Where is the mistake?" });
  expect([shown().textContent, shown().dir]).toEqual([verse.arabic, "rtl"]);
  await userEvent.selectOptions(where, "Bengali translation");
  expect([shown().textContent, shown().dir]).toEqual([verse.bengaliTranslation, "ltr"]);
});

test("the typed text stays when sending fails, and the same report is sent again", async () => {
  const { calls } = renderForm([
    { offline: true },
    { refused: "TOO_MANY_REQUESTS" },
    { data: { number: 18, createdAt: "2026-03-17T05:10:00.000Z" } },
  ]);
  await userEvent.type(message(), "A mark is missing.");
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Your report could not be sent. It is kept here: check your network and send it again.",
  );
  await send();
  await screen.findByText("Too many attempts. Please wait and try again.");
  await send();
  await screen.findByText(/Your report is number/);
  const sent = writes(calls, "report.send");
  expect(sent).toHaveLength(3);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(sent[0]);
});

test("a report that was not sent comes back with its text, once sent it does not", async () => {
  renderForm([{ data: { number: 17, createdAt: "2026-03-17T05:10:00.000Z" } }]);
  await userEvent.selectOptions(screen.getByRole("combobox"), "Bengali translation");
  await userEvent.type(message(), "A word is missing.");
  cleanup();
  renderForm([{ data: { number: 17, createdAt: "2026-03-17T05:10:00.000Z" } }]);
  expect(message()).toHaveProperty("value", "A word is missing.");
  screen.getByText(verse.bengaliTranslation);
  await send();
  await screen.findByText(/Your report is number/);
  cleanup();
  renderForm([]);
  expect(message()).toHaveProperty("value", "");
});
