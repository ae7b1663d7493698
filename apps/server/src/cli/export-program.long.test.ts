import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { PART_KINDS } from "@daily-quran/quran/parts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../test/app.ts";
import { install } from "../../test/editions/install.ts";
import { syntheticEdition } from "../../test/editions/synthetic-edition.ts";
import { emptyTables, useDatabase } from "../../test/database.ts";
import { makeScratchFolder, removeFolder } from "../../test/scratch-folder.ts";
import { testSettings } from "../../test/settings.ts";
import { runCommand } from "../../test/processes/run-command.ts";
import { findFolders } from "../product-folders.ts";
import { exportProgram } from "./export-program.ts";

const sql = useDatabase();
let running: RunningApp;
let folder: string;
beforeAll(async () => {
  // The app reads the editions once: those of the file before this one must be gone.
  await emptyTables(sql);
  running = await startApp(sql, { settings: testSettings() });
  folder = await makeScratchFolder();
});
afterAll(async () => {
  await running.close();
  await removeFolder(folder);
});

const run = (...words: string[]) =>
  runCommand(exportProgram, { sql, now: () => Date.UTC(2025, 3, 10), directory: folder }, words);

interface Index {
  readonly files: readonly { path: string; file: string; bytes: number; sha256: string }[];
}

const read = async (name: string) => await readFile(join(folder, "out", name));

// 8 editions with 5 files each, the plan twice, 300 days, the lists of parts and the words.
const FILES = 1 + 8 * 6 + 2 + 300 + PART_KINDS.length + 4;

test("all is written with its checksums, and says what the server says", async () => {
  expect(await run("out")).toEqual([
    0,
    expect.stringMatching(new RegExp(`holds ${FILES} files\\. [\\d.]+ MB\\.`)),
    "",
  ]);
  const { files } = JSON.parse((await read("index.json")).toString()) as Index;
  expect(files).toHaveLength(FILES);
  const sums = (await read("SHA256SUMS")).toString();
  for (const { file, bytes, sha256 } of files) {
    const own = await read(file);
    expect([own.length, createHash("sha256").update(own).digest("hex")]).toEqual([bytes, sha256]);
    expect(sums).toContain(`${sha256}  ${file}\n`);
  }
  expect(files).toContainEqual(
    expect.objectContaining({
      path: "/api/editions/en-saheeh",
      file: "api/editions/en-saheeh/index.json",
    }),
  );
  const [code, same] = await run("out", "--check", running.url);
  expect([code, same]).toEqual([0, expect.stringContaining(`say the same: ${FILES} files.`)]);
});

const OPERATIONS = join(findFolders().root, "docs", "operations.md");
const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;

/** nginx alone with the folder, by the line that operators are told; and what stops it. */
async function serveByNginx(): Promise<[string, () => void]> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const [location] = /location \/api\/ \{.*?\}/u.exec(await readFile(OPERATIONS, "utf8")) ?? [];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; events {}
http { access_log off; ${temporary} server { listen 127.0.0.1:${port}; root ${folder}/out; ${location} } }`,
  );
  const nginx = spawn("nginx", ["-e", join(folder, "log"), "-c", join(folder, "nginx.conf")]);
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).catch(() => undefined)).toBeDefined();
  return [url, () => nginx.kill()];
}

/** What a server says of a file, of parts of it, and of files that are not there. */
async function answers(server: string) {
  const send = async (headers: Record<string, string>, file = "en-letters/text.txt") =>
    await fetch(`${server}/api/editions/${file}`, {
      headers: { "accept-encoding": "identity", ...headers },
    });
  const ask = async (...sent: Parameters<typeof send>) => {
    const response = await send(...sent);
    const { status, headers } = response;
    const text = await response.text();
    return [status, headers.get("content-range"), status < 300 && text];
  };
  const etag = (await send({})).headers.get("etag") ?? "";
  const range = "bytes=10-19";
  return [
    await ask({ "if-none-match": etag }),
    await ask({ range }),
    await ask({ range: "bytes=-5" }),
    await ask({ range, "if-range": etag }),
    await ask({ range, "if-range": '"other"' }),
    await ask({ range: "bytes=99999999-" }),
    await ask({}, "none"),
    await ask({}, "en-saheeh/text.pdf"),
  ];
}

test.runIf(hasNginx)("nginx alone says the same, whole, in parts, and unchanged", async () => {
  const [url, stop] = await serveByNginx();
  try {
    expect(await run("out", "--check", url)).toEqual([
      0,
      `${url} and ${join(folder, "out")} say the same: ${FILES} files.\n`,
      "",
    ]);
    const own = await answers(running.url);
    expect(own.map(([status]) => status)).toEqual([304, 206, 206, 206, 200, 416, 404, 404]);
    expect(await answers(url)).toEqual(own);
  } finally {
    stop();
  }
});

test("a file that was changed is named", async () => {
  await writeFile(join(folder, "out/api/schedule.csv"), "changed");
  expect(await run("out", "--check", running.url)).toEqual([
    1,
    "",
    "The two differ.\n  api/schedule.csv: is not as it was written\n",
  ]);
});

test("a folder of other files is left alone", async () => {
  await writeFile(join(folder, "mine.txt"), "mine");
  expect(await run(".")).toEqual([1, "", expect.stringContaining("holds other files.")]);
  expect(await run(".", "--check", running.url)).toEqual([
    1,
    "",
    expect.stringContaining("holds no export."),
  ]);
});

const daysOf = async (name: string) => {
  expect((await run(name))[0]).toBe(0);
  const first = (await read(`../${name}/api/schedule/1/verses/index.json`)).toString();
  return [first.includes('"tafseerEdition"'), first.includes('"tafseer"')];
};

test("a commentary is in the days only where its licence lets it be copied", async () => {
  const edition = { id: "en-theirs", licence: "All rights reserved." };
  await install(sql, syntheticEdition("On"), edition);
  expect(await daysOf("closed")).toEqual([false, false]);
  // What the server shows beside it is no difference.
  await expect
    .poll(() => run("closed", "--check", running.url))
    .toEqual([0, expect.stringContaining("say the same"), ""]);
  await install(sql, syntheticEdition("On"), { ...edition, licence: "CC BY 4.0" });
  expect(await daysOf("open")).toEqual([true, true]);
});
