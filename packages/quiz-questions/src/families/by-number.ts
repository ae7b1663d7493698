import type { DraftQuestion } from "../draft/draft.ts";
import { numberedVerse, reference } from "../draft/references.ts";
import { sayOf } from "../languages/said.ts";
import { meaningSide } from "./verse-sides.ts";
import { referenceOptions } from "./reference-options.ts";
import { draftOfGroup } from "./draft-of-group.ts";
import { anyOf, todaysGroups } from "./todays-four.ts";

/**
 * A verse of the reading is named by its number; which of four meanings has it? Its words are not shown, as
 * they would reveal the text.
 */
export const meaningOfVerse: DraftQuestion = (context) => {
  for (const group of todaysGroups(context, { side: meaningSide })) {
    const right = anyOf(group, context);
    const verse = numberedVerse(right.verse);
    return draftOfGroup("meaning-of-verse", { group, right }, { verse });
  }
  return undefined;
};

/** A meaning is shown; which of four verses of the reading, by their numbers, has it? */
export const verseOfMeaning: DraftQuestion = (context) => {
  for (const group of todaysGroups(context, { side: meaningSide })) {
    const right = anyOf(group, context);
    return {
      ...sayOf("verse-of-meaning", { cited: reference(right.verse) }),
      passages: [{ text: right.option.text }],
      ...referenceOptions(
        group.map(({ verse }) => verse),
        right.verse,
      ),
    };
  }
  return undefined;
};
