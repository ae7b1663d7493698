import { readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { backUp, forge, useBackup } from "../../../test/backups.ts";
import { useDatabase, workerDatabase } from "../../../test/database.ts";
import { checkBackup, readSnapshot } from "./save-backup.ts";
import { writeBackup } from "./write-backup.ts";

const sql = useDatabase();
const made = useBackup(sql);
const check = (path: string) => checkBackup(path, { onProgress: () => {} });

const addAttempt = (key: string) =>
  sql`insert into attempt (key, count, resets_at) values (${key}, 1, '2026-03-01')`;

it("contains one snapshot, whatever is written while it is made", async () => {
  await addAttempt("before");
  const making = { productVersion: "1.0.0", now: 0, onProgress: () => {} };
  const text = await readSnapshot(workerDatabase(), async (snapshot) => {
    const parts: Buffer[] = [];
    for await (const part of writeBackup(snapshot, making)) {
      // After the header, when the snapshot is taken and no row is read yet.
      if (parts.length === 0)
        await sql`update attempt set key = 'after'`.then(() => addAttempt("more"));
      parts.push(part);
    }
    return Buffer.concat(parts).toString();
  });
  expect(text.split("\n")[1]).toBe("before\t1\t2026-03-01 00:00:00+00");
  expect(await sql`select key from attempt order by key`).toEqual([
    { key: "after" },
    { key: "more" },
  ]);
});

it("replaces no file without permission, and only its owner can read it", async () => {
  expect((await stat(made.path)).mode & 0o777).toBe(0o600);
  await expect(backUp(workerDatabase(), made.path)).rejects.toThrow(
    `${made.path} is there already. Choose another name, or add --replace.`,
  );
  expect((await check(made.path)).footer).toEqual(made.footer);
});

it("finds every flipped bit and every cut", async () => {
  const whole = await readFile(made.path);
  const content = gunzipSync(whole);
  const damaged = join(made.folder, "damaged.backup");
  const accepted: number[] = [];
  for (let at = 0; at < whole.length; at += 7) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    await writeFile(damaged, bytes);
    const outcome = await check(damaged).then(() => "whole", String);
    if (outcome.includes("is not a whole backup")) continue;
    // Some bits of gzip mean nothing: the header's time and system, and the padding of the last block.
    if (!gunzipSync(bytes).equals(content)) accepted.push(at);
  }
  expect(accepted).toEqual([]);
  for (const length of [0, 1, 20, whole.length >> 1, whole.length - 8, whole.length - 1]) {
    await writeFile(damaged, whole);
    await truncate(damaged, length);
    await expect(check(damaged)).rejects.toThrow("is not a whole backup: it ends too early");
  }
});

it("finds a change that was compressed again", async () => {
  const text = gunzipSync(await readFile(made.path)).toString();
  const changed = join(made.folder, "changed.backup");
  await writeFile(changed, gzipSync(text.replace("amina@example.org", "amira@example.org")));
  await expect(check(changed)).rejects.toThrow("its bytes are not those that were written");
});

it.each([
  ["text", Buffer.from("a letter"), "it is damaged or no backup at all (incorrect header check)"],
  ["another archive", gzipSync("a letter\n"), "it is another kind of file"],
])("refuses %s", async (_, bytes, why) => {
  const other = join(made.folder, "other.backup");
  await writeFile(other, bytes);
  await expect(check(other)).rejects.toThrow(
    `${other} is not a whole backup: ${why}. Take another.`,
  );
});

it("refuses a file of a newer format with its own message", async () => {
  const newer = join(made.folder, "newer.backup");
  await forge(made.path, newer, ({ header, ...rest }) => ({
    header: Object.assign(header, { formatVersion: 2 }),
    ...rest,
  }));
  await expect(check(newer)).rejects.toThrow(
    "The backup was made by a newer version of the app. Restore it with that version or a later one.",
  );
});
