/** The attribute of an inline style sheet that holds the URL of its built file. */
export const INLINE_SHEET = "data-href";

/** The attribute of what stands at the end of a first verse for the rest of the document. */
export const LATE = "data-late";

/** The attribute of a style sheet that is for the time before. */
export const UNTIL_LATE = "data-until-late";

/** Moves it into the head, where React expects it; its script, which runs, is not needed any more. */
export function moveLate(): void {
  document.currentScript?.remove();
  document.querySelector(`[${UNTIL_LATE}]`)?.remove();
  for (const late of document.querySelectorAll(`[${LATE}]`)) {
    document.head.append(...late.children);
    late.remove();
  }
}
