import { contentOfLibrary } from "../src/content/content-of-library.ts";
import { NO_EDITIONS } from "../src/content/library.ts";
import { loadContent } from "../src/content/content.ts";
import { findFolders } from "../src/product-folders.ts";

/** The built text, read once for all files of a worker. */
export const builtIn = loadContent(findFolders().content);

/** The content of a server on which nothing is installed. */
export const ownContent = await contentOfLibrary(builtIn, NO_EDITIONS);
