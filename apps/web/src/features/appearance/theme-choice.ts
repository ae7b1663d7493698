import { oneOf, storedValue } from "../../lib/storage/storage.ts";

/** The reader's choice: a theme, or the system's light or dark. */
export type ThemeChoice = "system" | "light" | "sepia" | "dark";

export const themeChoice = storedValue<ThemeChoice>(
  "theme",
  "system",
  oneOf(["system", "light", "sepia", "dark"]),
);

const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)").matches;

/** Applies the theme to the document: our tokens, Mantine's scheme and the browser's theme colour. */
export function applyTheme(): void {
  const choice = themeChoice.get();
  const theme = choice === "system" ? (systemIsDark() ? "dark" : "light") : choice;
  const root = document.documentElement;
  const { dataset } = root;
  // The document came with the system's colours; to compute one takes 10 ms before the first paint.
  const isSystems = choice === "system" && dataset["theme"] === undefined;
  dataset["theme"] = theme;
  dataset["mantineColorScheme"] = theme === "dark" ? "dark" : "light";
  if (isSystems) return;
  const paper = getComputedStyle(root).getPropertyValue("--paper");
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper;
  }
}

/** Reapplies the theme when the choice or the system's scheme changes. */
export function followTheme(): () => void {
  const query = window.matchMedia("(prefers-color-scheme: dark)");
  const unsubscribe = themeChoice.subscribe(applyTheme);
  query.addEventListener("change", applyTheme);
  return () => {
    unsubscribe();
    query.removeEventListener("change", applyTheme);
  };
}
