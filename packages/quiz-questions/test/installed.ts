import { inOneGo } from "@daily-quran/steps/steps";
import { indexCommentary } from "../src/commentary/commentary-index.ts";
import { byLanguage } from "../src/language.ts";
import type { Installed } from "./every-quiz.ts";
import { CORPUS } from "./real-quran.ts";
import { syntheticCommentary } from "./synthetic-commentary.ts";

const runs = byLanguage((language) => syntheticCommentary(language, "one"));

/** No commentary. */
export const WITHOUT: Installed = { runs: byLanguage(() => []), index: undefined };

/** A synthetic commentary in every language, the same for all files of tests, so that they share its quizzes. */
export const WITH: Installed = { runs, index: inOneGo(indexCommentary(runs, CORPUS)) };
