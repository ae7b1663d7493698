import { loadContent } from "../src/content/content.ts";
import { findFolders } from "../src/product-folders.ts";

/** The built text, read once for all files of a worker. */
export const builtIn = loadContent(findFolders().content);
