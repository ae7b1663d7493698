/**
 * Cuts a release: the changelog's section, the version where it is named, and the contract as a file. The
 * version is that of package.json without "-next", or the next small one where that is released already.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { restRoutes } from "../src/api/rest-routes.ts";
import { openApiDocument } from "../src/api/openapi/openapi.ts";
import { findFolders } from "../src/product-folders.ts";
import {
  compareVersions,
  CONTRACTS,
  contractChanges,
  lastContract,
  leastVersion,
} from "../test/openapi/contract-changes.ts";
import { ownContent } from "../test/own-content.ts";

const { root } = findFolders();

function change(file: string, replace: (text: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = replace(before);
  if (after === before) throw new Error(`${file} has no place for the version.`);
  writeFileSync(path, after);
}

const before = lastContract();
const document = openApiDocument({
  routes: restRoutes,
  publicUrl: "http://localhost:3000",
  content: ownContent,
});
const released = before.info.version;
const least = leastVersion(released, contractChanges(before, document));
const { version: given } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};
const [major, minor, patch] = released.split(".").map(Number);
const stated = given.replace(/-.*$/u, "");
const version =
  compareVersions(stated, released) > 0 ? stated : `${major}.${minor}.${Number(patch) + 1}`;
if (compareVersions(version, least) < 0)
  throw new Error(
    `The API has changed since ${released}: this is at least ${least}, not ${version}.`,
  );

const day = new Date().toISOString().slice(0, 10);
change("CHANGELOG.md", (text) =>
  text.replace("## [Unreleased]\n", `## [Unreleased]\n\n## [${version}] - ${day}\n`),
);
change("package.json", (text) => text.replace(`"version": "${given}"`, `"version": "${version}"`));
for (const file of ["packages/api/README.md", "examples/trpc-client/README.md"])
  change(file, (text) => text.replaceAll(`api-${released}.tgz`, `api-${version}.tgz`));
const contract = { ...document, info: { ...before.info, ...infoOf(document), version } };
writeFileSync(join(CONTRACTS, `${version}.json`), JSON.stringify(contract));
console.log(
  `${version} is ready. Look at it, then: git commit -am "Release ${version}" && git tag -a v${version}`,
);

function infoOf(described: object): object {
  return "info" in described ? (described.info as object) : {};
}
