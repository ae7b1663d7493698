import { CHARACTERS, RARE_CHARACTERS, codePointName } from "./character-inventory.ts";
import type { EditionId } from "./edition-sources.ts";
import { type VerseText, verseKey } from "../verse-text.ts";

const MARKUP = /[<>]|&#?\w+;|#\d+;/u;
const OTHER_SPACE = /[^\S ]|[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu;

/** The faults of one verse's text, each as a clause without its key. */
export function textFaults(edition: EditionId, verse: VerseText): string[] {
  const { text } = verse;
  if (text.trim() === "") return ["is empty"];
  const rare = rareCharacters(edition, verse);
  return [
    ...(MARKUP.test(text) ? ["holds markup"] : []),
    ...(text.startsWith(" ") ? ["starts with a space"] : []),
    ...(text.endsWith(" ") ? ["ends with a space"] : []),
    ...(text.includes("  ") ? ["holds a double space"] : []),
    ...namesOf(text.match(OTHER_SPACE) ?? [], rare).map((name) => `holds the stray space ${name}`),
    ...namesOf(unexpected(edition, text), rare).map((name) => `holds the unexpected ${name}`),
  ];
}

function rareCharacters(edition: EditionId, verse: VerseText): string[] {
  return RARE_CHARACTERS.filter(
    (rare) => rare.edition === edition && rare.verse === verseKey(verse),
  ).map((rare) => rare.character);
}

function unexpected(edition: EditionId, text: string): string[] {
  const spaces = new Set<string>(text.match(OTHER_SPACE));
  const found: string[] = [];
  for (const character of text) {
    if (!CHARACTERS[edition].has(character) && !spaces.has(character)) found.push(character);
  }
  return found;
}

/** The names of the characters that are not allowed, each once. */
function namesOf(characters: readonly string[], allowed: readonly string[]): string[] {
  const faults = new Set(characters.filter((character) => !allowed.includes(character)));
  return Array.from(faults, codePointName);
}
