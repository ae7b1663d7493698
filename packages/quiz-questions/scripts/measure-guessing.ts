import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Asked } from "../test/guessing/asked.ts";
import { everyQuiz } from "../test/every-quiz.ts";
import { asAsked, everyOfBank, isOfBank } from "../test/guessing/asked-questions.ts";
import { guess } from "../test/guessing/guess.ts";
import { VERSES_WITH_DAYS } from "../test/real-quran.ts";
import { FOLDERS, installedFrom } from "./tafseer-folder.ts";

// Says how much of each kind a guesser gets right who has not read the day's text:
//   tsx scripts/measure-guessing.ts --cycles 20 --en folder --bn folder
//   tsx scripts/measure-guessing.ts --questions file   (one question of JSON a line, of any maker)
const { values } = parseArgs({
  options: {
    cycles: { type: "string", default: "20" },
    parts: { type: "string", default: "5" },
    ...FOLDERS,
    questions: { type: "string" },
    kind: { type: "string" },
  },
});

function builtQuestions(): Asked[] {
  const installed = installedFrom(values);
  const built = Array.from(everyQuiz(Number(values.cycles), installed)).flatMap((quiz) =>
    quiz.questions.map((question) => asAsked(quiz, question)),
  );
  return [...built.filter((asked) => !isOfBank(asked)), ...everyOfBank()];
}

const questions = values.questions
  ? readFileSync(values.questions, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Asked)
  : builtQuestions();

const kinds = values.kind?.split(",");
const wanted = questions.filter(({ kind }) => kinds?.includes(kind) ?? true);
const results = guess({ questions: wanted, verses: VERSES_WITH_DAYS, parts: Number(values.parts) });
console.log("| kind | language | asked | guessed |\n|---|---|---|---|");
for (const [name, { asked, right }] of [...results].toSorted(([one], [other]) =>
  one < other ? -1 : 1,
)) {
  const [kind, language] = name.split(" ");
  console.log(`| ${kind} | ${language} | ${asked} | ${((100 * right) / asked).toFixed(1)} % |`);
}
