import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { reading } from "../../../test/readings.ts";
import { render } from "../../../test/render.tsx";
import { BASMALA } from "./basmala.tsx";
import { SurahCard } from "./surah-card.tsx";

const surahOf = (day: number, number: number) => {
  const surah = reading(day).surahs.find((each) => each.number === number);
  if (!surah) throw new Error(`No surah ${number} on day ${day}`);
  return surah;
};

test("a surah shows its name, its number and its verses with both translations", () => {
  render(<SurahCard surah={surahOf(300, 108)} index={0} />);
  expect(screen.getByRole("heading", { name: "الكوثر" }).getAttribute("lang")).toBe("ar");
  expect(screen.getByText("108").tagName).toBe("SPAN");
  const verse = surahOf(300, 108).verses[1];
  const [, second] = screen.getAllByRole("listitem");
  expect([...(second?.querySelectorAll("p") ?? [])].map((text) => text.textContent)).toEqual([
    `${verse?.arabic} \u06dd\u0662`,
    "faṣalli lirabbika wanḥar",
    "So pray to your Lord and sacrifice [to Him alone].",
    verse?.bengaliTranslation,
  ]);
});

test.each([
  ["", "Al-Kawthar", "Al-Kawthar"],
  ["", "", "Surah 108"],
])("with the names %j and %j its heading is %j", (arabicName, englishName, heading) => {
  render(<SurahCard surah={{ ...surahOf(300, 108), arabicName, englishName }} index={0} />);
  expect(screen.getByRole("heading").textContent).toBe(heading);
});

test.each([
  [300, 108, true],
  [1, 1, false],
  [299, 98, false],
])("on day %i surah %i has a Basmala heading: %s", (day, number, expected) => {
  render(<SurahCard surah={surahOf(day, number)} index={0} />);
  const headings = [...document.querySelectorAll("p")].filter((p) => p.textContent === BASMALA);
  expect(headings.length === 1).toBe(expected);
});

test.each([
  [1, 1, "The Opener · 7 verses"],
  [1, 2, "The Cow · verses 1–24 of 286"],
  [101, 9, "The Repentance · verses 100–111 of 129"],
])("on day %i surah %i says which of its verses are read", (day, number, text) => {
  render(<SurahCard surah={surahOf(day, number)} index={0} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test("a single verse of a surah is named as one", () => {
  const surah = surahOf(1, 2);
  render(<SurahCard surah={{ ...surah, verses: surah.verses.slice(4, 5) }} index={0} />);
  expect(screen.getByText("The Cow · verse 5 of 286")).toBeTruthy();
});

test("the Basmala is letter for letter that of 1:1", () => {
  expect(BASMALA).toBe(surahOf(1, 1).verses[0]?.arabic);
});

test("of a day's only surah it is the lasting translation", async () => {
  render(<SurahCard surah={surahOf(101, 9)} index={0} />);
  const translation = within(screen.getByRole("group", { name: "Translation" }));
  await userEvent.click(translation.getByRole("radio", { name: "English translation" }));
  expect(window.localStorage.getItem("daily-quran:translation")).toBe('"eng"');
  expect(translation.getByRole("radio", { checked: true }).getAttribute("value")).toBe("eng");
});

test.each([
  ["eng", "{}", "eng"],
  ["ban", '{"300:2":"no"}', "no"],
  ["ban", '{"299:2":"no","2":"no"}', "ban"],
  ["both", "{}", "both"],
])("with %s lasting and the exceptions %s a surah shows %s", (lasting, exceptions, shown) => {
  window.localStorage.setItem("daily-quran:translation", JSON.stringify(lasting));
  window.localStorage.setItem("daily-quran:translation-choices", exceptions);
  render(<SurahCard surah={surahOf(300, 108)} index={2} day={300} />);
  expect(document.querySelector<HTMLInputElement>("[name=translation-2]:checked")?.value).toBe(
    shown,
  );
});

test("the translation is the surah's own on its day, kept by its index, and No at first", async () => {
  render(<SurahCard surah={surahOf(300, 108)} index={2} day={300} />);
  const translation = within(screen.getByRole("group", { name: "Translation" }));
  expect(translation.getByRole("radio", { checked: true, name: "No translation" })).toBeTruthy();
  await userEvent.click(translation.getByRole("radio", { name: "Bengali translation" }));
  expect(translation.getByRole("radio", { checked: true }).getAttribute("value")).toBe("ban");
  expect(window.localStorage.getItem("daily-quran:translation-choices")).toBe('{"300:2":"ban"}');
});

test("the text size is kept for Arabic and translation, and medium at first", async () => {
  render(<SurahCard surah={surahOf(300, 108)} index={0} />);
  const size = within(screen.getByRole("group", { name: "Text size" }));
  expect(size.getByRole("radio", { checked: true, name: "Medium text" })).toBeTruthy();
  await userEvent.click(size.getByRole("radio", { name: "Extra large text" }));
  expect(window.localStorage.getItem("daily-quran:arabic-size")).toBe('"extra-large"');
  expect(window.localStorage.getItem("daily-quran:translation-size")).toBe('"extra-large"');
});

test.each(["en", "bn"] as const)(
  "what is remarked on a translation stands under it, in the page's language (%s)",
  (language) => {
    const verse = surahOf(84, 7).verses.find(({ verseNumber }) => verseNumber === 156);
    render(<SurahCard surah={surahOf(84, 7)} index={0} />, { language });
    const lines = [...document.querySelectorAll("#\\37 -156 p[data-line]")];
    const remarks = lines.map((line) => {
      const remark = line.querySelector("small");
      return [line.getAttribute("data-line"), remark?.lang, remark?.textContent];
    });
    expect(Object.fromEntries(remarks.map(([kind, ...remark]) => [kind, remark]))).toEqual({
      transliteration: [undefined, undefined],
      eng: [undefined, undefined],
      ban: [language, verse?.bengaliRemark?.text[language]],
    });
    expect(verse?.bengaliRemark?.kind).toBe("missing");
  },
);
