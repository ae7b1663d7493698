import { fileURLToPath } from "node:url";

/** Turbo's own script, to be run by Node: its command in `.bin` is another kind of file on each system. */
export const TURBO = fileURLToPath(new URL("../node_modules/turbo/bin/turbo", import.meta.url));
