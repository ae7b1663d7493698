const MARK = "data-hydrated";

/** Whether React answers for the page yet; until then the document's own script does. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute(MARK);

/** Marks the document as React's. */
export const markHydrated = (): void => document.documentElement.setAttribute(MARK, "");
