import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  syntheticEdition,
  tafsirApiFiles,
  tanzilFile,
} from "../../test/editions/synthetic-edition.ts";
import { makeScratchFolder, removeFolder } from "../../test/scratch-folder.ts";
import { runCommand } from "../../test/processes/run-command.ts";
import { editionsProgram } from "./editions-program.ts";

// One sequence, in order, on a database that each command starts and stops by itself.
let folder: string;
beforeAll(async () => {
  folder = await makeScratchFolder();
  await mkdir(join(folder, "en-al-jalalayn"));
  for (const [name, text] of tafsirApiFiles(syntheticEdition("On", { "34:54": undefined })))
    await writeFile(join(folder, "en-al-jalalayn", name), text);
  await writeFile(join(folder, "en-mine.txt"), tanzilFile(syntheticEdition("Meaning")));
});
afterAll(() => removeFolder(folder));

const run = (words: string, doing: { signal?: AbortSignal; answer?: boolean } = {}) =>
  runCommand(
    editionsProgram,
    { now: () => Date.UTC(2025, 3, 10), directory: folder, ...doing },
    words.split(" "),
  );

it("shows two examples in its help", async () => {
  const [code, help] = await run("--help");
  expect(code).toBe(0);
  expect(help.match(/^ {2}\$ pnpm editions add .+$/gm)).toEqual([
    "  $ pnpm editions add en-al-jalalayn",
    "  $ pnpm editions add ./my-translation.txt --id en-mine --kind translation --source https://example.org",
  ]);
});

it.each([
  ["nonsense", "error: unknown command 'nonsense'"],
  ["add", "error: missing required argument 'what'"],
  [
    "add x --kind poem",
    "error: option '--kind <kind>' argument 'poem' is invalid. Allowed choices are translation, tafseer.",
  ],
])("does not understand “%s”", async (words, message) => {
  expect(await run(words)).toEqual([2, "", expect.stringContaining(message)]);
});

it("refuses an edition that lacks a verse, unless gaps are allowed", async () => {
  expect(await run("add ./en-al-jalalayn")).toEqual([
    1,
    "",
    "6,235 of 6,236 verses have a text.\n  34:54: missing\n",
  ]);
  expect(await run(`add ${folder}/en-al-jalalayn --incomplete`)).toEqual([
    0,
    "Tafsir al-Jalalayn (en-al-jalalayn) is installed: 6,235 verses, read as JSON of spa5k/tafsir_api. Missing: 34:54.\n",
    "",
  ]);
});

it("prints JSON for programs, also for failures", async () => {
  const [, added] = await run(
    "add en-mine.txt --kind translation --source https://example.org --json",
  );
  expect(JSON.parse(added)).toEqual({
    outcome: "installed",
    id: "en-mine",
    kind: "translation",
    language: "en",
    name: "en-mine",
    author: "Not stated",
    source: "https://example.org",
    licence: "Its publisher states no licence. Installed by the operator of this site.",
    layout: "Tanzil's lines",
    verses: 6236,
    notes: 0,
    missingVerses: [],
  });
  expect(await run("remove en-nothing --json")).toEqual([
    1,
    '{"error":"No edition “en-nothing” is installed."}\n',
    "",
  ]);
});

it("lists what there is and what is in use", async () => {
  expect(await run("use en-mine")).toEqual([0, "Readings now use en-mine.\n", ""]);
  expect(await run("list")).toEqual([
    0,
    [
      "ID                  KIND             LANGUAGE  VERSES  IN USE  NAME",
      "ar-uthmani          arabic           ar        6,236   yes     Quran, Uthmani script (Hafs)",
      "en-saheeh           translation      en        6,236           Saheeh International",
      "bn-muhiuddin        translation      bn        6,236   yes     মাওলানা মুহিউদ্দীন খান",
      "en-letters          transliteration  en        6,236   yes     Scholarly, with ʿ, ā and ḥ",
      "en-recited          transliteration  en        6,236           As recited, in Latin letters",
      "bn-letters          transliteration  bn        6,236   for bn  উচ্চারণ, বাংলা হরফে",
      "en-transliteration  transliteration  en        6,236           English transliteration",
      "ar-indopak          arabic           ar        6,236           Quran, Indo-Pak script (Hafs)",
      "en-al-jalalayn      tafseer          en        6,235   yes     Tafsir al-Jalalayn",
      "en-mine             translation      en        6,236   yes     en-mine",
      "",
    ].join("\n"),
    "",
  ]);
});

it("checks every text", async () => {
  expect(await run("check")).toEqual([
    0,
    [
      "The built-in text is as it was built.",
      "en-al-jalalayn is as it was imported: 6,235 verses, 1 missing.",
      "en-mine is as it was imported: 6,236 verses.",
      "",
    ].join("\n"),
    "",
  ]);
});

it("removes an installed edition, and nothing else", async () => {
  const what = "This removes en-mine: en-mine (translation, 6236 verses, in use).";
  expect(await run("remove en-mine")).toEqual([1, "", `${what} Confirm it with --yes.\n`]);
  expect(await run("remove en-mine", { answer: false })).toEqual([
    1,
    `${what} Remove it?\n`,
    "Nothing was removed.\n",
  ]);
  expect(await run("remove en-mine --yes")).toEqual([
    0,
    "en-mine is removed. Readings now use en-saheeh.\n",
    "",
  ]);
  expect(await run("remove en-saheeh")).toEqual([
    1,
    "",
    "en-saheeh is built in. Another can take its place: pnpm editions use <id>. To undo that: pnpm editions use en-saheeh\n",
  ]);
  expect(await run("use en-mine")).toEqual([1, "", "There is no edition “en-mine” to use.\n"]);
});

it("stops when it is interrupted", async () => {
  expect(await run("add ./en-al-jalalayn --incomplete", { signal: AbortSignal.abort() })).toEqual([
    130,
    "",
    "Stopped. Nothing was changed.\n",
  ]);
});
