import { parseArgs } from "node:util";
import { buildDayQuiz } from "../src/build-day-quiz.ts";
import type { DayQuizInput } from "../src/build-day-quiz.ts";
import { indexCommentary } from "../src/commentary-index.ts";
import { LANGUAGES } from "../src/language.ts";
import type { QuizQuestion } from "../src/question.ts";
import { inOneGo } from "../src/steps.ts";
import { CORPUS, READINGS } from "../test/real-quran.ts";
import { readTafseerFolder } from "./tafseer-folder.ts";

// Prints whole quizzes as Markdown, to be read as a member would read them:
//   tsx scripts/print-quizzes.ts --days 1,101,300 --cycle 7 --en folder --bn folder > quizzes.md
const { values } = parseArgs({
  options: {
    days: { type: "string", default: "1,2,21,53,101,150,209,254,289,300" },
    cycle: { type: "string", default: "1" },
    en: { type: "string" },
    bn: { type: "string" },
  },
});

const tafseer =
  values.en || values.bn
    ? inOneGo(
        indexCommentary(
          {
            ...(values.en && { en: readTafseerFolder(values.en) }),
            ...(values.bn && { bn: readTafseerFolder(values.bn) }),
          },
          CORPUS,
        ),
      )
    : undefined;

for (const day of values.days.split(",").map(Number)) {
  const reading = READINGS[day - 1];
  if (!reading) throw new Error(`Not a day of the plan: ${day}`);
  const ranges = reading.ranges.map(({ surah, from, to }) => `${surah}:${from}-${to}`);
  console.log(`# Day ${day} (${ranges.join(", ")})\n`);
  for (const language of LANGUAGES) printQuiz({ reading, language });
}

function printQuiz(day: Pick<DayQuizInput, "reading" | "language">): void {
  const points = { reading: 1, translation: 2, tafseer: 3 };
  const cycleId = Number(values.cycle);
  for (const question of buildDayQuiz({ ...day, cycleId, corpus: CORPUS, tafseer, points })) {
    console.log(`${asMarkdown(question)}\n`);
  }
}

function asMarkdown({ type, shape, question, verse, ...rest }: QuizQuestion): string {
  const options = rest.options.map(
    (option, index) => `${index === rest.correctAnswer ? "- **✓**" : "-"} ${option}`,
  );
  return [
    `**${type}** (${shape}, ${rest.points}): ${question}`,
    ...(verse === undefined ? [] : [`> ${verse}`]),
    ...options,
    `_${rest.explanation}_`,
  ].join("\n\n");
}
