import { SingleBar } from "cli-progress";
import type { Progress } from "../features/edition/import/progress.ts";

/** A line that shows the progress of reading. */
export interface ProgressBar {
  readonly show: (progress: Progress) => void;
  readonly stop: () => void;
}

const FILES = "Reading {bar} {value} of {total} files";
const BYTES = "Reading {value} KB";

/** Draws on a terminal; elsewhere it prints nothing, so that logs stay clean. */
export function progressBar(
  stream: NodeJS.WritableStream,
  { shown }: { shown: boolean },
): ProgressBar {
  if (!shown) return { show: () => {}, stop: () => {} };
  let bar: SingleBar | undefined;
  return {
    show: ({ unit, done, total }) => {
      if (!bar) {
        bar = new SingleBar({
          format: unit === "files" ? FILES : BYTES,
          stream,
          clearOnComplete: true,
        });
        bar.start(total ?? 0, 0);
      }
      bar.update(unit === "files" ? done : Math.round(done / 1024));
    },
    stop: () => {
      bar?.stop();
      bar = undefined;
    },
  };
}
