import { fileURLToPath } from "node:url";

/** Turbo's script, run by Node: its file in `.bin` differs per system. */
export const TURBO = fileURLToPath(new URL("../node_modules/turbo/bin/turbo", import.meta.url));
