import type { Environment } from "../env.ts";
import type { ProductFolders } from "../product-folders.ts";

/** What a command takes from the process that runs it. */
export interface CommandSetting {
  readonly folders: ProductFolders;
  /** Read when a command runs, so that help is given whatever it says. */
  readonly environment: () => Environment;
  /** What a relative path is relative to. */
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream & { readonly isTTY?: boolean };
}
