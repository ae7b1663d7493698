import { isHydrated } from "../hydrated-mark.ts";
import { readStored, writeStored } from "../storage/storage.ts";

const STORED_RADIO = "input[data-stored]";

/**
 * Checks the stored radio inputs: `data-stored="name"`, or `"name/key other"` for an entry of a record with
 * another value where it has none. CSS follows `:checked`, so choices show before hydration.
 */
export function restoreChoices(root: ParentNode): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>(STORED_RADIO)) restoreChoice(radio);
}

function restoreChoice(radio: HTMLInputElement): void {
  const stored = sourcesOf(radio)
    .map(([name, key]) => entryOf(readStored(name), key))
    .find((value) => value !== undefined);
  if (stored === radio.value) radio.checked = true;
}

/** Stores choices made before hydration, which takes seconds on a slow phone; React then starts from them. */
export function keepEarlyChoices(): void {
  document.addEventListener("change", ({ target }) => {
    if (isHydrated() || !(target instanceof HTMLInputElement) || !target.matches(STORED_RADIO))
      return;
    const [[name, key] = [""]] = sourcesOf(target);
    writeStored(name, key === undefined ? target.value : withEntry(name, key, target.value));
    restoreChoices(document);
  });
}

type Source = readonly [name: string, key?: string];

/** Where a radio input's choice is stored, the first first. */
const sourcesOf = (radio: HTMLInputElement): readonly Source[] =>
  (radio.dataset["stored"] ?? "").split(" ").map((source) => {
    const [name = "", key] = source.split("/");
    return key === undefined ? [name] : [name, key];
  });

function withEntry(name: string, key: string, value: string): object {
  const stored = readStored(name);
  const entries = typeof stored === "object" && stored !== null ? stored : {};
  return { ...entries, [key]: value };
}

function entryOf(stored: unknown, key: string | undefined): unknown {
  if (key === undefined) return stored;
  if (typeof stored !== "object" || stored === null) return undefined;
  return Object.entries(stored).find(([name]) => name === key)?.[1];
}

/** Restores choices during parsing, before every paint. */
export function restoreChoicesWhileParsing(): void {
  // Live, in the order of the document: searching each added element takes 50 ms on a slow phone.
  const inputs = document.getElementsByTagName("input");
  let seen = 0;
  const observer = new MutationObserver(() => {
    for (const radio of [...inputs].slice(seen)) {
      if (radio.matches(STORED_RADIO)) restoreChoice(radio);
    }
    seen = inputs.length;
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
