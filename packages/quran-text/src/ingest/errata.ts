import type { EditionId } from "./edition-sources.ts";
import { ACADEMY } from "./errata/academy.ts";
import { CONJUNCTS } from "./errata/conjuncts.ts";
import type { CorrectionGroup } from "./errata/correction.ts";
import { DAMAGE } from "./errata/damage.ts";
import { DIVISION } from "./errata/division.ts";
import { ENGLISH } from "./errata/english.ts";
import { LETTERS } from "./errata/letters.ts";
import { LOST_MARKS } from "./errata/lost-marks.ts";
import { MISPRINTS } from "./errata/misprints.ts";
import { NAMES } from "./errata/names.ts";
import { ORTHOGRAPHY } from "./errata/orthography.ts";
import { PUNCTUATION } from "./errata/punctuation.ts";
import { REWORDED } from "./errata/reworded.ts";
import { SECOND_READING } from "./errata/second-reading.ts";
import { SPELLINGS } from "./errata/spellings.ts";
import { TORN_WORDS } from "./errata/torn-words.ts";
import { remarkCorrections } from "./remarks.ts";

/** Corrections of one edition that share a reason. */
export interface Erratum extends CorrectionGroup {
  readonly edition: EditionId;
}

/** Applied in this order: a later one sees the result of an earlier one. */
const BENGALI: readonly CorrectionGroup[] = [
  ...DIVISION,
  ...DAMAGE,
  ...PUNCTUATION,
  ...NAMES,
  ...MISPRINTS,
  ...CONJUNCTS,
  ...SPELLINGS,
  ...ORTHOGRAPHY,
  ...ACADEMY,
  ...TORN_WORDS,
  ...LOST_MARKS,
  ...LETTERS,
  ...REWORDED,
  ...SECOND_READING,
];

/** Every change to a source: encoding, verse division, and misprints that the Arabic or the edition itself proves. */
export const ERRATA: readonly Erratum[] = [
  ...of("en-saheeh", ENGLISH),
  ...of("bn-muhiuddin", BENGALI),
];

function of(edition: EditionId, groups: readonly CorrectionGroup[]): Erratum[] {
  return [...groups, ...remarkCorrections(edition)].map((group) => ({ edition, ...group }));
}
