/** The event that opens the search: from the header, the bottom bar or a key. */
export const OPEN_SEARCH = "open-search";

/** Opens the search. */
export const openSearch = (): void => void window.dispatchEvent(new Event(OPEN_SEARCH));
