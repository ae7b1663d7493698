import { commentaryExcerpt, withoutNoteMarks } from "./commentary-excerpt.ts";
import type { CorpusIndex } from "./corpus-index.ts";
import { LANGUAGES } from "./language.ts";
import type { Language } from "./language.ts";
import { localisedOption, sharedOption } from "./option.ts";
import type { Option } from "./option.ts";
import type { TafseerRun } from "./quran.ts";
import { countQuotations } from "./quotation-count.ts";
import type { Steps } from "./steps.ts";

/** What the commentary says of a verse, with the positions of the first and last verse that it explains. */
export interface Passage {
  readonly option: Option;
  readonly from: number;
  readonly to: number;
}

/** The installed commentary, prepared once for building any day's quiz. */
export interface CommentaryIndex {
  /** The passage on the verse at this position; undefined where nothing fit to ask is said of it alone. */
  passageOn(position: number): Passage | undefined;
}

/** The runs of the installed commentary by language; with one language installed, every member is shown that one. */
export type Commentary = Readonly<Partial<Record<Language, readonly TafseerRun[]>>>;

/** Prepares a commentary; where two languages are installed, only passages fit in both are asked, so that every member gets the same question. */
export function* indexCommentary(
  commentary: Commentary,
  corpus: CorpusIndex,
): Steps<CommentaryIndex> {
  const editions: Excerpts[] = [];
  for (const language of LANGUAGES) {
    const runs = commentary[language];
    if (runs?.length) editions.push(yield* indexEdition(runs, corpus));
  }
  const [first, second] = editions;
  const passages = new Map<number, Passage | undefined>();

  function passageOn(position: number): Passage | undefined {
    if (!passages.has(position)) passages.set(position, passageOf(position, first, second));
    return passages.get(position);
  }

  return { passageOn };
}

function passageOf(position: number, first?: Excerpts, second?: Excerpts): Passage | undefined {
  const one = first?.get(position);
  if (!one) return undefined;
  if (!second) return { ...one, option: sharedOption(one.text) };
  const other = second.get(position);
  if (!other) return undefined;
  return {
    option: localisedOption({ en: one.text, bn: other.text }),
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
  };
}

interface Excerpt {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What an edition says of the verses, by their positions. */
type Excerpts = ReadonlyMap<number, Excerpt>;

function* indexEdition(runs: readonly TafseerRun[], corpus: CorpusIndex): Steps<Excerpts> {
  const excerpts: Excerpt[] = [];
  const texts: string[] = [];
  for (const run of runs) {
    yield;
    texts.push(withoutNoteMarks(run.text));
    const text = commentaryExcerpt(run.text);
    if (text === undefined) continue;
    const from = corpus.positionOf(run.surah, run.from);
    excerpts.push({ text, from, to: from + run.to - run.from });
  }
  const counts = yield* countQuotations(
    excerpts.map(({ text }) => text),
    texts,
  );
  const byPosition = new Map<number, Excerpt>();
  for (const excerpt of excerpts) {
    // A commentary repeats itself: what stands in two places, even within a longer text, tells no verse.
    if (counts.get(excerpt.text) !== 1) continue;
    for (let position = excerpt.from; position <= excerpt.to; position++) {
      byPosition.set(position, excerpt);
    }
  }
  return byPosition;
}
