import type { VerseText } from "../../verse-text.ts";

/** Stands in a source's text for the number of a footnote, so that places stay right while the text is cleaned. */
export const NOTE_MARK = "\uE000";

/** A verse as a source has it: its text has a NOTE_MARK for each footnote, in their order. */
export interface SourceVerse extends Omit<VerseText, "notes"> {
  readonly footnotes?: readonly string[];
}

type Noted = Pick<SourceVerse, "text" | "footnotes">;

const NUMBERS = { "[": /\[[\d০-৯]+\]/gu, "(": /\([\d০-৯]+\)/gu };

/** A text and its notes that name each other as [1] or (1), as QuranEnc's do; other numbers in brackets stay. */
export function withNumberedNotes(text: string, below: string): Noted {
  if (below.trim() === "") return { text };
  // The notes begin with the kind that is theirs.
  const numbers = NUMBERS[below.trimStart().startsWith("(") ? "(" : "["];
  const known = new Set(Array.from(text.matchAll(numbers), ([label]) => label));
  const starts = [...below.matchAll(numbers)].filter(({ 0: label }) => known.delete(label));
  const first = starts[0];
  // Notes that name no place in the text stand at its end.
  if (!first || below.slice(0, first.index).trim() !== "")
    return { text: `${text}${NOTE_MARK}`, footnotes: [below] };
  const notes = new Map<string, string>(
    starts.map(({ 0: label, index }, at) => [
      label,
      below.slice(index + label.length, starts[at + 1]?.index ?? below.length),
    ]),
  );
  return withNotes(text, numbers, ([label = ""]) => notes.get(label));
}

// With bounds, as one that is not closed is not looked for to the end of the text.
const TAGS = /<sup\b[^>]{0,200}\bfoot_note=["']?(\d+)["']?[^>]{0,200}>.{0,200}?<\/sup>/gsu;

/** A text with `<sup foot_note="77">1</sup>`, as QUL's and quran.com's, and the notes by their ids. */
export const withTaggedNotes = (text: string, byId: Readonly<Record<string, string>> = {}): Noted =>
  withNotes(text, TAGS, ([, id = ""]) => byId[id] ?? "");

/** Puts a mark where a note is found, in the order of the text; what names an empty one goes, and none stays. */
function withNotes(
  text: string,
  pattern: RegExp,
  noteOf: (found: readonly string[]) => string | undefined,
): Noted {
  const footnotes: string[] = [];
  const marked = text.replaceAll(pattern, (...found: string[]) => {
    const note = noteOf(found)?.trim();
    if (!note) return note ?? found[0] ?? "";
    footnotes.push(note);
    return NOTE_MARK;
  });
  return { text: marked, ...(footnotes.length > 0 && { footnotes }) };
}

/** A stored verse as a source has it. */
export function markNotes<T extends Pick<VerseText, "text" | "notes">>({
  notes = [],
  ...verse
}: T) {
  const ends = [...notes.map(({ at }) => at), verse.text.length];
  const parts = ends.map((end, index) => verse.text.slice(ends[index - 1] ?? 0, end));
  return {
    ...verse,
    text: parts.join(NOTE_MARK),
    ...(notes.length > 0 && { footnotes: notes.map(({ text }) => text) }),
  };
}

/** With the footnotes below it, as a commentary has them. */
export function notesBelow({ footnotes = [], ...verse }: SourceVerse): SourceVerse {
  let count = 0;
  const text = verse.text.replaceAll(NOTE_MARK, () => `[${(count += 1)}]`);
  return {
    ...verse,
    text: [text, ...footnotes.map((note, at) => `[${at + 1}] ${note}`)].join("\n"),
  };
}
