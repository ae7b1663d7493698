import type { Candidate } from "../choose-four.ts";
import type { DraftPassage, DraftQuestion } from "../draft.ts";
import { localisedNumber } from "../language.ts";
import type { Localised } from "../language.ts";
import { localisedOption } from "../option.ts";
import type { QuestionKind } from "../question.ts";
import { references } from "../references.ts";
import { isInside } from "./earliest.ts";
import type { VerseSide } from "./verse-sides.ts";
import { todaysGroups } from "./todays-four.ts";

interface OrderOfThree {
  readonly kind: QuestionKind;
  readonly side: VerseSide;
  readonly question: Localised;
  readonly passageOf: (candidate: Candidate) => DraftPassage;
}

type Order = readonly [number, number, number];

const ORDERS: readonly Order[] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];

/**
 * Three verses of the day's reading, numbered; in which order does it have them? The four orders offered are
 * drawn first, then which is right, then the numbers.
 */
export function orderOfThree({ kind, side, question, passageOf }: OrderOfThree): DraftQuestion {
  return (context) => {
    const { random } = context;
    for (const group of todaysGroups(context, { side, count: 3, isFit: isInside })) {
      const orders = random.shuffled(ORDERS).slice(0, 4);
      const correctAnswer = random.below(orders.length);
      const right = orders[correctAnswer];
      if (!right) continue;
      const inReading = group.toSorted((one, other) => one.verse.position - other.verse.position);
      // The passage with number n is at the position of n in the right order.
      const shown = [1, 2, 3].flatMap((number) => inReading[right.indexOf(number)] ?? []);
      const [first] = inReading;
      if (!first) continue;
      const cited = references(inReading.map(({ verse }) => verse));
      return {
        kind,
        question,
        passages: shown.map(passageOf),
        options: orders.map((order) => localisedOption(orderText(order))),
        correctAnswer,
        explanation: {
          en: `In this day's reading they come as ${orderText(right).en}: ${cited.en}.`,
          bn: `এই দিনের পাঠে এগুলোর ক্রম ${orderText(right).bn}: ${cited.bn}।`,
        },
        cites: first.verse,
      };
    }
    return undefined;
  };
}

function orderText(order: Order): Localised {
  const numbers = order.map(localisedNumber);
  return {
    en: numbers.map(({ en }) => en).join(", "),
    bn: numbers.map(({ bn }) => bn).join(", "),
  };
}
