// Without a schema, so that the worker that searches loads none.

/** Most results that one search pages through. */
export const MAX_SEARCH_RESULTS = 200;

/** Most characters of a query that are read; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** Results of one page, and the most that may be asked for; a verse can be long. */
export const SEARCH_PAGE = 10;
export const MAX_SEARCH_PAGE = 50;
