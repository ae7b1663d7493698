import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tafseerEdition } from "../../test/editions.ts";
import { render } from "../../test/render.tsx";
import { SearchDialog } from "./search-dialog.tsx";

/** A worker whose texts never arrive: the server answers. */
class WaitingWorker extends EventTarget {
  postMessage = () => {};
}

beforeEach(() => {
  vi.stubGlobal("Worker", WaitingWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(header: string | undefined) {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      Response.json([], {
        headers: {
          "x-total-count": "0",
          ...(header !== undefined && { "x-no-such-verse": header }),
        },
      }),
    ),
  );
}

test.each([
  ["en", "2:300", "surah=2, last=286", "Surah 2 has the verses 1 to 286."],
  ["bn", "২:৩০০", "surah=2, last=286", "সূরা ২-এ আছে আয়াত ১ থেকে ২৮৬।"],
  ["en", "115:1", "last=114", "The Quran has the surahs 1 to 114."],
  ["bn", "১১৫:১", "last=114", "কুরআনে আছে সূরা ১ থেকে ১১৪।"],
  ["en", "qqqzzz", undefined, "Nothing found"],
] as const)("in %s, %s with the header %s says: %s", async (language, query, header, text) => {
  answerWith(header);
  render(<SearchDialog opened onClose={() => {}} />, { language });
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: query } });
  expect((await screen.findByText(text)).tagName).toBe("OUTPUT");
});

const FATIHA = {
  kind: "surah",
  number: 1,
  surahNumber: 1,
  verseNumber: 1,
  surahName: "Al-Fatiha",
  day: 1,
  texts: [],
};

test.each([
  ["en", "1", "1 result"],
  ["bn", "1", "১টি ফলাফল"],
  ["en", "1992", "The best 1 of 1,992 results"],
  ["bn", "1992", "১,৯৯২টি ফলাফলের মধ্যে সবচেয়ে উপযুক্ত ১টি"],
] as const)("in %s, one shown of %s is said: %s", async (language, total, text) => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json([FATIHA], { headers: { "x-total-count": total } })),
  );
  render(<SearchDialog opened onClose={() => {}} />, { language });
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "fatiha" } });
  expect((await screen.findByText(text)).tagName).toBe("OUTPUT");
});

test.each([
  ["en", "Ruku 4Al-Baqarah, ruku 3 2:21Day 1"],
  ["bn", "রুকু ৪আল-বাকারা, রুকু ৩ ২:২১দিন ১"],
] as const)(
  "in %s, a ruku is found with its number among those of its surah",
  async (language, text) => {
    const ruku = {
      kind: "ruku",
      number: 4,
      surahNumber: 2,
      verseNumber: 21,
      surahName: "Al-Baqarah",
      day: 1,
      texts: [],
    };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json([ruku])));
    render(<SearchDialog opened onClose={() => {}} />, { language });
    fireEvent.change(await screen.findByRole("combobox"), { target: { value: "ruku 3 baqarah" } });
    expect((await screen.findByRole("option")).textContent).toBe(text);
  },
);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("an answer that takes 200 ms is said to be searched for, also after another one", async () => {
  let answer!: (response: Response) => void;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  render(<SearchDialog opened onClose={() => {}} />);
  const box = await screen.findByRole("combobox");
  const status = document.querySelector("output");
  vi.useFakeTimers();
  for (const query of ["f", "fatiha"]) {
    fireEvent.change(box, { target: { value: query } });
    await pass(199);
    expect(status?.textContent).toBe(query === "f" ? "" : "1 result");
    await pass(1);
    expect(status?.textContent).toBe("Searching…");
    answer(Response.json([FATIHA]));
    await pass(0);
    expect(status?.textContent).toBe("1 result");
  }
});

test("what the server found is revalidated: a cached result may be of a text before", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([FATIHA]));
  vi.stubGlobal("fetch", fetched);
  render(<SearchDialog opened onClose={() => {}} />);
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "fatiha" } });
  await screen.findByText("1 result");
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(["no-cache"]);
});

test("what is remarked on a found translation stands under it, and not under the other texts", async () => {
  const found = {
    ...FATIHA,
    kind: "verse",
    number: undefined,
    texts: [
      { field: "bengaliTranslation", text: "অনুবাদ", marks: [{ start: 0, end: 6 }] },
      { field: "translation", text: "the meaning", marks: [{ start: 0, end: 3 }] },
    ],
    bengaliRemark: { kind: "doubtful", text: { en: "In doubt.", bn: "সন্দেহ আছে।" } },
  };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([found])));
  render(<SearchDialog opened onClose={() => {}} />);
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "অনুবাদ" } });
  expect((await screen.findByText("In doubt.")).parentElement?.textContent).toBe("অনুবাদIn doubt.");
});

test.each([
  ["en", "the meaning"],
  ["bn", "অনুবাদ"],
] as const)(
  "in %s what is found by its sound has the reader's translation below",
  async (language, own) => {
    const texts = [
      { field: "transliteration", text: "bismi", marks: [{ start: 0, end: 5 }] },
      { field: "arabic", text: "بِسۡمِ", marks: [] },
      { field: "translation", text: "the meaning", marks: [] },
      { field: "bengaliTranslation", text: "অনুবাদ", marks: [] },
    ];
    const found = { ...FATIHA, kind: "verse", number: undefined, texts };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json([found])));
    render(<SearchDialog opened onClose={() => {}} />, { language });
    fireEvent.change(await screen.findByRole("combobox"), { target: { value: "bismi" } });
    const option = await screen.findByRole("option");
    const shown = [...option.querySelectorAll("[lang]")].map(({ textContent }) => textContent);
    expect(shown).toEqual(["bismi", "بِسۡمِ", own]);
  },
);

test.each([
  ["en", ["English translation", "Transliteration", "Tafseer: Tafsir al-Jalalayn"]],
  ["bn", ["ইংরেজি অনুবাদ", "উচ্চারণ", "তাফসীর: তাফসীর আল-জালালাইন"]],
] as const)("in %s each text says whose it is, but for the Arabic", async (language, sources) => {
  const marks = [{ start: 0, end: 2 }];
  const text = (field: string) => ({ field, text: "word by word", marks });
  const results = [
    [text("arabic"), text("translation")],
    [text("transliteration")],
    [{ ...text("tafseer"), edition: "en-al-jalalayn" }],
  ].map((texts, at) => {
    return { ...FATIHA, kind: "verse", number: undefined, verseNumber: at + 1, texts };
  });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(results)));
  const answers = [
    { path: "/api/editions", body: [tafseerEdition("en-al-jalalayn", "Tafsir al-Jalalayn")] },
  ];
  render(<SearchDialog opened onClose={() => {}} />, { language, answers });
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "word" } });
  await screen.findByText(sources[2]);
  expect([...document.querySelectorAll("small")].map(({ textContent }) => textContent)).toEqual(
    sources,
  );
});
