import { contentOfLibrary } from "../src/content/content-of-library.ts";
import { NO_EDITIONS } from "../src/content/library.ts";
import { builtIn } from "./built-in-text.ts";

/** The content of a server on which nothing is installed. */
export const ownContent = await contentOfLibrary(builtIn, NO_EDITIONS);
