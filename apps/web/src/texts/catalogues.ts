import type { info } from "./en/info.ts";
import type { notices } from "./en/notices.ts";
import type { shell } from "./en/shell.ts";
import type { sources } from "./en/sources.ts";
import type { words } from "./en/words.ts";

/** The English texts of each catalogue, as they are written. */
export interface Catalogues {
  readonly info: typeof info;
  readonly notices: typeof notices;
  readonly shell: typeof shell;
  readonly sources: typeof sources;
  readonly words: typeof words;
}
