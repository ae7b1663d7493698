import { progress } from "./progress.ts";
import type { ProgressState } from "./progress-state.ts";

/** The reader’s progress, once it is loaded. */
export const loadedProgress = (): Promise<ProgressState> =>
  new Promise((resolve) => {
    const leave = progress.subscribe(() => {
      const state = progress.get();
      if (!state) return;
      leave();
      resolve(state);
    });
    const known = progress.get();
    if (!known) return;
    leave();
    resolve(known);
  });
