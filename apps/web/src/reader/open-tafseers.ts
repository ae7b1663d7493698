/** What a folded commentary carries. */
export const FOLDED_TAFSEER = { "data-tafseer": true } as const;

/** Opens the first commentaries of the page, or all. */
export function openTafseers(most = Number.POSITIVE_INFINITY): void {
  for (const folded of [...document.querySelectorAll("details[data-tafseer]")].slice(0, most))
    folded.toggleAttribute("open", true);
}
