import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apiCompare } from "api-smart-diff";
import { findFolders } from "../../src/product-folders.ts";

/** The contract of a release, as its server described it. */
export interface Contract {
  readonly info: { readonly version: string };
}

/** What differs between two contracts for their clients, each in a line. */
export interface ContractChanges {
  readonly breaking: readonly string[];
  readonly additions: readonly string[];
}

/** Where a repository keeps the released contracts, by their versions. */
export const CONTRACTS = join("docs", "openapi");

const numbersOf = (version: string): number[] =>
  version.replace(/-.*$/u, "").split(".").map(Number);

/** Compares two versions, without what is behind a hyphen. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  return first.map((part, at) => part - (second[at] ?? 0)).find((part) => part !== 0) ?? 0;
}

/** The last released contract of a repository. */
export function lastContract(root = findFolders().root): Contract {
  const folder = join(root, CONTRACTS);
  const versions = readdirSync(folder).map((name) => name.replace(/\.json$/u, ""));
  const last = versions.toSorted(compareVersions).at(-1) ?? "";
  return JSON.parse(readFileSync(join(folder, `${last}.json`), "utf8")) as Contract;
}

// A client is written for them, and the library takes the first for a remark, the second for a widening.
const FIXED = /\/(?:operationId|type)$/u;

// New fields may come at any time, so that it says nothing of a response that it has none.
const OPEN = /\/responses\/.*\/additionalProperties$/u;

/** Compares two contracts call by call. */
export function contractChanges(before: object, after: object): ContractChanges {
  // As it is sent, without fields that are undefined.
  const { diffs } = apiCompare(before, JSON.parse(JSON.stringify(after)));
  const changes = diffs
    .map(({ path, action, type }) => ({ place: path.join("/"), action, type }))
    .filter(({ place }) => place.startsWith("paths/") && !OPEN.test(place));
  const isBreaking = ({ place, action, type }: (typeof changes)[number]): boolean =>
    type === "breaking" || (action === "replace" && FIXED.test(place));
  const lines = (some: typeof changes) => some.map(({ place, action }) => `${action} ${place}`);
  return {
    breaking: lines(changes.filter(isBreaking)),
    additions: lines(
      changes.filter((change) => !isBreaking(change) && change.type === "non-breaking"),
    ),
  };
}

/** The least version that such changes since a release ask for. */
export function leastVersion(released: string, { breaking, additions }: ContractChanges): string {
  const [major = 0, minor = 0] = numbersOf(released);
  if (breaking.length > 0) return `${major + 1}.0.0`;
  return additions.length > 0 ? `${major}.${minor + 1}.0` : released;
}
