import type { Candidate } from "../draft/choose-four.ts";
import type { DraftQuestion } from "../draft/draft.ts";
import { byLanguage, type Localised } from "../language.ts";
import { localisedNumber, sayOf } from "../languages/said.ts";
import { localisedOption } from "../corpus/option.ts";
import type { DraftedKind } from "../question.ts";
import { references } from "../draft/references.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { isInside } from "./earliest.ts";
import type { VerseSide } from "./verse-sides.ts";
import { todaysGroups } from "./todays-four.ts";

type Order = readonly number[];

const NUMBERS: Order = [1, 2, 3, 4];
// Four texts are read to answer: long ones would fill more than a screen each.
const MAX_SIZE = 700;

/**
 * Four short verses of the day's reading, numbered; in which order does it have them? The orders offered are
 * drawn first, then which is right, then the numbers.
 */
export function orderOfFour(kind: DraftedKind, side: VerseSide): DraftQuestion {
  return (context) => {
    const { random } = context;
    for (const group of todaysGroups(context, { side, isFit })) {
      const orders = drawOrders(random);
      const correctAnswer = random.below(orders.length);
      const right = orders[correctAnswer] ?? NUMBERS;
      const inReading = group.toSorted((one, other) => one.verse.position - other.verse.position);
      // The passage with number n is at the position of n in the right order.
      const shown = NUMBERS.flatMap((number) => inReading[right.indexOf(number)] ?? []);
      const [first] = inReading;
      if (!first) continue;
      return {
        ...sayOf(kind, {
          cited: references(inReading.map(({ verse }) => verse)),
          order: orderText(right),
        }),
        passages: shown.map(({ verse: { arabic }, option: { text, meaning } }) =>
          meaning ? { arabic, text: meaning } : { text },
        ),
        options: orders.map((order) => localisedOption(orderText(order))),
        correctAnswer,
        cites: first.verse,
        shows: inReading.map(({ verse }) => verse),
      };
    }
    return undefined;
  };
}

function isFit(candidate: Candidate): boolean {
  return isInside(candidate) && candidate.option.size <= MAX_SIZE;
}

/**
 * Four orders, none of them another one read backwards or the other way. Two texts come before the other two
 * in all of them, and each of the two in both ways: to know which of any two comes first is not enough.
 */
export function drawOrders(random: SeededRandom): Order[] {
  const [one = 1, other = 2, third = 3, fourth = 4] = random.shuffled(NUMBERS);
  const drawn: Order[] = [
    [one, other, third, fourth],
    [one, other, fourth, third],
    [other, one, third, fourth],
    [other, one, fourth, third],
  ];
  const isFair = drawn.every(
    (order, at) => !drawn.slice(0, at).some((before) => isLike(order, before)),
  );
  return isFair ? random.shuffled(drawn) : drawOrders(random);
}

function isLike(order: Order, other: Order): boolean {
  return [
    order.toReversed(),
    positionsIn(order),
    positionsIn(order).toReversed(),
    positionsIn(order.toReversed()),
  ].some((reading) => isSame(reading, other));
}

/** The position of each number in an order: what somebody means who numbers the texts instead. */
function positionsIn(order: Order): Order {
  return NUMBERS.map((number) => order.indexOf(number) + 1);
}

function isSame(one: Order, other: Order): boolean {
  return one.every((number, index) => number === other[index]);
}

function orderText(order: Order): Localised {
  const numbers = order.map(localisedNumber);
  return byLanguage((language) => numbers.map((number) => number[language]).join(" → "));
}
