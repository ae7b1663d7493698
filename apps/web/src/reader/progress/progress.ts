import { createProgressStore } from "./progress-store.ts";

/** The reader's progress. Large: the pages that start quickly import it later. */
export const progress = createProgressStore();
