import { inOneGo } from "@daily-quran/steps/steps";
import { indexCommentary } from "../src/commentary/commentary-index.ts";
import type { Installed } from "./every-quiz.ts";
import { CORPUS } from "./real-quran.ts";
import { syntheticCommentary } from "./synthetic-commentary.ts";

const runs = { en: syntheticCommentary("en", "one"), bn: syntheticCommentary("bn", "one") };

/** No commentary. */
export const WITHOUT: Installed = { runs: { en: [], bn: [] }, index: undefined };

/** A synthetic commentary in both languages, the same for all files of tests, so that they share its quizzes. */
export const WITH: Installed = { runs, index: inOneGo(indexCommentary(runs, CORPUS)) };
