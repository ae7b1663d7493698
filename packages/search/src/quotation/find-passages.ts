import { distance } from "./distance.ts";
import { type QuranWords, SHORT_VERSE } from "./quran-words.ts";
import type { SentWord } from "./sent-words.ts";

/** A sent word and a place in the Quran that belong together. */
export type Pair = readonly [sent: number, place: number];

/** How many words may be missing, added or other in a row without ending a passage. */
const GAP = 5;

// Among so many words the rarest two are looked for.
const WINDOW = 8;

/** What is sent, and what it may be from. */
export interface Search {
  readonly sent: readonly SentWord[];
  readonly quran: QuranWords;
}

/** A range of sent words; `to` is not included. */
export interface Room {
  readonly from: number;
  readonly to: number;
}

/**
 * The passages of the Quran that are in the first words of a room, as pairs with the same consonants, both
 * growing; the best of them, and about as good ones.
 */
export function passagesIn(search: Search, { from, to }: Room): readonly (readonly Pair[])[] {
  const { sent, quran } = search;
  const spoken = sent
    .slice(from, to)
    .flatMap(({ key }, index) => (key === "" ? [] : [{ key, at: from + index }]));
  const anchors = spoken
    .slice(0, WINDOW)
    .map(({ key, at }, index) => {
      const next = spoken[index + 1]?.key;
      return { at, places: quran.twos.get(`${key} ${next}`) ?? [] };
    })
    .filter(({ places }) => places.length > 0)
    .sort((one, other) => one.places.length - other.places.length)
    .slice(0, ANCHORS);
  const found = anchors.flatMap(({ at, places }) =>
    places.map((place) => {
      const before = follow(search, { pair: [at, place], step: -1, end: from - 1 });
      const behind = follow(search, { pair: [at, place], step: 1, end: to });
      const pairs: Pair[] = [...before.toReversed(), [at, place], ...behind];
      return { pairs, score: pairs.length - gapsIn(pairs) };
    }),
  );
  // Both anchors of one passage find the same.
  return [...new Map(found.map((one) => [one.pairs.join(" "), one])).values()]
    .sort((one, other) => other.score - one.score)
    .filter(({ score }, _, [best]) => score > (best?.score ?? 0) - 2)
    .slice(0, FINALISTS)
    .map(({ pairs }) => pairs);
}

const ANCHORS = 2;
const FINALISTS = 24;

/** How many words of either side are between pairs, by quarters. */
const gapsIn = (pairs: readonly Pair[]): number => {
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last) return 0;
  const [sent, places] = [last[0] - first[0] + 1, last[1] - first[1] + 1];
  return (sent + places - pairs.length * 2) / 4;
};

interface Way {
  readonly pair: Pair;
  readonly step: 1 | -1;
  /** The sent word at which it ends, not included. */
  readonly end: number;
}

/** The pairs from a pair on, forward or back, over gaps. */
function follow({ sent, quran }: Search, { pair, step, end }: Way): Pair[] {
  const isPair = ([at, place]: Pair): boolean =>
    (end - at) * step > 0 && sent[at]?.key === quran.keys[place] && quran.keys[place] !== "";
  // The nearest pair; over a gap two in a row, or one at the end.
  const nextTo = ([at, place]: Pair): Pair | undefined => {
    for (let gap = 0; gap <= GAP * 2; gap += 1)
      for (let over = Math.max(0, gap - GAP); over <= Math.min(GAP, gap); over += 1) {
        const next: Pair = [at + step * (1 + over), place + step * (1 + gap - over)];
        if (!isPair(next)) continue;
        const isLast = next[0] + step === end;
        if (gap === 0 || isLast || isPair([next[0] + step, next[1] + step])) return next;
      }
    return undefined;
  };
  const pairs: Pair[] = [];
  for (let next = nextTo(pair); next; next = nextTo(next)) pairs.push(next);
  return pairs;
}

/** The verses of a few words that a few sent words resemble. */
export function shortVerses(
  { sent, quran }: Search,
  { from, to }: Room,
): readonly (readonly Pair[])[] {
  const own = sent.slice(from, to);
  if (own.length > SHORT_VERSE) return [];
  const wanted = own.map(({ letters }) => letters).join(" ");
  const most = Math.max(1, wanted.length / 3);
  return quran.short
    .filter(({ words, letters }) => words === own.length && distance(wanted, letters) <= most)
    .map(({ start }) => own.map((_, at): Pair => [from + at, start + at]));
}
