import type { VerseParts } from "../../features/quiz/question/answer-feedback.tsx";
import { CitedCommentary } from "./cited-commentary.tsx";
import { CitedVerseAudio } from "./cited-verse-audio.tsx";

/** What belongs to the verse that an answer rests on. */
export const VERSE_PARTS: VerseParts = {
  action: (verse) => <CitedVerseAudio verse={verse} />,
  commentary: (verse) => <CitedCommentary verse={verse} />,
};
