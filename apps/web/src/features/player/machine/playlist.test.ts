import { recordingUrl } from "@daily-quran/domain/recitation/reciters";
import { expect, test } from "vitest";
import { verseOf } from "../../../test/verses.ts";
import { playableVerses, playlistOf } from "./playlist.ts";

const surah = (number: number, englishName: string) => ({
  number,
  name: englishName,
  englishName,
  englishMeaning: "",
  bengaliMeaning: "",
  bengaliName: "",
  arabicName: "",
  basmala: true,
});

test.each([
  [1, 1, "001001.mp3"],
  [2, 255, "002255.mp3"],
  [114, 6, "114006.mp3"],
])("the recording of %i:%i is %s", (surahNumber, verseNumber, name) => {
  const folder = "https://everyayah.com/data/Alafasy_128kbps";
  expect(recordingUrl({ surahNumber, verseNumber }, `${folder}/`)).toBe(`${folder}/${name}`);
  expect(recordingUrl({ surahNumber, verseNumber }, folder)).toBe(`${folder}/${name}`);
});

test("a day's playlist has the verses of its surahs in order, each with its recording", () => {
  const verses = playableVerses(
    [
      { ...surah(113, "Al-Falaq"), verses: [verseOf(113, 5)] },
      { ...surah(114, "An-Nas"), verses: [verseOf(114, 1)] },
    ],
    ({ englishName }, key) => `${englishName} ${key}`,
  );
  expect(playlistOf(verses, "https://audio.example/")).toEqual([
    {
      verse: { surahNumber: 113, verseNumber: 5, title: "Al-Falaq 113:5" },
      url: "https://audio.example/113005.mp3",
    },
    {
      verse: { surahNumber: 114, verseNumber: 1, title: "An-Nas 114:1" },
      url: "https://audio.example/114001.mp3",
    },
  ]);
});
