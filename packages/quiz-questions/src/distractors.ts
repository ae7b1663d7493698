import { readAlike } from "./option.ts";
import type { Option } from "./option.ts";
import type { SeededRandom } from "./seeded-random.ts";

const WRONG_OPTIONS = 3;
const SPARE_PER_SIDE = 5;
const MAX_LENGTH_RATIO = 1.9;

/** How many wrong options are to be shorter than the right one: drawn evenly from 0 to 3, so that length tells nothing. */
export type ShorterCount = 0 | 1 | 2 | 3;

/** Something that can be offered as a wrong option. */
export interface Candidate {
  readonly option: Option;
}

/** What wrong options are chosen by; `isFair`, asked last as it is the dearest to answer, rules out what could be defended as right. */
export interface Choice<Item> {
  readonly right: Option;
  readonly shorter: ShorterCount;
  readonly isFair?: (candidate: Item) => boolean;
}

/** Three wrong options from the nearest candidates, of which `shorter` are shorter than the right one in every language and the rest longer; undefined when there are too few. */
export function chooseDistractors<Item extends Candidate>(
  random: SeededRandom,
  { right, shorter, isFair = () => true }: Choice<Item>,
  nearestFirst: Iterable<Item>,
): Item[] | undefined {
  const wanted = { shorter, longer: WRONG_OPTIONS - shorter };
  const found: Record<Side, Item[]> = { shorter: [], longer: [] };
  const enough = (side: Side) =>
    found[side].length >= (wanted[side] === 0 ? 0 : wanted[side] + SPARE_PER_SIDE);

  for (const candidate of nearestFirst) {
    const side = sideOf(candidate.option, right);
    if (side === undefined || enough(side)) continue;
    if (readAlike(candidate.option, right) || !isFair(candidate)) continue;
    if (found[side].some(({ option }) => readAlike(option, candidate.option))) continue;
    found[side].push(candidate);
    if (enough("shorter") && enough("longer")) break;
  }

  if (found.shorter.length < wanted.shorter || found.longer.length < wanted.longer) {
    return undefined;
  }
  return [
    ...random.shuffled(found.shorter).slice(0, wanted.shorter),
    ...random.shuffled(found.longer).slice(0, wanted.longer),
  ];
}

type Side = "shorter" | "longer";

/** The side of the right option on which another stands by every measure, unless it is so much longer or shorter that it stands out. */
function sideOf(option: Option, right: Option): Side | undefined {
  let side: Side | undefined;
  for (const [index, length] of option.lengths.entries()) {
    const ratio = length / (right.lengths[index] ?? 1);
    if (ratio === 1 || ratio > MAX_LENGTH_RATIO || ratio < 1 / MAX_LENGTH_RATIO) return undefined;
    const measured = ratio < 1 ? "shorter" : "longer";
    if (side !== undefined && side !== measured) return undefined;
    side = measured;
  }
  return side;
}
