import type { QuizVerse } from "../../src/quran.ts";
import type { Asked } from "./asked.ts";
import { nameOf } from "./asked.ts";
import { choose, learn } from "./choice-model.ts";
import type { Example } from "./choice-model.ts";
import { countTexts } from "./counts.ts";
import type { Counts } from "./counts.ts";
import { countRightness } from "./evidence.ts";
import type { Rightness } from "./evidence.ts";
import { featuresOf } from "./features.ts";

/** How many questions of a kind were asked and guessed right. */
export interface Guessed {
  readonly asked: number;
  readonly right: number;
}

/** What a guesser needs: the questions, every verse with the day that reads it. */
export interface GuessingInput {
  readonly questions: readonly Asked[];
  readonly verses: readonly (QuizVerse & { readonly day: number })[];
  /**
   * The number of parts that the days are divided into; the questions of each part are guessed from the
   * others only.
   */
  readonly parts: number;
}

const DAYS_IN_A_ROW = 10;

/**
 * What a guesser gets right of each kind in each language, who has read all but the text of the days it is
 * asked about, and has learned from the questions of the other days.
 */
export function guess({ questions, verses, parts }: GuessingInput): Map<string, Guessed> {
  const results = new Map<string, Guessed>();
  const partOf = (day: number) => Math.floor(day / DAYS_IN_A_ROW) % parts;
  const halfOf = (day: number) => Math.floor(day / DAYS_IN_A_ROW / parts) % 2;
  for (let part = 0; part < parts; part++) {
    const known = questions.filter(({ day }) => partOf(day) !== part);
    const open = questions.filter(({ day }) => partOf(day) === part);
    const text = countOutside(verses, (day) => partOf(day) === part, `${part} of ${parts}`);
    for (const name of new Set(open.map(nameOf))) {
      const own = known.filter((asked) => nameOf(asked) === name);
      // Right answers are counted on some days and weighted on others, as they will be used.
      const halves = [0, 1].map((half) => own.filter(({ day }) => halfOf(day) === half));
      const examples = halves.flatMap((half, index) =>
        examplesOf(half, text, countRightness(halves[1 - index] ?? [])),
      );
      const weights = learn(examples);
      const rightness = countRightness(own);
      for (const asked of open.filter((other) => nameOf(other) === name)) {
        const isRight = choose(weights, featuresOf(asked, text, rightness)) === asked.correctAnswer;
        const { asked: before, right } = results.get(name) ?? { asked: 0, right: 0 };
        results.set(name, { asked: before + 1, right: right + Number(isRight) });
      }
    }
  }
  return results;
}

/** The counts of all verses but those of a part's days, counted once for each part. */
function countOutside(
  verses: GuessingInput["verses"],
  isInPart: (day: number) => boolean,
  part: string,
): Counts {
  const known = knownCounts.get(verses) ?? new Map<string, Counts>();
  knownCounts.set(verses, known);
  const counts = known.get(part) ?? countTexts(verses.filter(({ day }) => !isInPart(day)));
  known.set(part, counts);
  return counts;
}
const knownCounts = new WeakMap<GuessingInput["verses"], Map<string, Counts>>();

function examplesOf(questions: readonly Asked[], counts: Counts, rightness: Rightness): Example[] {
  return questions.map((asked) => ({
    rows: featuresOf(asked, counts, rightness),
    right: asked.correctAnswer,
  }));
}
