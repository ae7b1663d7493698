import { readFileSync } from "node:fs";
import { CorrectionGroup } from "./correction.ts";
import type { EditionId } from "./edition-sources.ts";
import { remarkCorrections } from "./remarks.ts";

/** Corrections of one edition that share a reason. */
export interface Erratum extends CorrectionGroup {
  readonly edition: EditionId;
}

/**
 * Every change to a source: encoding, verse division, and misprints that the Arabic or the edition itself proves.
 * Applied in this order: a later one sees the result of an earlier one.
 */
export const ERRATA: readonly Erratum[] = [...of("en-saheeh"), ...of("bn-muhiuddin")];

function of(edition: EditionId): Erratum[] {
  const file = new URL(`errata/${edition}.json`, import.meta.url);
  const groups = CorrectionGroup.array().parse(JSON.parse(readFileSync(file, "utf8")));
  return [...groups, ...remarkCorrections(edition)].map((group) => ({ edition, ...group }));
}
