import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentManifest } from "../content-manifest.ts";

type DocumentEntry = ContentManifest["documents"][number];

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** A document to be published: its path below the content folder and its JSON value. */
export interface ContentDocument {
  readonly path: string;
  readonly value: unknown;
}

/** Writes a document plain, gzip and Brotli, at the highest level since it is done once. */
export async function writeDocument(
  directory: string,
  { path, value }: ContentDocument,
): Promise<DocumentEntry> {
  const plain = Buffer.from(JSON.stringify(value), "utf8");
  const [gzipped, brotli] = await Promise.all([
    gzipAsync(plain, { level: 9 }),
    brotliAsync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ]);
  const file = join(directory, path);
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([
    writeFile(file, plain),
    writeFile(`${file}.gz`, gzipped),
    writeFile(`${file}.br`, brotli),
  ]);
  return { path, ...recordOf(plain), gzip: recordOf(gzipped), brotli: recordOf(brotli) };
}

function recordOf(bytes: Buffer): DocumentEntry["gzip"] {
  return { bytes: bytes.length, sha256: sha256(bytes) };
}

/** The manifest of written documents; its version is the hash of their paths and hashes in order. */
export function manifestOf(documents: DocumentEntry[]): ContentManifest {
  const lines = documents.map((document) => `${document.path} ${document.sha256}\n`);
  return { version: sha256(Buffer.from(lines.join(""), "utf8")), documents };
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
