import { readFileSync } from "node:fs";
import { drawnWoff2 } from "@daily-quran/font-subset/drawn-font";
import { answerJobs } from "../../threads/answer-jobs.ts";

const QURAN = readFileSync(new URL("./fonts/quran.ttf", import.meta.url));

answerJobs(async (texts: readonly string[]) => (await drawnWoff2(QURAN, texts)).toString("base64"));
