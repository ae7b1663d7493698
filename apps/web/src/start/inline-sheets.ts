/** The attribute of an inline style sheet that holds the URL of its built file. */
export const INLINE_SHEET = "data-href";

/**
 * Tells Vite's loader which style sheets are inline already, so that the next page does not fetch them again.
 */
export function announceInlineSheets(): void {
  for (const style of document.querySelectorAll(`style[${INLINE_SHEET}]`)) {
    // In the first verse, where React expects none.
    if (!document.head.contains(style)) document.head.append(style);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    // Set before `href`: an enabled link would fetch.
    link.setAttribute("disabled", "");
    link.setAttribute("href", style.getAttribute(INLINE_SHEET) ?? "");
    document.head.append(link);
  }
}
