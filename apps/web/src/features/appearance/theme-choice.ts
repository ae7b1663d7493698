import { oneOf, storedValue } from "../../lib/storage.ts";

/** A reader's wish: a theme, or whichever of light and dark the system asks for. */
export type ThemeChoice = "system" | "light" | "sepia" | "dark";

export const themeChoice = storedValue<ThemeChoice>(
  "theme",
  "system",
  oneOf(["system", "light", "sepia", "dark"]),
);

const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)").matches;

/** Puts the reader's theme on the document: our tokens, Mantine's scheme and the colour of the browser's own bars. */
export function applyTheme(): void {
  const choice = themeChoice.get();
  const theme = choice === "system" ? (systemIsDark() ? "dark" : "light") : choice;
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  root.dataset["mantineColorScheme"] = theme === "dark" ? "dark" : "light";
  const paper = getComputedStyle(root).getPropertyValue("--paper");
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper;
  }
}

/** Applies the theme whenever the choice or the system's wish changes. */
export function followTheme(): () => void {
  const query = window.matchMedia("(prefers-color-scheme: dark)");
  const unsubscribe = themeChoice.subscribe(applyTheme);
  query.addEventListener("change", applyTheme);
  return () => {
    unsubscribe();
    query.removeEventListener("change", applyTheme);
  };
}
