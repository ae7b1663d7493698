import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tarball, zip } from "../../../../test/editions/archives.ts";
import { endless, whole } from "../../../../test/editions/file-server.ts";
import { MINE, openImporting } from "../../../../test/editions/importing.ts";
import { install } from "../../../../test/editions/install.ts";
import {
  syntheticEdition,
  tafsirApiFiles,
  tanzilFile,
} from "../../../../test/editions/synthetic-edition.ts";
import { untilWaiting } from "../../../../test/lock-wait.ts";
import { checkEditions } from "../check-editions.ts";
import { listTafseerRuns } from "../list-tafseer-runs.ts";

const importing = openImporting();

/** The edition that is there already, as an import would have left it. */
const installOld = async (): Promise<void> =>
  await install(importing.sql, syntheticEdition("Old"), { id: "en-al-jalalayn" });

const files = tafsirApiFiles(syntheticEdition("New"));
const newSurah = files.get("2.json") ?? "";
const script = tafsirApiFiles(syntheticEdition("New", { "2:255": "a<script>b()</script>" }));
const bidi = tafsirApiFiles(syntheticEdition("New", { "2:255": "a\u202Eb" }));
const short = tafsirApiFiles(syntheticEdition("New", { "2:285": "", "2:286": undefined }));

it.each([
  ["a file that is cut off", whole(newSurah.slice(0, 1000)), /\/2\.json is not valid JSON: \w/],
  [
    "a script",
    whole(script.get("2.json") ?? ""),
    "The text is not fit to be shown.\n  2:255: holds the element <script>",
  ],
  [
    "a bidi override",
    whole(bidi.get("2.json") ?? ""),
    "The text is not fit to be shown.\n  2:255: holds the control character U+202E",
  ],
  [
    "verses that are missing",
    whole(short.get("2.json") ?? ""),
    "6,234 of 6,236 verses have a text.\n  2:285-286: missing",
  ],
  [
    "a web page in place of a file",
    whole("<!doctype html><title>Not here</title>"),
    /\/2\.json is in no layout that is known/,
  ],
  [
    "a stream without an end",
    endless(() => {}),
    /\/2\.json: it is larger than 16 MB, the most that is taken\.$/,
  ],
])("refuses %s, and keeps the edition that was there", async (_, responder, message) => {
  await installOld();
  const before = await listTafseerRuns(importing.sql, "en");
  importing.serve(files);
  importing.server.responders.set("/en-al-jalalayn/2.json", responder);
  await expect(importing.add("en-al-jalalayn")).rejects.toThrow(message);
  expect(await listTafseerRuns(importing.sql, "en")).toEqual(before);
});

it.each([
  ["mine.zip", zip],
  ["mine.tar.gz", tarball],
])("says that %s has no text that is known", async (name, pack) => {
  const path = join(importing.folder, name);
  await writeFile(path, await pack(new Map([["README.md", "# None"]])));
  await expect(importing.add(name, MINE)).rejects.toThrow(
    `${name} holds no .json, .ndjson, .txt, .csv, .xml, .db or .sqlite file.`,
  );
});

it("accepts a commentary with gaps if gaps are allowed, but never a translation", async () => {
  importing.serve(tafsirApiFiles(syntheticEdition("On", { "34:54": undefined })));
  expect(await importing.add("en-al-jalalayn", {}, { maxMissing: 1 })).toMatchObject({
    verses: 6235,
    missingVerses: ["34:54"],
  });
  await writeFile(
    join(importing.folder, "mine.txt"),
    tanzilFile(syntheticEdition("x", { "1:1": undefined })),
  );
  await expect(importing.add("mine.txt", MINE, { maxMissing: 1 })).rejects.toThrow(
    "6,235 of 6,236 verses have a text.\n  1:1: missing",
  );
});

it("refuses the id of a built-in text, for any kind of edition", async () => {
  await writeFile(join(importing.folder, "mine.txt"), tanzilFile(syntheticEdition("Meaning")));
  await expect(
    importing.add("mine.txt", { ...MINE, id: "en-saheeh", language: "en" }),
  ).rejects.toThrow(
    "en-saheeh is the id of a built-in text. Give this one another, and let it take that one's place by pnpm editions use: --id en-my-edition",
  );
  await expect(importing.add("mine.txt", { id: "ar-uthmani" })).rejects.toThrow(
    "ar-uthmani is the id of a built-in text.",
  );
});

it("refuses a text in other letters than its language's, unless that is allowed", async () => {
  await writeFile(join(importing.folder, "mine.txt"), tanzilFile(syntheticEdition("Meaning")));
  await expect(importing.add("mine.txt", MINE)).rejects.toThrow(
    "This is not Bengali, as it was said to be: 0 % of its letters are Bengali. To take it all the same: --any-language",
  );
  expect(await checkEditions(importing.sql)).toEqual([]);
  expect(await importing.add("mine.txt", MINE, { anyLanguage: true })).toMatchObject({
    outcome: "installed",
  });
});

it("asks for all missing metadata of an edition at once", async () => {
  await writeFile(join(importing.folder, "mine.txt"), "1|1|x");
  await expect(importing.add("mine.txt")).rejects.toThrow(
    [
      "More is to be said of this edition.",
      "  Say how it is to be called here: --id en-my-edition",
      "  Say what it is: --kind translation or --kind tafseer",
      "  Say its language: --language en or --language bn",
      "  Say its name: --name",
      "  Say where readers find its source: --source https://…",
    ].join("\n"),
  );
});

it("refuses what does not exist, and another use of a taken id", async () => {
  await expect(importing.add("no such thing")).rejects.toThrow(
    "“no such thing” is no id, no folder or file that is there, and no web address.",
  );
  await installOld();
  importing.serve(files);
  await expect(
    importing.add("en-al-jalalayn", { language: "bn" }, { anyLanguage: true }),
  ).rejects.toThrow(
    "en-al-jalalayn is installed as a tafseer in “en”, not as a tafseer in “bn”. Remove it first: pnpm editions remove en-al-jalalayn",
  );
});

it("keeps the old edition when it is stopped while storing the new one", async () => {
  await installOld();
  const before = await listTafseerRuns(importing.sql, "en");
  importing.serve(files);
  const failed = await importing.sql.begin(async (blocker) => {
    // When it reaches this text, the old ones are deleted and a part of the new ones is stored.
    await blocker`select 1 from edition_run where surah = 114 and from_verse = 6 for update`;
    const attempt = importing.add("en-al-jalalayn").then(
      () => "done",
      () => "failed",
    );
    await untilWaiting(importing.sql);
    await importing.sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return await attempt;
  });
  expect(failed).toBe("failed");
  expect(await listTafseerRuns(importing.sql, "en")).toEqual(before);
});

it("finds a text that was changed in the database", async () => {
  await installOld();
  await importing.sql`update edition_run set text = 'Other' where surah = 2 and from_verse = 255`;
  await importing.sql`delete from edition_run where surah = 114`;
  expect(await checkEditions(importing.sql)).toEqual([
    {
      id: "en-al-jalalayn",
      verses: 6236,
      missingVerses: [],
      fault: "6,230 of 6,236 verses have a text.\n  114:1-6: missing",
    },
  ]);
  await importing.sql`delete from edition`;
  await installOld();
  await importing.sql`update edition_run set text = 'Other' where surah = 2 and from_verse = 255`;
  expect(await checkEditions(importing.sql)).toMatchObject([
    { fault: "Its text is not the one that was imported." },
  ]);
});
