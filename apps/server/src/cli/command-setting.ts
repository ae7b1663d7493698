import type { Environment } from "../env.ts";
import type { TextOutput } from "../texts/terminal-text.ts";
import type { ProductFolders } from "../product-folders.ts";

/** What a command gets from its process. */
export interface CommandSetting {
  readonly folders: ProductFolders;
  /** Read when a command runs: help must work even if it is invalid. */
  readonly environment: () => Environment;
  /** What a relative path is relative to. */
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Asks the operator to confirm; undefined where nobody sits before a terminal. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
  readonly output: TextOutput;
  readonly errors: NodeJS.WritableStream & { readonly isTTY?: boolean };
}
