/** The attribute of an inline style sheet that holds the address of the file it was built as. */
export const INLINE_SHEET = "data-href";

/** Makes the bundler's loader know the inline style sheets by their addresses, so that a page that shares one does not fetch it. */
export function announceInlineSheets(): void {
  for (const style of document.querySelectorAll(`style[${INLINE_SHEET}]`)) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    // Before its address, as a link that is not disabled fetches.
    link.setAttribute("disabled", "");
    link.setAttribute("href", style.getAttribute(INLINE_SHEET) ?? "");
    document.head.append(link);
  }
}
