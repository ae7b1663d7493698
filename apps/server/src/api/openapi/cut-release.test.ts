import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findFolders } from "../../product-folders.ts";
import type { Contract } from "../../../test/openapi/contract-changes.ts";
import { makeScratchFolder, removeFolder } from "../../../test/scratch-folder.ts";
import { cutRelease } from "../../../scripts/cut-release.ts";

const operation = (responses: object) => ({
  get: { operationId: "health", responses },
});
const DONE = { 200: { description: "Done." } };

const contract = (version: string, paths: object): Contract =>
  Object.assign({ openapi: "3.1.0", info: { title: "T", version } }, { paths });
const BEFORE = contract("1.0.0", { "/a": operation(DONE), "/b": operation(DONE) });
const WITH_MORE = contract("x", {
  "/a": operation(DONE),
  "/b": operation(DONE),
  "/c": operation(DONE),
});
const WITH_LESS = contract("x", { "/a": operation(DONE) });

let root = "";
const inRoot = (file: string) => join(root, file);
const textOf = (file: string) => readFileSync(inRoot(file), "utf8");
const sections = () => textOf("CHANGELOG.md").match(/^## .*/gmu);

/** A copy of what a release changes, where package.json has a version. */
function copyAt(version: string): void {
  const real = findFolders().root;
  for (const file of ["CHANGELOG.md", "package.json"]) cpSync(join(real, file), inRoot(file));
  const manifest = textOf("package.json").replace(/"version": "[^"]*"/u, `"version": "${version}"`);
  writeFileSync(inRoot("package.json"), manifest);
  mkdirSync(inRoot("docs/openapi"), { recursive: true });
  writeFileSync(inRoot("docs/openapi/1.0.0.json"), JSON.stringify(BEFORE));
}

const cut = (document: Contract) => cutRelease({ root, document, day: "2026-12-01" });
const all = () => ["CHANGELOG.md", "package.json"].map(textOf);

beforeEach(async () => {
  root = await makeScratchFolder();
});
afterEach(() => removeFolder(root));

test("a release has its section, its version and its contract, and nothing else is changed", () => {
  copyAt("2.0.0-next");
  const [changelog = "", manifest = ""] = all();
  expect(cut(WITH_LESS)).toBe("2.0.0");
  expect(sections()?.slice(0, 2)).toEqual(["## [Unreleased]", "## [2.0.0] - 2026-12-01"]);
  expect(textOf("CHANGELOG.md").replace("## [2.0.0] - 2026-12-01\n\n", "")).toBe(changelog);
  expect(textOf("package.json")).toBe(manifest.replace("2.0.0-next", "2.0.0"));
  expect(JSON.parse(textOf("docs/openapi/2.0.0.json"))).toEqual({
    ...WITH_LESS,
    info: { title: "T", version: "2.0.0" },
  });
});

test.each([
  ["a breaking change", WITH_LESS, "1.1.0-next", "2.0.0, not 1.1.0"],
  ["an addition", WITH_MORE, "1.0.0", "1.1.0, not 1.0.1"],
])("%s without its version is refused, and nothing is written", (_, document, version, least) => {
  copyAt(version);
  const before = all();
  expect(() => cut(document)).toThrow(
    `The API has changed since 1.0.0: this is at least ${least}.`,
  );
  expect([all(), readdirSync(inRoot("docs/openapi"))]).toEqual([before, ["1.0.0.json"]]);
});

test("without a change of the API the next small version is cut", () => {
  copyAt("1.0.0");
  expect(cut(BEFORE)).toBe("1.0.1");
});

test("a changelog without a place is named, and nothing is written", () => {
  copyAt("1.1.0-next");
  writeFileSync(inRoot("CHANGELOG.md"), "# Changelog\n");
  const before = all();
  expect(() => cut(WITH_MORE)).toThrow("CHANGELOG.md has no place for the version.");
  expect([all(), readdirSync(inRoot("docs/openapi"))]).toEqual([before, ["1.0.0.json"]]);
});
