import { CONJUNCTS } from "./errata/conjuncts.ts";
import { DAMAGE } from "./errata/damage.ts";
import { DIVISION } from "./errata/division.ts";
import type { Erratum } from "./errata/erratum.ts";
import { MISPRINTS } from "./errata/misprints.ts";
import { NAMES } from "./errata/names.ts";
import { PUNCTUATION } from "./errata/punctuation.ts";
import { SENSE } from "./errata/sense.ts";
import { SPELLINGS } from "./errata/spellings.ts";

/**
 * Every change to a source: encoding, verse division, and misprints that the Arabic or the edition itself proves.
 * They are applied in this order: a later one finds what an earlier one wrote.
 */
export const ERRATA: readonly Erratum[] = [
  ...DIVISION,
  ...DAMAGE,
  ...SENSE,
  ...PUNCTUATION,
  ...NAMES,
  ...MISPRINTS,
  ...CONJUNCTS,
  ...SPELLINGS,
];
