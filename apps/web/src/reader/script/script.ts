import type { Script } from "@daily-quran/quran/scripts";
import { oneOf, storedValue } from "../../lib/storage/storage.ts";

/** Null until the reader has chosen: the Uthmani script, and Bengali pages ask. */
export const script = storedValue<Script | null>(
  "script",
  null,
  oneOf<Script>(["uthmani", "indopak"]),
);

/** Longer than three seconds, a text in the other script is better than none. */
const AWAITED = `@keyframes await-script { from { visibility: hidden } }
li[id] p[lang="ar"] > span:not([class]), [data-script="uthmani"] [data-line] { animation: await-script 3s step-end }`;

/**
 * Before the first paint: who reads Indo-Pak sees no verse in the script that documents have, and then another. What
 * is printed before has that one.
 */
export function awaitScript(): void {
  if (script.get() !== "indopak") return;
  const sheet = new CSSStyleSheet({ media: "screen" });
  sheet.replaceSync(AWAITED);
  document.adoptedStyleSheets = [sheet];
}
