import type { Verse } from "@daily-quran/domain/reading";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { currentKey, usePlayerState } from "../../features/player/player-context.ts";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { listedEditions, tafseerEdition } from "../../test/editions.ts";
import { reading } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { verseOf } from "../../test/verses.ts";
import { stubServer, writes } from "../../test/server.ts";
import { tafseer } from "../../reader/reading-preferences.ts";
import { VerseSheet } from "./verse-sheet.tsx";

function open(verse: Verse, editions = listedEditions()) {
  userEvent.setup();
  render(<Page verse={verse} />, { answers: [{ path: "/api/editions", body: editions }] });
}

function Page({ verse }: { readonly verse: Verse }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <PlayerProvider
      verses={[1, 2].map((verseNumber) => ({ surahNumber: 1, verseNumber, title: "" }))}
    >
      <ul>
        <li id="1-1">
          <p data-line="eng">{verse.translation}</p>
          <details data-tafseer>
            <summary>Tafseer</summary>
          </details>
        </li>
      </ul>
      <VerseSheet verse={verse} opened={isOpen} onClose={() => setOpen(false)} />
      <Playing />
    </PlayerProvider>
  );
}

function Playing() {
  const scope = usePlayerState(({ phase }) =>
    phase.status === "idle" ? "none" : phase.track.scope,
  );
  return <p>{`${usePlayerState(currentKey)} ${scope}`}</p>;
}

const names = () => screen.getAllByRole("button").map((button) => button.textContent);

test("what is done most with a verse comes first, the rest is behind More", async () => {
  open({ ...verseOf(1, 1), tafseer: "Deep." });
  expect(await screen.findByRole("heading", { name: "Al-Fatiha 1:1" })).toBeTruthy();
  await screen.findByRole("button", { name: "Bookmark and note" });
  const more = screen.getByText("More");
  const behind = within(more.parentElement as HTMLElement);
  expect(names().slice(1, 6)).toEqual([
    "Play from here",
    "Commentary",
    "Bookmark and note",
    "Share",
    "Copy as shown",
  ]);
  expect(behind.getByText("Report a mistake")).toBeTruthy();
  expect(behind.queryByText("Share")).toBeNull();
});

test("Play from here plays the day on from the verse", async () => {
  for (const name of ["load", "pause"] as const)
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(() => undefined);
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  open(verseOf(1, 1));
  expect(screen.getByText("null none")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Play from here" }));
  expect(await screen.findByText("1:1 day")).toBeTruthy();
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Commentary shows and opens that of the verse alone; where there is none it is not offered", async () => {
  Element.prototype.scrollIntoView = () => {};
  open({ ...verseOf(1, 2), tafseerRef: 1 });
  await userEvent.click(screen.getByRole("button", { name: "Commentary" }));
  const folded = document.querySelector("details[data-tafseer]");
  await waitFor(() => expect(folded?.hasAttribute("open")).toBe(true));
  expect(folded?.getAttribute("data-found")).toBe("true");
  expect(tafseer.get()).toBe("hidden");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(folded?.querySelector("summary"));
  cleanup();
  open(verseOf(1, 2));
  expect(screen.queryByRole("button", { name: "Commentary" })).toBeNull();
});

test("a report begins with the translation that is in sight, else with the Arabic", async () => {
  open(verseOf(1, 1));
  await userEvent.click(screen.getByRole("button", { name: /report/i }));
  expect(screen.getByRole("combobox")).toHaveProperty("value", "0");
  cleanup();
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as never);
  open(verseOf(1, 1));
  await userEvent.click(screen.getByRole("button", { name: /report/i }));
  expect(screen.getByRole("combobox")).toHaveProperty("value", "1");
});

test("a report on the commentary of the page's language names its edition, where the default is another", async () => {
  const [verse] = reading(1).surahs[0]?.verses ?? [];
  if (!verse) throw new Error("Day 1 has no verse");
  tafseer.set("shown");
  const calls = stubServer({
    "report.send": { data: { number: 1, createdAt: "2026-03-17T05:10:00.000Z" } },
  });
  const english = { ...tafseerEdition("en-deep", "The Deep Sea", false), isLanguageDefault: true };
  const editions = [...listedEditions(), tafseerEdition("bn-deep", "গভীর সাগর"), english];
  open({ ...verse, tafseer: "Deep." }, editions);
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
