import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  compareVersions,
  contractChanges,
  type Contract,
  CONTRACTS,
  lastContract,
  leastVersion,
} from "../test/openapi/contract-changes.ts";

/** What a release is cut from: the repository, the API as it is now, and the date. */
export interface ReleaseParts {
  readonly root: string;
  readonly document: Contract;
  readonly day: string;
}

/**
 * Cuts a release and returns its version: that of package.json without "-next", or the next small one where that is
 * released already. Throws, with nothing written, for one that is too small for what has changed.
 */
export function cutRelease({ root, document, day }: ReleaseParts): string {
  const before = lastContract(root);
  const released = before.info.version;
  const least = leastVersion(released, contractChanges(before, document));
  const version = nextVersion(released, versionIn(root));
  if (compareVersions(version, least) < 0)
    throw new Error(
      `The API has changed since ${released}: this is at least ${least}, not ${version}.`,
    );
  const changed = [
    replaced(root, "CHANGELOG.md", ["## [Unreleased]\n", `$&\n## [${version}] - ${day}\n`]),
    replaced(root, "package.json", [/("version": ")[^"]*/u, `$1${version}`]),
  ];
  for (const [path, text] of changed) writeFileSync(path, text);
  const contract = { ...document, info: { ...before.info, ...document.info, version } };
  writeFileSync(join(root, CONTRACTS, `${version}.json`), JSON.stringify(contract));
  return version;
}

function versionIn(root: string): string {
  const { version } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as Contract["info"];
  return version.replace(/-.*$/u, "");
}

function nextVersion(released: string, stated: string): string {
  if (compareVersions(stated, released) > 0) return stated;
  const [major, minor, patch] = released.split(".").map(Number);
  return `${major}.${minor}.${Number(patch) + 1}`;
}

/** A file's path and its text with one place replaced; throws where there is no such place. */
function replaced(root: string, file: string, [place, text]: [string | RegExp, string]) {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  if (!(typeof place === "string" ? before.includes(place) : place.test(before)))
    throw new Error(`${file} has no place for the version.`);
  return [path, before.replace(place, text)] as const;
}
