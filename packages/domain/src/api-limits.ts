// Without a schema, so that a page that names them loads none.

/** Most sessions that one account has at a time; one more ends the one that was unused for longest. */
export const MAX_SESSIONS = 100;

/** Most tokens that one account has at a time. */
export const MAX_TOKENS = 20;

/** Most passkeys that one account has at a time. */
export const MAX_PASSKEYS = 20;

/** For how many days a token is valid at most. */
export const MAX_TOKEN_DAYS = 366;

/** How many requests a token may make in a window of so many seconds. */
export const TOKEN_LIMIT = { requests: 600, seconds: 60 } as const;

/** How many searches a network may make in a window of so many seconds. */
export const SEARCH_LIMIT = { requests: 600, seconds: 60 } as const;

/** How many documents, and how many pages, that must be made first a network may ask for in such a window. */
export const MADE_LIMIT = { requests: 600, seconds: 60 } as const;

/** How many requests of assistants (MCP) a network may make in a window of so many seconds. */
export const MCP_LIMIT = { requests: 240, seconds: 60 } as const;

/** How many pictures that are not drawn yet a network may ask for in a window of so many seconds. */
export const PICTURE_LIMIT = { requests: 120, seconds: 60 } as const;

/** How many large bodies (synchronizations, imports) a network may send in a window of so many seconds. */
export const LARGE_BODY_LIMIT = { requests: 60, seconds: 60 } as const;

/** The default and the maximum number of entries of a list page. */
export const MAX_PAGE_SIZE = 100;
