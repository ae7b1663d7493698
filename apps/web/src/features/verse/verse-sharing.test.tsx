import type { ListedEdition } from "@daily-quran/domain/edition";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { editionChoices } from "../../reader/editions/edition-choices.ts";
import type { ShownLine } from "../../reader/shown-lines.ts";
import { listedEditions } from "../../test/editions.ts";
import { placedVerse } from "../../test/readings.ts";
import { render } from "../../test/render.tsx";
import { stubNetwork } from "../../test/stub-network.ts";
import { VerseSharing } from "./verse-sharing.tsx";

const ADDRESS = "https://quran.example/86/4";
const notes = [{ at: 5, text: "A footnote, which is no part of what is copied." }];
const verse = { ...placedVerse(86, 4), translationNotes: notes, bengaliNotes: notes };
const ARABIC = verse.arabic;
const ENGLISH = "There is no soul but that it has over it a protector.";
const BENGALI = verse.bengaliTranslation;
const SAHEEH = "— Saheeh International\nAt-Tariq 86:4";

const own = (missingVerses: string[] = []): ListedEdition[] =>
  listedEditions()
    .filter(({ id }) => id === "en-saheeh")
    .map((edition) => ({
      ...edition,
      id: "en-own",
      name: "Our own",
      builtIn: false,
      isDefault: false,
      missingVerses,
    }));

interface SheetOptions {
  readonly language?: "en" | "bn";
  readonly editions?: ListedEdition[];
}

function sheet(shown: ShownLine[] = [], { language = "en", editions = own() }: SheetOptions = {}) {
  // With a clipboard.
  userEvent.setup();
  render(
    <VerseSharing verse={verse} address={ADDRESS} pronunciation="in kullu" shown={new Set(shown)}>
      <p>Report</p>
    </VerseSharing>,
    { language, answers: [{ path: "/api/editions", body: [...listedEditions(), ...editions] }] },
  );
}

function withDevice(share: () => Promise<void>) {
  const asked = vi.fn<(data: ShareData) => Promise<void>>(share);
  Object.defineProperty(navigator, "share", { value: asked, configurable: true });
  return asked;
}

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

async function copied(name: string): Promise<string> {
  await userEvent.click(screen.getByRole("button", { name }));
  await screen.findByText(/^(Copied\.|কপি হয়েছে।)$/);
  return await navigator.clipboard.readText();
}

test("a verse is shared with the translation of the page's language where none is shown", async () => {
  const asked = withDevice(async () => {});
  sheet();
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  const text = `${ARABIC}\n${ENGLISH}\n${SAHEEH}`;
  expect(asked.mock.calls).toEqual([[{ title: "At-Tariq 86:4", text, url: ADDRESS }]]);
});

test("in Bengali it is the Bengali, with its translator and the reference in Bengali", async () => {
  const asked = withDevice(async () => {});
  sheet([], { language: "bn" });
  await userEvent.click(screen.getByRole("button", { name: "শেয়ার করুন" }));
  expect(asked.mock.calls[0]?.[0].text).toBe(
    `${ARABIC}\n${BENGALI}\n— মাওলানা মুহিউদ্দীন খান\nআত-তারিক ৮৬:৪`,
  );
});

test("what is shown is copied, and no more", async () => {
  sheet();
  expect(await copied("Copy as shown")).toBe(`${ARABIC}\nAt-Tariq 86:4`);
});

test("both translations and the pronunciation are copied where they are shown", async () => {
  sheet(["ban", "eng", "transliteration"]);
  expect(await copied("Copy as shown")).toBe(
    `${ARABIC}\nin kullu\n${ENGLISH}\n— Saheeh International\n${BENGALI}\n— মাওলানা মুহিউদ্দীন খান\nAt-Tariq 86:4`,
  );
});

test.each([
  ["Copy Arabic", `${ARABIC}\nAt-Tariq 86:4`],
  ["Copy pronunciation", "in kullu\nAt-Tariq 86:4"],
  ["Copy English", `${ENGLISH}\n${SAHEEH}`],
  ["Copy Bengali", `${BENGALI}\n— মাওলানা মুহিউদ্দীন খান\nAt-Tariq 86:4`],
  ["Copy link", ADDRESS],
])("%s copies it alone", async (name, text) => {
  sheet();
  await userEvent.click(screen.getByText("More"));
  expect(await copied(name)).toBe(text);
});

test.each([
  ["that has the words", ENGLISH, own(), "— Our own\nAt-Tariq 86:4"],
  ["of other words", "Another sentence.", own(), "At-Tariq 86:4"],
  ["that lacks the verse", ENGLISH, own(["86:4"]), SAHEEH],
])("a chosen edition %s is named only after its own", async (_, translation, editions, end) => {
  editionChoices.set({ en: "en-own" });
  stubNetwork({ "GET /api/verses/86:4?translation=en-own": { body: { ...verse, translation } } });
  sheet(["eng"], { editions });
  await vi.waitFor(async () =>
    expect(await copied("Copy as shown")).toBe(`${ARABIC}\n${ENGLISH}\n${end}`),
  );
});

test("where there is no sheet or it refuses, text and link are copied; a closed one is left alone", async () => {
  const text = `${ARABIC}\n${ENGLISH}\n${SAHEEH}\n${ADDRESS}`;
  sheet();
  expect(await copied("Share")).toBe(text);
  await navigator.clipboard.writeText("before");
  withDevice(() => Promise.reject(new DOMException("Closed", "AbortError")));
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(await navigator.clipboard.readText()).toBe("before");
  withDevice(() => Promise.reject(new DOMException("Not here", "NotAllowedError")));
  expect(await copied("Share")).toBe(text);
});

test("the picture is in the page's language, with its translation", () => {
  sheet([], { language: "bn" });
  const picture = screen.getByRole("link", { name: "ছবি ডাউনলোড করুন", hidden: true });
  expect([picture.getAttribute("href"), picture.getAttribute("download")]).toEqual([
    "/pictures/latest/bn/verse-86-4-in-bn-muhiuddin.png",
    "verse-86-4.png",
  ]);
});
