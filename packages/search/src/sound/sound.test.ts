import { expect, test } from "vitest";
import { latinOfBengali } from "./bengali-sound.ts";
import { joinSkeletons, lineSkeletonOf, soundOf } from "./latin-sound.ts";

test.each([
  ["স্বালা-তা", "salata"],
  ["আস্বহা-বু", "ashabu"],
  ["ক্বুল", "kul"],
  ["ওয়াদ্বুহা-হা-", "waduhaha"],
  ["ত্বা-‘আতুন", "taatun"],
  ["যয্বান", "zazan"],
])("the ব below %s marks a heavy letter and has no sound", (bengali, latin) => {
  expect(latinOfBengali(bengali)).toBe(latin);
});

const inRow = (words: string): string =>
  joinSkeletons(words.split(" ").map((word) => lineSkeletonOf(soundOf(word))));

test.each([
  ["min rabbihim", "mir rabbihim"],
  ["hudan lil-muttaqīn", "hudal lil-muttaqīn"],
  ["rajulun muʾmin", "rajulum muʾmin"],
  ["min warāʾi", "miw warāʾi"],
  ["man yaqūlu", "may yaqūlu"],
  ["min baʿdi", "mim baʿdi"],
  ["anbiyāʾa", "ambiyāʾa"],
  ["qul rabbi", "qur rabbi"],
])("%s sounds as it is recited: %s", (written, recited) => {
  expect(inRow(recited)).toBe(inRow(written));
});

test.each([
  ["min qabli", "mi qabli"],
  ["man dhā", "ma dhā"],
  ["mina r-rizqi", "mir rizqi"],
  ["qul hum", "qu hum"],
])("%s does not sound as %s", (one, other) => {
  expect(inRow(one)).not.toBe(inRow(other));
});
