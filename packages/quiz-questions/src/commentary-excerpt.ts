import { openingUpToClause } from "./excerpt.ts";

const LETTERS = { fewest: 60, most: 170 };
const MIN_LETTERS = { opening: 30, note: 60 };
const NOTE_MARK = String.raw`[[(][\d০-৯*]+[\])]`;
const NOTE_LINE = new RegExp(`^${NOTE_MARK}\\s*(?=\\S)`, "u");
const NOTE_MARKS = new RegExp(`\\s*${NOTE_MARK}`, "gu");
// A note that opens by pointing at something says too little by itself.
const POINTING = /^(এ|এই|এর|এটা|এটি|এখানে|এতে|অথবা|উক্ত|যেমন|পূর্বে|তা|this|these|it|see|or)[\s,]/iu;
// Matters of law and of the body that belong in study, not among a quiz's options.
const EXPLICIT =
  /intercourse|sexual|menstru|menses|semen|sperm|private part|সহবাস|সঙ্গম|যৌন|বীর্য|ঋতু|লজ্জাস্থান/iu;
// Arabic and verse numbers give the verse away, markup and rows of dashes are no text.
const UNFIT = /[\p{Script=Arabic}\p{Nd}<>]|--/u;

/** A short quotation of what a commentary says: its first note that stands by itself, else its opening; undefined when there is nothing fit to quote. */
export function commentaryExcerpt(text: string): string | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  // Where a commentary has numbered notes, its first line only renders the verse.
  for (const line of lines) {
    if (!NOTE_LINE.test(line)) continue;
    const note = line.replace(NOTE_LINE, "");
    const quotation = POINTING.test(note) ? undefined : quote(note, MIN_LETTERS.note);
    if (quotation !== undefined) return quotation;
  }
  return quote(lines.find(Boolean) ?? "", MIN_LETTERS.opening);
}

/** A commentary's text without the marks that point to its notes. */
export function withoutNoteMarks(text: string): string {
  return text.replace(NOTE_MARKS, "");
}

function quote(line: string, fewest: number): string | undefined {
  const text = withoutNoteMarks(line);
  const quotation =
    text.length <= LETTERS.most
      ? text
      : (openingUpToClause(text, LETTERS) ?? openingUpToWord(text));
  const isFit = quotation.length >= fewest && !UNFIT.test(quotation) && !EXPLICIT.test(text);
  return isFit ? quotation : undefined;
}

function openingUpToWord(text: string): string {
  return `${text.slice(0, text.lastIndexOf(" ", LETTERS.most)).trimEnd()} …`;
}
