import type { OwnQuestion } from "@daily-quran/domain/group/own-question";
import { LANGUAGES } from "@daily-quran/quran/languages";
import { toLatinDigits } from "@daily-quran/quran/latin-digits";

/** What was read of a file: its questions with the line on which each begins, or why it cannot be read. */
export type ReadQuestions =
  | { readonly questions: readonly unknown[]; readonly lines: readonly number[] }
  | {
      readonly fault: "unreadable" | "tooLarge" | "unreadableAt" | "noColumn";
      readonly line?: number;
      readonly column?: string;
    };

const MAX_BYTES = 2 * 1024 * 1024;

/** Reads a file of questions, JSON as the built-in bank has it, or CSV. One that is too large is not read. */
export async function readQuestions(file: File): Promise<ReadQuestions> {
  if (file.size > MAX_BYTES) return { fault: "tooLarge" };
  const text = (await file.text()).replace(/^\uFEFF/u, "");
  return /^\s*[[{]/u.test(text) ? readJson(text) : readCsv(text);
}

function readJson(text: string): ReadQuestions {
  if (faultOf(text) !== "") return { fault: "unreadableAt", line: lineOfFault(text) };
  const questions: unknown = JSON.parse(text);
  if (!Array.isArray(questions)) return { fault: "unreadable" };
  const lines = linesOf(text);
  return typeof lines === "number" ? { fault: "unreadableAt", line: lines } : { questions, lines };
}

function faultOf(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return String(error);
  }
}

/** The line up to which a text could still become JSON: browsers don't always name the place of a fault. */
function lineOfFault(text: string): number {
  const isOpen = (length: number): boolean => {
    const fault = faultOf(text.slice(0, length));
    return (
      fault === "" ||
      /end of|unterminated|EOF/iu.test(fault) ||
      fault.includes(`position ${length}`)
    );
  };
  let [open, faulty] = [0, text.length];
  while (faulty - open > 1) {
    const middle = Math.floor((open + faulty) / 2);
    if (isOpen(middle)) open = middle;
    else faulty = middle;
  }
  return text.slice(0, open).split("\n").length;
}

/** The lines on which the objects of a list begin; else the line of what is none. */
function linesOf(text: string): number[] | number {
  const lines: number[] = [];
  let [depth, line] = [0, 1];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}\n]|[^\s"[\]{},:]+/gu)) {
    if (token === "\n") line += 1;
    else if (depth === 1 && token === "{") lines.push(line);
    else if (depth === 1 && token !== "]") return line;
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
  }
  return lines;
}

const LETTERS = ["A", "B", "C", "D"];
const TEXTS = ["question", ...LETTERS.map((letter) => `option ${letter}`), "explanation"];
const FIELDS = ["id", "day", "inPlaceOf", "verses", "answer"];
const COLUMNS = [
  ...FIELDS,
  ...LANGUAGES.flatMap((language) => TEXTS.map((name) => `${language} ${name}`)),
];

/** What a field of a question is called in CSV: `en.options.0` is the column `en option A`. */
export const columnOf = (path: string): string =>
  path
    .replace(/^verses\.\d+$/u, "verses")
    .replace(/\.options\.(\d)/u, (_, at) => ` option ${LETTERS[Number(at)]}`)
    .replace(".", " ");

// A spreadsheet runs what begins so as a formula; one more mark makes it a text.
const FORMULA = /^[=+\-@\t\r]/u;
const QUOTED_FORMULA = /^'(?=[=+\-@\t\r])/u;

// Excel reads UTF-8 only after it.
const BYTE_ORDER_MARK = "\uFEFF";
const END_OF_LINE = "\r\n";

const cellOf = (text: string): string =>
  `"${text.replace(FORMULA, (mark) => `'${mark}`).replaceAll('"', '""')}"`;

/** Questions as CSV with a head, for spreadsheets. */
export function csvOfQuestions(questions: readonly OwnQuestion[]): string {
  const rows = questions.map(({ id, day, inPlaceOf = "", verses, answer, ...sides }) => [
    id,
    String(day),
    inPlaceOf,
    verses.join(" "),
    LETTERS[answer] ?? "",
    ...LANGUAGES.map((language) => sides[language]).flatMap((side) =>
      side ? [side.question, ...side.options, side.explanation] : TEXTS.map(() => ""),
    ),
  ]);
  const lines = [COLUMNS, ...rows].map((row) => row.map(cellOf).join(","));
  return BYTE_ORDER_MARK + [...lines, ""].join(END_OF_LINE);
}

/** Reads such CSV; columns may be in any order, and those of a language be absent. */
export function readCsv(text: string): ReadQuestions {
  const table = rowsOf(text);
  if (typeof table === "number") return { fault: "unreadableAt", line: table };
  const [head, ...rows] = table;
  const names = head?.cells.map((name) => name.trim()) ?? [];
  const column = names.find((name) => !COLUMNS.includes(name));
  if (!names.includes("day")) return { fault: "unreadable" };
  if (column !== undefined) return { fault: "noColumn", column };
  const questions = rows.map(({ cells }) =>
    questionOf((name) => (cells[names.indexOf(name)] ?? "").trim().replace(QUOTED_FORMULA, "")),
  );
  return { questions, lines: rows.map(({ line }) => line) };
}

function questionOf(cell: (name: string) => string): object {
  const sides = LANGUAGES.flatMap((language) => {
    const [question = "", ...rest] = TEXTS.map((name) => cell(`${language} ${name}`));
    const explanation = rest.pop() ?? "";
    const side = { question, options: rest, explanation };
    return [question, ...rest, explanation].some(Boolean) ? [[language, side]] : [];
  });
  const inPlaceOf = cell("inPlaceOf");
  const day = toLatinDigits(cell("day"));
  return {
    id: cell("id") || `${day}-${keyOf(JSON.stringify(sides))}`,
    day: Number(day),
    verses: versesIn(cell("verses")),
    answer: LETTERS.indexOf(cell("answer").toUpperCase()),
    ...(inPlaceOf && { inPlaceOf }),
    ...Object.fromEntries(sides),
  };
}

/** The verses of a list such as `12:18, ১২:১৯`. */
export const versesIn = (text: string): string[] =>
  toLatinDigits(text)
    .split(/[\s,;]+/u)
    .filter(Boolean);

/** The same for the same text (FNV-1a), so that a file without IDs can be imported again. */
function keyOf(text: string): string {
  let key = 0x811c9dc5;
  for (const letter of text) key = Math.imul(key ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (key >>> 0).toString(16);
}

interface Row {
  readonly line: number;
  readonly cells: string[];
}

/** Rows that have a text, by RFC 4180 or with semicolons, as spreadsheets write them in some countries; else the faulty line. */
function rowsOf(text: string): Row[] | number {
  const [comma, cell] = /^[^\n,]*;/u.test(text)
    ? ([";", /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/uy] as const)
    : ([",", /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/uy] as const);
  const rows: Row[] = [];
  let line = 1;
  let row: Row = { line, cells: [] };
  for (;;) {
    const [all, quoted, plain = "", end] = cell.exec(text) ?? [];
    if (all === undefined) return line;
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += all.split("\n").length - 1;
    if (end === comma) continue;
    if (row.cells.some((found) => found.trim() !== "")) rows.push(row);
    if (end === "") return rows;
    row = { line, cells: [] };
  }
}
