/** A range of verses within one surah, both ends included: surah 1 to 114, verses from 1. */
export interface VerseRange {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
}

/** How many verses a range holds. */
export function rangeVerseCount(range: VerseRange): number {
  return range.to - range.from + 1;
}

/** A range as the reading writes it: `9:100-111`, or `9:100` when it is one verse. */
export function rangeText({ surah, from, to }: VerseRange): string {
  return from === to ? `${surah}:${from}` : `${surah}:${from}-${to}`;
}
