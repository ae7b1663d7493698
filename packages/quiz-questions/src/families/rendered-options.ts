import type { Candidate } from "../draft/choose-four.ts";
import type { Draft } from "../draft/draft.ts";
import { reference, verseNumbers } from "../draft/references.ts";

/** A group as the options of a draft; their references are shown once it is answered. */
export function optionsOf(
  group: readonly Candidate[],
  right: Candidate,
): Pick<Draft, "options" | "references" | "correctAnswer" | "cites" | "shows"> {
  return {
    options: group.map(({ option }) => option),
    references: group.map(({ verse }) => reference(verse)),
    correctAnswer: group.indexOf(right),
    cites: right.verse,
    shows: group.map(({ verse }) => verse),
  };
}

/** The others of a group by their numbers, in the order of the options. */
export function othersOf(group: readonly Candidate[], right: Candidate) {
  return group.filter((candidate) => candidate !== right).map(({ verse }) => verseNumbers(verse));
}
