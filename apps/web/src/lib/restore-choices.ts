import { readStored } from "./storage.ts";

const STORED_RADIO = "input[data-stored]";

/**
 * Checks every radio input marked `data-stored="name"` (or `"name/key"` for one entry of a stored record) whose value
 * is the stored one. The style sheets follow `:checked`, so what a reader chose shows before React runs.
 */
export function restoreChoices(root: Element): void {
  const inside = root.querySelectorAll<HTMLInputElement>(STORED_RADIO);
  const radios = root instanceof HTMLInputElement && root.matches(STORED_RADIO) ? [root] : inside;
  for (const radio of radios) {
    const [name = "", key] = (radio.dataset["stored"] ?? "").split("/");
    if (entryOf(readStored(name), key) === radio.value) radio.checked = true;
  }
}

function entryOf(stored: unknown, key: string | undefined): unknown {
  if (key === undefined) return stored;
  if (typeof stored !== "object" || stored === null) return undefined;
  return Object.entries(stored).find(([name]) => name === key)?.[1];
}

/** Restores choices while the document is still being parsed, ahead of every paint. */
export function restoreChoicesWhileParsing(): void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) restoreChoices(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
