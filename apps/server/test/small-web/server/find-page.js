export { findPage } from "./entry-server.js";

/** Others than those of the renderer, so that a test can tell which of the two was loaded. */
export const searchPaths = { listed: ["/"], closed: ["/only-here"] };
