import { verseElement } from "../../reader/verse-element.ts";

/** How long a verse is in the reader's sight before it counts as read. */
const SETTLED_MS = 4000;

/** The part of the window in which one reads. */
const BAND = "-20% 0px -55% 0px";

/**
 * Calls back with the verse that is in the reader's sight for a while, the first of those in the middle of the
 * window; `verses` are the ids of their elements. Returns a function that stops.
 */
export function trackPlace(
  verses: readonly string[],
  onSettled: (verse: string) => void,
): () => void {
  const inSight = new Set<string>();
  let current: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target.id);
        else inSight.delete(target.id);
      }
      const first = verses.find((verse) => inSight.has(verse));
      if (first === current) return;
      current = first;
      clearTimeout(timer);
      if (first !== undefined)
        timer = setTimeout(() => {
          if (document.visibilityState === "visible") onSettled(first);
        }, SETTLED_MS);
    },
    { rootMargin: BAND },
  );
  for (const verse of verses) {
    const element = verseElement(verse);
    if (element) observer.observe(element);
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
