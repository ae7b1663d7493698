import { expect, test } from "vitest";
import { folderUrlOf, RECITERS, reciterFolder, recitersAt } from "./reciters.ts";

const EVERYAYAH = "https://everyayah.com/data/Alafasy_128kbps/";

test("everyayah.com, and a host with its layout, offers the reciters", () => {
  expect(recitersAt(EVERYAYAH)).toBe(RECITERS);
  expect(recitersAt("https://mirror.example/quran/data/Husary_128kbps")).toBe(RECITERS);
});

test.each([
  "https://audio.example/",
  "https://audio.example/Alafasy_128kbps/",
  "https://audio.example/data/our-own-reciter/",
])("%s offers no choice, and a stored wish changes nothing", (url) => {
  expect(recitersAt(url)).toEqual([]);
  expect(folderUrlOf(url, "Husary_128kbps")).toBe(url);
});

test("a reciter's folder replaces the configured one", () => {
  expect(folderUrlOf(EVERYAYAH, "Husary_128kbps")).toBe(
    "https://everyayah.com/data/Husary_128kbps/",
  );
  expect(folderUrlOf(EVERYAYAH, null)).toBe(EVERYAYAH);
  expect(folderUrlOf(EVERYAYAH, "unknown")).toBe(EVERYAYAH);
  expect(reciterFolder(EVERYAYAH, "Husary_128kbps")).toBe("Husary_128kbps");
  expect(reciterFolder(EVERYAYAH, null)).toBe("Alafasy_128kbps");
});

test("the folders are everyayah.com's own names", () => {
  expect(RECITERS.map(({ folder }) => folder)).toEqual([
    "Alafasy_128kbps",
    "Husary_128kbps",
    "Abdul_Basit_Murattal_192kbps",
    "Minshawy_Murattal_128kbps",
    "Abdurrahmaan_As-Sudais_192kbps",
  ]);
});
