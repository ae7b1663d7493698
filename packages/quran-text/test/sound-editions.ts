import { readSoundEditions } from "../src/ingest/editions.ts";

/** All editions, read once for all files of tests. */
export const soundEditions = readSoundEditions();
