import { missingRanges } from "@daily-quran/quran-text/import/check-edition";
import { VERSE_KEYS } from "@daily-quran/quran-text/ingest/quran-verses";
import { SingleBar } from "cli-progress";
import type { GivenDescription } from "../features/edition/import/describe-edition.ts";
import { importEdition, type ImportResult } from "../features/edition/import/import-edition.ts";
import type { CommandSetting } from "./command-setting.ts";
import { withDatabase } from "./with-database.ts";
import type { Progress } from "../features/edition/import/progress.ts";

/** A line that shows the progress of reading. */
interface ProgressBar {
  readonly show: (progress: Progress) => void;
  readonly stop: () => void;
}

const FILES = "Reading {bar} {value} of {total} files";

const BYTES = "Reading {value} KB";

/** The options of `editions add`. */
export interface AddOptions extends GivenDescription {
  readonly incomplete?: true;
  readonly anyLanguage?: true;
  readonly json?: true;
}

/** Imports an edition and prints the result. */
export async function addEdition(
  setting: CommandSetting,
  what: string,
  { incomplete, anyLanguage, json, ...given }: AddOptions,
): Promise<void> {
  const { environment, directory, signal, now, output, errors } = setting;
  const { database, editions } = environment();
  const bar = progressBar(errors, { shown: !json && errors.isTTY === true });
  try {
    const result = await withDatabase(database, (sql) =>
      importEdition(sql, {
        what,
        given,
        directory,
        signal,
        baseAddress: editions.baseAddress,
        maxMissing: incomplete ? VERSE_KEYS.length - 1 : 0,
        anyLanguage,
        now: now(),
        onProgress: bar.show,
      }),
    );
    bar.stop();
    output.write(json ? `${JSON.stringify(plain(result))}\n` : sentence(result));
  } finally {
    bar.stop();
  }
}

const plain = ({ description, ...result }: ImportResult): object => ({ ...description, ...result });

function sentence({ description, missingVerses, ...result }: ImportResult): string {
  const { id, name } = description;
  const { outcome, layout, verses, notes } = result;
  const noted = notes > 0 ? ` and ${notes.toLocaleString("en-US")} footnotes` : "";
  const missing =
    missingVerses.length > 0 ? ` Missing: ${missingRanges(missingVerses).join(" ")}.` : "";
  return `${name} (${id}) is ${outcome}: ${verses.toLocaleString("en-US")} verses${noted}, read as ${layout}.${missing}\n`;
}

/** Draws on a terminal; elsewhere it prints nothing, so that logs stay clean. */
function progressBar(stream: NodeJS.WritableStream, { shown }: { shown: boolean }): ProgressBar {
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
