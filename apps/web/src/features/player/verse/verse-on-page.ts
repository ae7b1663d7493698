/** A verse's play button, used to find its position on the page. */
export const verseButton = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-verse-audio="${key}"]`);

/** Whether the reader prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export function scrollToVerse(key: string): void {
  verseButton(key)?.scrollIntoView({
    behavior: prefersReducedMotion() ? "auto" : "smooth",
    block: "start",
  });
}

/** A verse's extent in the window: from its button to the next one. */
export function verseExtent(key: string): { readonly top: number; readonly bottom: number } | null {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-verse-audio]")];
  const index = buttons.findIndex((button) => button.dataset["verseAudio"] === key);
  const top = buttons[index]?.getBoundingClientRect().top;
  if (top === undefined) return null;
  return { top, bottom: buttons[index + 1]?.getBoundingClientRect().top ?? top };
}
