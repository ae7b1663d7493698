import { parseArgs } from "node:util";
import { indexCommentary } from "../src/commentary-index.ts";
import type { QuizQuestion } from "../src/question.ts";
import { inOneGo } from "../src/steps.ts";
import { everyQuiz } from "../test/every-quiz.ts";
import { CORPUS } from "../test/real-quran.ts";
import { readTafseerFolder } from "./tafseer-folder.ts";

// Prints questions as Markdown, to be read as a member would read them; docs/reviewing-quizzes.md says how:
//   pnpm print-quizzes --kind next-verse --count 20 --language bn --en folder --bn folder
//   pnpm print-quizzes --days 1,101,300 --cycle 7
const { values } = parseArgs({
  options: {
    days: { type: "string" },
    cycle: { type: "string", default: "1" },
    kind: { type: "string" },
    count: { type: "string", default: "20" },
    language: { type: "string" },
    en: { type: "string" },
    bn: { type: "string" },
  },
});

const runs = {
  en: values.en ? readTafseerFolder(values.en) : [],
  bn: values.bn ? readTafseerFolder(values.bn) : [],
};
const isInstalled = runs.en.length + runs.bn.length > 0;
const index = isInstalled ? inOneGo(indexCommentary(runs, CORPUS)) : undefined;
const days = values.days?.split(",").map(Number);
const printed = new Map<string, number>();

for (const { cycleId, reading, language, questions } of everyQuiz(20, { runs, index })) {
  if (days && (cycleId !== Number(values.cycle) || !days.includes(reading.day))) continue;
  // Of one kind, days from the whole plan: each seventeenth day, others in each cycle.
  if (!days && reading.day % 17 !== cycleId % 17) continue;
  if (values.language && values.language !== language) continue;
  for (const question of questions) {
    const key = `${question.kind} ${language}`;
    const count = printed.get(key) ?? 0;
    if (values.kind && values.kind !== question.kind) continue;
    if (!days && count >= Number(values.count)) continue;
    printed.set(key, count + 1);
    console.log(asMarkdown(`Day ${reading.day}, cycle ${cycleId}`, question));
  }
}

function asMarkdown(heading: string, question: QuizQuestion): string {
  const { kind, passages, options, translations, references, correctAnswer, explanation } =
    question;
  const listed = options.map((option, position) => {
    const mark = position === correctAnswer ? "- **✓**" : "-";
    const meaning = translations ? `\n  ${translations[position]}` : "";
    return `${mark} ${option}${meaning}${references ? ` (${references[position]})` : ""}`;
  });
  return [
    `**${heading}, ${kind}**: ${question.question}`,
    ...passages.map(
      ({ arabic = "", text = "" }) => `> ${[arabic, text].filter(Boolean).join("\n> ")}`,
    ),
    ...listed,
    `_${explanation}_\n`,
  ].join("\n");
}
