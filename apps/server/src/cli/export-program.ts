import { listedEditions } from "../content/listed-editions.ts";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { VERSION } from "@daily-quran/domain/version";
import { PART_KINDS } from "@daily-quran/quran/parts";
import { editionRefusal } from "@daily-quran/quran-text/import/refusal";
import { Command } from "commander";
import { z } from "zod";
import { findDocumentOf } from "../api/route/api-documents.ts";
import { restRoutes } from "../api/rest-routes.ts";
import { type Content, loadContent } from "../content/content.ts";
import { contentOfLibrary } from "../content/content-of-library.ts";
import { loadLibrary } from "../features/edition/load-library.ts";
import { factsOf } from "../features/edition/whole/whole-text.ts";
import { quizBook } from "../features/quiz/quiz-book.ts";
import type { CommandSetting } from "./command-setting.ts";
import type { DatabaseSetting } from "./database-setting.ts";

const EXAMPLES = `
Examples:
  $ pnpm export ./public
  $ pnpm export ./public --check https://quran.example.org

index.json names every file with its address on a server, its bytes and its SHA-256; SHA256SUMS is for sha256sum -c.`;

/** What a folder of exported files says of itself. */
const Index = z.object({
  product: z.literal("Daily Quran Reading"),
  version: z.string(),
  text: z.string(),
  files: z.array(
    z.object({
      path: z.string(),
      file: z.string().regex(/^api\/(?!.*\.\.)/),
      type: z.string(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  ),
});
type Index = z.infer<typeof Index>;
type File = Index["files"][number];

/** The command `export`. */
export function exportProgram(setting: DatabaseSetting): Command {
  return new Command("pnpm export")
    .description(
      "Write every text, the plan and the lists as static files, which any web server can serve at the same paths.",
    )
    .argument("<folder>", "where to: a new folder, or one of an earlier export")
    .option("--check <address>", "write nothing: compare the folder with what this server says")
    .addHelpText("after", EXAMPLES)
    .action(async (folder: string, { check }: { check?: string }) => {
      const path = resolve(setting.directory, folder);
      if (check === undefined) await exportTo(setting, path);
      else await compare(setting, path, check);
    });
}

async function exportTo(setting: DatabaseSetting, folder: string): Promise<void> {
  const before = await readIndex(folder);
  if (!before && (await namesIn(folder)).length > 0)
    throw editionRefusal(`${folder} holds other files. Name a new folder.`);
  const { folders, environment, inDatabase, signal, now } = setting;
  const { site } = environment();
  const files: File[] = [];
  const text = await inDatabase(async (sql) => {
    const content = await contentOfLibrary(loadContent(folders.content), await loadLibrary(sql));
    const quizzes = quizBook(content, () => Promise.reject(new Error("No quiz is exported.")));
    const source = { content, quizzes, site, now: now() };
    const find = findDocumentOf(restRoutes);
    const isClosed = hasClosedCommentary(content);
    for (const path of exportedPaths(content)) {
      signal.throwIfAborted();
      const { contentType, identity } = await find(path, source).document;
      const bytes = isClosed && isDay(path) ? withoutCommentary(identity) : identity;
      const [file, sha256] = [fileOf(path), hashOf(bytes)];
      await writeWhole(join(folder, file), bytes);
      files.push({ path, file, type: contentType, bytes: bytes.length, sha256 });
    }
    return content.version;
  });
  const index: Index = { product: "Daily Quran Reading", version: VERSION, text, files };
  const sums = files.map(({ sha256, file }) => `${sha256}  ${file}\n`).join("");
  await writeWhole(join(folder, "SHA256SUMS"), sums);
  // Last: an export that was stopped has the index of the one before.
  await writeWhole(join(folder, "index.json"), `${JSON.stringify(index, null, 1)}\n`);
  const kept = new Set(files.map(({ file }) => file));
  for (const { file } of before?.files ?? [])
    if (!kept.has(file)) await rm(join(folder, file), { force: true });
  setting.output.write(`${folder} holds ${files.length} files. ${sizeOf(files)}\n`);
}

const sizeOf = (files: readonly File[]): string =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1)} MB.`;

/** The addresses whose answers are the same every day. */
function exportedPaths(content: Content): string[] {
  const editions = listedEditions(content);
  return [
    apiPaths.editions,
    ...editions.flatMap(({ id }) => [
      apiPaths.edition.replace("{edition}", id),
      ...factsOf(content, id).files,
    ]),
    apiPaths.scheduleReferences,
    apiPaths.scheduleTable,
    ...DAYS,
    ...PART_KINDS.map((kind) => apiPaths.partsPath(kind)),
    apiPaths.topWords,
    apiPaths.manzils,
    apiPaths.sajdas,
    apiPaths.reciters,
  ];
}

/** Whether readings have a commentary whose licence does not let it be copied whole. */
const hasClosedCommentary = (content: Content): boolean =>
  listedEditions(content).some(
    ({ id, kind, isDefault }) =>
      kind === "tafseer" && isDefault && factsOf(content, id).files.length === 0,
  );

const DAYS = new Set(
  Array.from({ length: PLAN_DAYS }, (_, index) => apiPaths.dayVersesPath(index + 1)),
);
const isDay = (path: string): boolean => DAYS.has(path);

/** A day's verses without the commentary and what is said of it. */
const withoutCommentary = (document: Buffer): Buffer =>
  Buffer.from(
    JSON.stringify(JSON.parse(document.toString()), (key, value: unknown) =>
      key.startsWith("tafseer") ? undefined : value,
    ),
  );

/** A path without an ending is a folder's index, as static servers have it. */
const fileOf = (path: string): string =>
  `${path.slice(1)}${/\.[a-z]+$/.test(path) ? "" : "/index.json"}`;

/** A reader of the folder sees the file before or the whole new one. */
async function writeWhole(path: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

async function readIndex(folder: string): Promise<Index | undefined> {
  try {
    return Index.parse(JSON.parse(await readFile(join(folder, "index.json"), "utf8")));
  } catch (error) {
    if (isMissing(error) || error instanceof z.ZodError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Fails with the files that are damaged, or that a server answers with other bytes. */
async function compare(setting: CommandSetting, folder: string, address: string): Promise<void> {
  const index = await readIndex(folder);
  if (!index) throw editionRefusal(`${folder} holds no export.`);
  const faults: string[] = [];
  for (const { path, file, sha256 } of index.files) {
    setting.signal.throwIfAborted();
    const own = await readFile(join(folder, file)).catch(() => Buffer.of());
    if (hashOf(own) !== sha256) faults.push(`${file}: is not as it was written`);
    const response = await fetch(new URL(path, address), { signal: setting.signal });
    const theirs = Buffer.from(await response.arrayBuffer());
    // What is exported may have no commentary, where a server shows one.
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    const said = isJson && isDay(path) ? [theirs, withoutCommentary(theirs)] : [theirs];
    const isSame = said.some((bytes) => hashOf(bytes) === sha256);
    if (!isSame) faults.push(`${path}: ${address} says something else`);
  }
  if (faults.length > 0) throw editionRefusal("The two differ.", faults);
  setting.output.write(`${address} and ${folder} say the same: ${index.files.length} files.\n`);
}

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
