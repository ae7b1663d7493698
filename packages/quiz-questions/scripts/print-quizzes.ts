import { parseArgs } from "node:util";
import type { Language } from "../src/language.ts";
import type { QuizQuestion } from "../src/question.ts";
import type { DayReading } from "../src/quran.ts";
import { seededRandom } from "../src/seeded-random.ts";
import { everyQuiz } from "../test/every-quiz.ts";
import { BANK } from "../test/real-quran.ts";
import { FOLDERS, installedFrom } from "./tafseer-folder.ts";

// Prints questions as Markdown, to be read as a member would read them; docs/reviewing-quizzes.md says how:
//   pnpm print-quizzes --kind next-verse --count 20 --language bn --en folder --bn folder
//   pnpm print-quizzes --days 1,101,300 --cycle 7
//   pnpm print-quizzes --mixed 200 --seed 3      (of all kinds, half in each language)
const { values } = parseArgs({
  options: {
    days: { type: "string" },
    cycle: { type: "string", default: "1" },
    kind: { type: "string" },
    count: { type: "string", default: "20" },
    language: { type: "string" },
    ...FOLDERS,
    mixed: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});

const installed = installedFrom(values);
const days = values.days?.split(",").map(Number);
const printed = new Map<string, number>();

if (values.mixed) printMixed(Number(values.mixed));
else printByKind();

/** Prints questions of all kinds in turn, drawn from every day and cycle, half in each language. */
function printMixed(count: number): void {
  const random = seededRandom(values.seed);
  const quizzes = random.shuffled(Array.from(everyQuiz(20, installed)));
  const byKind = new Map<string, { heading: string; question: QuizQuestion }[]>();
  for (const { cycleId, reading, language, questions } of quizzes) {
    for (const question of questions) {
      const heading = `Day ${reading.day} (${rangesOf(reading)}), cycle ${cycleId}`;
      const key = `${question.kind} ${language}`;
      byKind.set(key, [...(byKind.get(key) ?? []), { heading, question }].slice(-count));
    }
  }
  const turns = Array.from(byKind.values());
  for (let turn = 0, number = 1; number <= count; turn++) {
    const next = turns[turn % turns.length]?.pop();
    if (!next) continue;
    console.log(asMarkdown(`${number++}. ${next.heading}`, next.question));
  }
}

function printByKind(): void {
  for (const { cycleId, reading, language, questions } of everyQuiz(20, installed)) {
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
      const heading = `Day ${reading.day}, cycle ${cycleId}`;
      console.log(asMarkdown(heading, question));
      if (days) console.log(evidenceOf(question, language));
    }
  }
}

/** The words of the translation that a question of the bank rests on, with its ID. */
function evidenceOf({ question }: QuizQuestion, language: Language): string {
  const asked = BANK.days.flat().find((one) => one[language].question === question);
  if (!asked) return "";
  const words = asked[language].evidence.map(({ verse, text }) => `> ${verse}: ${text}`);
  return [`Evidence of \`${asked.id}\`:`, ...words, ""].join("\n");
}

function rangesOf({ ranges }: DayReading): string {
  return ranges
    .map(({ surah, from, to }) => `${surah}:${from}${from === to ? "" : `-${to}`}`)
    .join(", ");
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
