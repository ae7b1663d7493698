import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tarball } from "../../../../test/editions/archives.ts";
import { breaking } from "../../../../test/editions/file-server.ts";
import { MINE, openImporting } from "../../../../test/editions/importing.ts";
import {
  quranEncFile,
  syntheticEdition,
  tafsirApiFiles,
  tanzilFile,
} from "../../../../test/editions/synthetic-edition.ts";
import { checkEditions } from "../check-editions.ts";
import { listTafseerRuns } from "../list-tafseer-runs.ts";

const importing = openImporting();

it("imports a known edition by its id", async () => {
  importing.serve(tafsirApiFiles(syntheticEdition("On")));
  expect(await importing.add("en-al-jalalayn")).toEqual({
    outcome: "installed",
    description: {
      id: "en-al-jalalayn",
      kind: "tafseer",
      language: "en",
      name: "Tafsir al-Jalalayn",
      author: "Jalal al-Din al-Mahalli and Jalal al-Din al-Suyuti",
      source: "https://www.altafsir.com/",
      licence:
        "Its publisher states no licence. Installed by the operator of this site through github.com/spa5k/tafsir_api.",
    },
    layout: "JSON of spa5k/tafsir_api",
    verses: 6236,
    notes: 0,
    missingVerses: [],
  });
  const stored = await listTafseerRuns(importing.sql, "en");
  expect(stored?.runs).toHaveLength(6236);
  expect(stored?.runs[6235]).toEqual({ surah: 114, from: 6, to: 6, text: "On 114:6" });
});

it("stores a text that explains several verses once", async () => {
  const same = Object.fromEntries([2, 3, 4].map((verse) => [`112:${verse}`, "On three verses"]));
  importing.serve(tafsirApiFiles(syntheticEdition("On", same)));
  await importing.add("en-al-jalalayn");
  expect(
    await importing.sql`select * from edition_run where surah = 112 order by from_verse`,
  ).toEqual([
    {
      editionId: "en-al-jalalayn",
      surah: 112,
      fromVerse: 1,
      toVerse: 1,
      text: "On 112:1",
      notes: null,
    },
    {
      editionId: "en-al-jalalayn",
      surah: 112,
      fromVerse: 2,
      toVerse: 4,
      text: "On three verses",
      notes: null,
    },
  ]);
});

it("replaces an edition by a newer one, and leaves the same one alone", async () => {
  importing.serve(tafsirApiFiles(syntheticEdition("Old")));
  await importing.add("en-al-jalalayn");
  const before = await listTafseerRuns(importing.sql, "en");
  expect(await importing.add("en-al-jalalayn")).toMatchObject({ outcome: "unchanged" });
  expect((await listTafseerRuns(importing.sql, "en"))?.revision).toBe(before?.revision);
  importing.serve(tafsirApiFiles(syntheticEdition("New")));
  expect(await importing.add("en-al-jalalayn")).toMatchObject({ outcome: "replaced" });
  const after = await listTafseerRuns(importing.sql, "en");
  expect(after?.revision).not.toBe(before?.revision);
  expect(after?.runs[0]?.text).toBe("New 1:1");
});

it.each([
  ["a file of Tanzil's lines", "mine.txt", tanzilFile],
  ["a file of QuranEnc's responses", "mine.json", quranEncFile],
])("imports a translation from %s", async (_, name, write) => {
  await writeFile(join(importing.folder, name), write(syntheticEdition("বাংলা")));
  expect(await importing.add(name, MINE)).toMatchObject({ outcome: "installed", verses: 6236 });
  expect(await checkEditions(importing.sql)).toEqual([
    { id: "bn-mine", verses: 6236, missingVerses: [] },
  ]);
});

it("imports a folder, whose name is the id, and ignores other files", async () => {
  const own = join(importing.folder, "en-al-jalalayn");
  await mkdir(own);
  for (const [name, text] of tafsirApiFiles(syntheticEdition("On")))
    await writeFile(join(own, name), text);
  await writeFile(join(own, "README.md"), "# Read me");
  await writeFile(join(own, ".hidden.json"), "{}");
  expect(await importing.add("./en-al-jalalayn")).toMatchObject({
    description: { id: "en-al-jalalayn" },
  });
  // Without the dot it is the id, in any working directory.
  await expect(importing.add("en-al-jalalayn")).rejects.toThrow(
    `${importing.server.url}/en-al-jalalayn/1.json: the server answered 404.`,
  );
});

it("imports a .tar.gz from an address", async () => {
  const packed = await tarball(tafsirApiFiles(syntheticEdition("On")));
  importing.server.responders.set(
    "/en-al-jalalayn.tar.gz",
    (_, response) => void response.end(packed),
  );
  const result = await importing.add(`${importing.server.url}/en-al-jalalayn.tar.gz`);
  expect(result).toMatchObject({ outcome: "installed", verses: 6236 });
});

it("resumes a broken download", async () => {
  const files = tafsirApiFiles(syntheticEdition("On"));
  importing.serve(files);
  importing.server.responders.set(
    "/en-al-jalalayn/2.json",
    breaking(files.get("2.json") ?? "", { etag: '"2"' }),
  );
  expect(await importing.add("en-al-jalalayn")).toMatchObject({ verses: 6236 });
  expect(importing.server.asked.filter((path) => path.includes("bytes="))).toHaveLength(1);
});
