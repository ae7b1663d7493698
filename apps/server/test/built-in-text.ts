import { loadContent } from "../src/content/content.ts";
import { findPlaces } from "../src/places.ts";

/** The built text, read once for all files of a worker. */
export const builtIn = loadContent(findPlaces().content);
