import { HAMZA } from "./arabic-letters.ts";
import { fold } from "./fold.ts";
import { type TextToken, tokenize } from "./text-tokens.ts";

/** A stretch of a string in UTF-16 units, as `slice` takes it: `end` is excluded. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

/** Where a query stands in a text, as ranges of the original text in order and without overlap; none for a query without letters or digits. */
export function findMatches(text: string, query: string): MatchRange[] {
  const folded = fold(query);
  if (folded === "") return [];
  const tokens = tokenize(text);
  const matches: MatchRange[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const end = matchFrom(tokens, index, folded);
    if (end === undefined) continue;
    const last = lastToken(tokens, end);
    // A hamza that ended the match before is not the beginning of this one too.
    const start = Math.max(startOf(tokens, index), matches.at(-1)?.end ?? 0);
    matches.push({ start, end: tokens[last]?.end ?? text.length });
    index = last;
  }
  return matches;
}

/** The index after the last token that a match from `index` consumes; undefined when there is none. */
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

/** The last token of the match: signs that may be read as nothing stay with the letter they follow. */
function lastToken(tokens: readonly TextToken[], end: number): number {
  let last = end - 1;
  while (tokens[last + 1]?.readings.includes("")) last += 1;
  return last;
}

/** Where the match begins: the hamza of ءَامَنُواْ belongs to the alif after it. */
function startOf(tokens: readonly TextToken[], index: number): number {
  const before = tokens[index - 1];
  const token = before?.opens && before.readings[0] === HAMZA ? before : tokens[index];
  return token?.start ?? 0;
}
