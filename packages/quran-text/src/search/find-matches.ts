import { HAMZA } from "./arabic-letters.ts";
import { fold } from "./fold.ts";
import { type TextToken, tokenize } from "./text-tokens.ts";

/** A range of a string in UTF-16 units, as for `slice`: `end` is excluded. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The matches of a query as ordered ranges of the original text; none for a query without letters or digits.
 */
export function findMatches(text: string, query: string): MatchRange[] {
  const folded = fold(query);
  if (folded === "") return [];
  const tokens = tokenize(text);
  const matches: MatchRange[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const end = matchFrom(tokens, index, folded);
    if (end === undefined) continue;
    const last = lastToken(tokens, end);
    // A hamza at the end of the last match does not begin this one.
    const start = Math.max(startOf(tokens, index), matches.at(-1)?.end ?? 0);
    matches.push({ start, end: tokens[last]?.end ?? text.length });
    index = last;
  }
  return matches;
}

/** The index after a match's last token; undefined without a match. */
function matchFrom(tokens: readonly TextToken[], index: number, query: string): number | undefined {
  const token = tokens[index];
  if (!token?.opens) return undefined;
  for (const reading of token.readings) {
    if (reading === "" || !agrees(reading, query)) continue;
    const end = consume(tokens, index + 1, query.slice(reading.length));
    if (end !== undefined) return end;
  }
  return undefined;
}

function consume(tokens: readonly TextToken[], index: number, rest: string): number | undefined {
  if (rest === "") return index;
  const token = tokens[index];
  if (!token) return undefined;
  for (const reading of token.readings) {
    if (!agrees(reading, rest)) continue;
    const end = consume(tokens, index + 1, rest.slice(reading.length));
    if (end !== undefined) return end;
  }
  return undefined;
}

function agrees(reading: string, query: string): boolean {
  return query.startsWith(reading);
}

/** Extends the match over optional signs, which belong to their letter. */
function lastToken(tokens: readonly TextToken[], end: number): number {
  let last = end - 1;
  while (tokens[last + 1]?.readings.includes("")) last += 1;
  return last;
}

/** The match's start: the hamza of ءَامَنُواْ belongs to the alif after it. */
function startOf(tokens: readonly TextToken[], index: number): number {
  const before = tokens[index - 1];
  const token = before?.opens && before.readings[0] === HAMZA ? before : tokens[index];
  return token?.start ?? 0;
}
