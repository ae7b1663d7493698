import { seededRandom } from "../seeded-random.ts";
import type { Bank, BankQuestion } from "./bank-question.ts";

/** What a day may ask from the bank, the first choice first. */
export interface DrawnOfBank {
  readonly tafseer: readonly BankQuestion[];
  /** Only on every other day. */
  readonly translation: readonly BankQuestion[];
}

const NONE: DrawnOfBank = { tafseer: [], translation: [] };

/**
 * Draws a cycle's day: each cycle its own, no kind twice in a row, and always one of the day's kinds that the
 * cycle has asked least.
 */
export function drawOfBank({ days }: Bank, cycleId: number, day: number): DrawnOfBank {
  const third = kindsInTurn();
  const second = kindsInTurn();
  let drawn = NONE;
  for (let at = 1; at <= day; at++) {
    const questions = seededRandom(`${cycleId}:${at}:bank`).shuffled(days[at - 1] ?? []);
    const tafseer = third(questions);
    const apart = questions.filter((one) => tafseer[0] && areApart(one, tafseer[0]));
    drawn = { tafseer, translation: (cycleId + at) % 2 === 0 ? second(apart) : [] };
  }
  return drawn;
}

const areApart = (one: BankQuestion, other: BankQuestion): boolean =>
  !one.verses.some((verse) => other.verses.includes(verse));

/** Sorts questions by how often their kinds came first; the kind that came first just before is last. */
function kindsInTurn(): (questions: readonly BankQuestion[]) => readonly BankQuestion[] {
  const asked = new Map<string, number>();
  let last: string | undefined;
  const rank = ({ kind }: BankQuestion) => (kind === last ? 1000 : 0) + (asked.get(kind) ?? 0);
  return (questions) => {
    const inTurn = questions.toSorted((one, other) => rank(one) - rank(other));
    const [first] = inTurn;
    if (!first) return inTurn;
    last = first.kind;
    asked.set(first.kind, (asked.get(first.kind) ?? 0) + 1);
    return inTurn;
  };
}
