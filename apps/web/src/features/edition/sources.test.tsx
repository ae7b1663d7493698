import type { ListedEdition } from "@daily-quran/domain/edition";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { stubNetwork } from "../../test/stub-network.ts";
import { listedEditions, tafseerEdition } from "../../test/editions.ts";
import { render } from "../../test/render.tsx";
import { Sources } from "./sources.tsx";

const open = (...installed: ListedEdition[]) =>
  render(<Sources />, {
    answers: [{ path: "/api/editions", body: [...listedEditions(), ...installed] }],
  });

/** An edition's details, line by line, and the folded ones. */
function source(id: string) {
  const item = document.getElementById(id);
  if (!item) throw new Error(`${id} is not listed`);
  return {
    name: within(item).getByRole("heading").textContent,
    lines: [...item.querySelectorAll(":scope > p")].map((line) => line.textContent),
    link: item.querySelector(":scope > p a")?.getAttribute("href"),
    folds: [...item.querySelectorAll("details")].map((fold) => [
      fold.querySelector("summary")?.textContent,
      fold.open,
      fold.querySelectorAll("li").length,
    ]),
  };
}

test("every text is listed with its source, licence, completeness and corrections", () => {
  open();
  expect(
    [...document.querySelectorAll("ul > li[id]")].map((item) => item.getAttribute("id")),
  ).toEqual([
    "ar-uthmani",
    "en-saheeh",
    "bn-muhiuddin",
    "en-letters",
    "en-recited",
    "bn-letters",
    "en-transliteration",
    "ar-indopak",
  ]);
  expect(source("en-saheeh")).toEqual({
    name: "Saheeh International",
    lines: [
      "English translation by Umm Muhammad (Saheeh International). tanzil.net",
      "Copyright of its translators. Through Tanzil for non-commercial use only; not freely redistributable in every setting.",
      "6,236 of 6,236 verses. Readings show it by default.",
    ],
    link: "https://tanzil.net/trans/en.sahih",
    folds: [
      ["5,752 verses corrected alike", false, 0],
      [expect.stringMatching(/^\d+ corrections made here$/), false, 8],
    ],
  });
  expect(source("ar-uthmani").lines[0]).toBe(
    "Arabic text from The Noble Qur'an Encyclopedia (QuranEnc). quranenc.com",
  );
  const { lines, folds } = source("bn-muhiuddin");
  expect(folds).toEqual([
    ["839 verses corrected alike", false, 0],
    [expect.stringMatching(/^[\d,]+ corrections made here$/), false, expect.any(Number)],
  ]);
  expect(lines.at(-1)).toMatch(/^\d+ verses have a remark under their translation:/);
});

test("a reason is shown once, with its verses, each once", () => {
  open();
  const [, fold] = document.querySelectorAll("#bn-muhiuddin details");
  const words = [...(fold?.querySelectorAll("[lang=bn]") ?? [])].map((word) => word.textContent);
  expect(words).toContain("ফেরাউন");
  expect(fold?.querySelector("li")?.textContent).toBe(
    "The answer of Moses opens 2:71 in the Arabic; the source has it at the end of 2:70. 2:70, 2:71",
  );
});

test("the marks that were restored name the copy that they are from", () => {
  open();
  const [fold] = document.querySelectorAll("#en-saheeh details");
  expect(fold?.querySelector("p")?.textContent).toBe(
    "quran-json leaves out the marks that a verse ends with, and the quotation mark that some begin with. They are restored from the same edition in the Quranic Corpus, whose words are equal in all verses; a third copy has the same marks. The copy they are taken from",
  );
  expect(fold?.querySelector("a")?.href).toBe(
    "https://github.com/kaisdukes/quranic-corpus-api/blob/17a9062416eccc332111ef3e84f74072d709e187/src/main/resources/data/translation/sahih-international.txt",
  );
});

test("each name is set in its own letters", () => {
  open();
  expect(
    screen.getAllByRole("heading").map(({ textContent, lang }) => [textContent, lang]),
  ).toEqual([
    ["Quran, Uthmani script (Hafs)", "en"],
    ["Saheeh International", "en"],
    ["মাওলানা মুহিউদ্দীন খান", "bn"],
    ["Scholarly, with ʿ, ā and ḥ", "en"],
    ["As recited, in Latin letters", "en"],
    ["উচ্চারণ, বাংলা হরফে", "bn"],
    ["English transliteration", "en"],
    ["Quran, Indo-Pak script (Hafs)", "en"],
  ]);
});

const NO_TAFSEER = "No tafseer is installed on this site yet.";

test("an installed one that lacks verses says which", () => {
  const edition = tafseerEdition("bn-deep", "গভীর সাগর", false);
  open({ ...edition, verses: 6235, missingVerses: ["2:255"] });
  expect(source("bn-deep")).toEqual({
    name: "গভীর সাগর",
    lines: [
      "Bengali tafseer by A Scholar. tafseer.example",
      "For everyone.",
      "6,235 of 6,236 verses.",
    ],
    link: "https://tafseer.example/",
    folds: [["1 verse missing", false, 1]],
  });
  expect(screen.queryByText(NO_TAFSEER)).toBeNull();
});

test("without a tafseer it says so", () => {
  open();
  expect(screen.getByText(NO_TAFSEER)).toBeTruthy();
});

test("a list that cannot be loaded is said so", async () => {
  stubNetwork({});
  render(<Sources />);
  expect(await screen.findByText("The list of sources could not be loaded.")).toBeTruthy();
});
