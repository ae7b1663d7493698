import { SingleBar } from "cli-progress";
import type { BackupProgress, OnProgress } from "../../db/backup/backup-format.ts";

/** A line that shows the progress of a backup or a restore. */
export interface BackupBar {
  readonly show: OnProgress;
  readonly stop: () => void;
}

const WORDS: Record<BackupProgress["stage"], string> = {
  save: "Saving",
  check: "Checking the file",
  load: "Storing",
  compare: "Comparing",
};

/** Draws on a terminal; elsewhere it prints nothing, so that logs stay clean. */
export function backupBar(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): BackupBar {
  if (!stream.isTTY) return { show: () => {}, stop: () => {} };
  let bar: SingleBar | undefined;
  let shown: BackupProgress["stage"] | undefined;
  const stop = (): void => {
    bar?.stop();
    bar = undefined;
    shown = undefined;
  };
  return {
    stop,
    show: ({ stage, done, total }) => {
      if (stage !== shown) {
        stop();
        shown = stage;
        bar = new SingleBar({
          format: `${WORDS[stage]} {bar} {percentage}%`,
          stream,
          clearOnComplete: true,
        });
        bar.start(total, 0);
      }
      bar?.update(done);
    },
  };
}
