import { lastingTranslation } from "../../reader/reading-preferences.ts";

/** Chooses the translation after the one that is shown; its name, or undefined on a page without the choice. */
export function nextTranslation(): string | undefined {
  const choices = [
    ...document.querySelectorAll<HTMLInputElement>(`input[name="${lastingTranslation.name}"]`),
  ];
  const at = choices.findIndex(({ checked }) => checked);
  const next = choices[(at + 1) % choices.length];
  next?.click();
  return next?.getAttribute("aria-label") ?? undefined;
}
