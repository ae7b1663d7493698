import { textKey } from "./text-key.ts";

// Long enough that few texts share it, short enough that nearly all have one.
const BEGINNING_LETTERS = 12;

/** Tells which texts begin like others. */
export interface Openings {
  add(text: string): void;
  /** Whether more than one of the texts added begins with this one. */
  isRepeated(text: string): boolean;
}

/** No texts yet. */
export function openings(): Openings {
  const byBeginning = new Map<string, string[]>();

  function add(text: string): void {
    const key = textKey(text);
    const beginning = key.slice(0, BEGINNING_LETTERS);
    const known = byBeginning.get(beginning);
    if (known) known.push(key);
    else byBeginning.set(beginning, [key]);
  }

  function isRepeated(text: string): boolean {
    const key = textKey(text);
    const candidates =
      key.length < BEGINNING_LETTERS
        ? [...byBeginning.values()].flat()
        : (byBeginning.get(key.slice(0, BEGINNING_LETTERS)) ?? []);
    return candidates.filter((candidate) => candidate.startsWith(key)).length > 1;
  }

  return { add, isRepeated };
}
