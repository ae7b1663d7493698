import type { Candidate } from "../draft/choose-four.ts";
import type { Draft } from "../draft/draft.ts";
import { listed, reference, verseNumbers } from "../draft/references.ts";
import { type Facts, sayOf } from "../languages/said.ts";
import type { DraftedKind } from "../question.ts";

/** Four options and the right one of them. */
export interface Group {
  readonly group: readonly Candidate[];
  readonly right: Candidate;
}

/**
 * A group as the draft of a kind; what its texts say beside the verse that is `cited` and the `others` is in
 * `facts`. The references are shown once it is answered.
 */
export function draftOfGroup(
  kind: DraftedKind,
  { group, right }: Group,
  facts?: Facts,
): Omit<Draft, "passages"> {
  const others = group.filter((candidate) => candidate !== right);
  return {
    ...sayOf(kind, {
      cited: reference(right.verse),
      others: listed(others.map(({ verse }) => verseNumbers(verse))),
      ...facts,
    }),
    options: group.map(({ option }) => option),
    references: group.map(({ verse }) => reference(verse)),
    correctAnswer: group.indexOf(right),
    cites: right.verse,
    shows: group.map(({ verse }) => verse),
  };
}
