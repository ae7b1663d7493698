import { LINE_ROWS, NARROW_LINES, VERSES_ON_PAGES } from "./indo-pak-lines.generated.ts";
import type { Mushaf } from "./printed-lines.ts";

let next = 1;

/** The mushaf of 610 pages that is printed in India, Pakistan and Bangladesh. */
export const INDO_PAK: Mushaf = {
  script: "indopak",
  starts: Array.from(VERSES_ON_PAGES, (verses) => {
    const start = next;
    next += Number.parseInt(verses, 36);
    return start;
  }),
  rows: LINE_ROWS,
  narrow: NARROW_LINES,
};
