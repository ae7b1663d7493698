export const HYDRATED_MARK = "data-hydrated";

/** Whether the page is hydrated; until then the inline script handles input. */
export const isHydrated = (): boolean => document.documentElement.hasAttribute(HYDRATED_MARK);

/** Marks the document as hydrated. */
export const markHydrated = (): void => document.documentElement.setAttribute(HYDRATED_MARK, "");
