import { commentaryExcerpt, withoutNoteMarks } from "./commentary-excerpt.ts";
import type { CorpusIndex } from "./corpus-index.ts";
import { LANGUAGES } from "./language.ts";
import type { Language } from "./language.ts";
import { localisedOption, sharedOption } from "./option.ts";
import type { Option } from "./option.ts";
import type { TafseerRun } from "./quran.ts";
import { countQuotations } from "./quotation-count.ts";

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
export function indexCommentary(commentary: Commentary, corpus: CorpusIndex): CommentaryIndex {
  const editions = LANGUAGES.flatMap((language) => {
    const runs = commentary[language];
    return runs?.length ? [indexEdition(runs, corpus)] : [];
  });
  const [first, second] = editions;
  const passages = corpus.verses.map(({ position }): Passage | undefined => {
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
  });

  return { passageOn: (position) => passages[position] };
}

interface Excerpt {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function indexEdition(runs: readonly TafseerRun[], corpus: CorpusIndex): Map<number, Excerpt> {
  const excerpts = runs.flatMap((run): Excerpt[] => {
    const text = commentaryExcerpt(run.text);
    if (text === undefined) return [];
    const from = corpus.verseAt(run.surah, run.from).position;
    return [{ text, from, to: from + run.to - run.from }];
  });
  const counts = countQuotations(
    excerpts.map(({ text }) => text),
    runs.map(({ text }) => withoutNoteMarks(text)),
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
