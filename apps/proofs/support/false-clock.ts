import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";

/** The clock of one process, by libfaketime; timers and durations stay as they are, as on a real machine. */
export interface FalseClock {
  /** For the environment of the process. */
  readonly variables: Readonly<Record<string, string>>;
  /** Epoch milliseconds, as that process has them. */
  readonly now: () => number;
  /** Sets it so many seconds before (negative) or after the real one. */
  readonly set: (seconds: number) => void;
  readonly remove: () => Promise<void>;
}

const FOLDERS = ["x86_64-linux-gnu/faketime", "aarch64-linux-gnu/faketime", "faketime"];

/** Makes a clock that is right; needs the Debian package `faketime`. */
export async function falseClock(): Promise<FalseClock> {
  const library = FOLDERS.map((folder) => `/usr/lib/${folder}/libfaketimeMT.so.1`).find(existsSync);
  if (library === undefined) throw new Error("There is no libfaketime: apt-get install faketime");
  const folder = await makeScratchFolder();
  const file = join(folder, "offset");
  let offset = 0;
  const set = (seconds: number): void => {
    offset = seconds;
    writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  };
  set(0);
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    now: () => Date.now() + offset * 1000,
    set,
    remove: () => removeFolder(folder),
  };
}
