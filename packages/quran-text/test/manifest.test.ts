import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contentDirectory } from "../src/content-location.ts";
import { ContentManifest } from "../src/content-manifest.ts";
import { contentPath, parseBuilt, readBuilt } from "./built-content.ts";

const recordOf = (bytes: Buffer) => ({
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

const manifest = ContentManifest.parse(parseBuilt("manifest.json"));

describe("the manifest", () => {
  it("lists every document with its hash and sizes, and the encodings hold the same bytes", () => {
    for (const { path, sha256, bytes, gzip, brotli } of manifest.documents) {
      const plain = readBuilt(path);
      const [gzipped, compressed] = [readBuilt(`${path}.gz`), readBuilt(`${path}.br`)];
      expect([plain, gzipped, compressed].map(recordOf)).toEqual([{ bytes, sha256 }, gzip, brotli]);
      expect(gunzipSync(gzipped).equals(plain)).toBe(true);
      expect(brotliDecompressSync(compressed).equals(plain)).toBe(true);
    }
  });

  it("leaves out nothing that was written", () => {
    const written = readdirSync(contentPath, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".json") && path !== "manifest.json")
      .toSorted();
    expect(manifest.documents.map(({ path }) => path).toSorted()).toEqual(written);
    expect(written).toHaveLength(310);
  });

  it("is found through the package's exports", () => {
    expect(`${contentDirectory()}/`).toBe(contentPath);
  });
});

describe("the gate's report", () => {
  const report = readFileSync(`${contentPath}/../gate-report.md`, "utf8");

  it("names the version, the hash of the Arabic, the rare characters and what is incomplete", () => {
    expect(report.split("\n")[2]).toContain(`Version \`${manifest.version}\`.`);
    expect(report).toContain(
      "| ar-uthmani | The Noble Qur'an Encyclopedia (QuranEnc) | 6236 | 05905855a83f5d9bd0f88945f04467774a2c9f4fcd10dd3e3bb56299ef4bfda5 |",
    );
    expect(report).toContain(
      "| ar-uthmani | U+2009 | 2:72 | a thin space inside a word, which carries the hamza |",
    );
    expect(report).toContain(
      "| ar-uthmani | U+065C | 11:41 | the dot below that marks the imala |",
    );
    expect(report).toContain(
      "| bn-muhiuddin | 12:50 | missing | This translation lacks a part of the verse. The words in brackets are ours",
    );
  });
});
