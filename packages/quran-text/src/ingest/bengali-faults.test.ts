import { expect, test } from "vitest";
import { bengaliFaults } from "./bengali-faults.ts";

test("finds no fault in what is written well", () => {
  expect(
    bengaliFaults(
      "নিশ্চয় আল্লাহ তা’আলা ক্ষমাশীল। তারা ভর্ৎসনা করল, “হে আল্লাহভীরু! আত্মীয়দেরকে দাও।” আল্লাহ তা’য়ালার, আল্লাহতে। সমরাঙ্গনের নবীগণ বিষণ্ণ।",
    ),
  ).toEqual([]);
});

test.each([
  ["সবকিছুৃই জানেন", "has a sign out of its place: “ুৃ”"],
  ["হঁ্যা", "has a sign out of its place: “্”"],
  ["উপাস্য েনই", "has a sign out of its place: “ে”"],
  ["তিনি জানেন্ ।", "has a sign out of its place: “্”"],
  ["যাও,। সুতরাং", "has crowded marks: “,।”"],
  ["দিয়েছি। , এর", "has crowded marks: “। ,”"],
  ["পারে?আমরা", "has crowded marks: “?”"],
  ["আল্লার পথে", "misspells the Name of Allah: “আল্লার”"],
  ["অল্লাহ জানেন", "misspells the Name of Allah: “অল্লাহ”"],
  ["আল্লঅহ বললেন", "misspells the Name of Allah: “আল্লঅহ”"],
  ["আলাহ বললেন", "misspells the Name of Allah: “আলাহ”"],
  ["আল্লাহর্ পথে", "misspells the Name of Allah: “আল্লাহর্”"],
  ["আল্লাহ তা’ আলা জানেন", "breaks what belongs to the Name: “আল্লাহ তা’ ”"],
  ["আল্লাহ ত’য়ালা জানেন", "breaks what belongs to the Name: “আল্লাহ ত’”"],
  ["আত্নীয়", "has the misprint “আত্ন”"],
  ["ধবংস", "has the misprint “ধবং”"],
  ["উম্মুক্ত", "has the misprint “উম্মু”"],
  ["বনী ইসলাঈল", "has the misprint “ইসলাঈল”"],
  ["এটা কি সত্য ? বলে দাও", "has a mark apart from its word: “সত্য ?”"],
  ["দেশ থেকে বহিস্কার করা", "has the misspelling “বহিস্ক”"],
  ["নবীগনকে", "has the misspelling “ীগন”"],
  ["নভোমন্ডল", "breaks a rule of spelling: “ন্ড”"],
  ["আপনার কর্তব্য প্রচার করা। তারা ভাবে না। আপনার কর্তব্য প্রচার করা।", "says twice: “আপনার কর্তব্য প্রচার করা”"],
])("names the fault of %s", (text, fault) => {
  expect(bengaliFaults(text)).toContain(fault);
});
