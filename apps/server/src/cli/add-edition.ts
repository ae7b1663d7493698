import { missingRanges } from "@daily-quran/quran-text/import/check-edition";
import { VERSE_KEYS } from "@daily-quran/quran-text/import/quran-verses";
import type { GivenDescription } from "../features/edition/import/describe-edition.ts";
import { importEdition, type ImportResult } from "../features/edition/import/import-edition.ts";
import type { CommandSetting } from "./command-setting.ts";
import { progressBar } from "./progress-bar.ts";
import { withDatabase } from "./with-database.ts";

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

function plain({ outcome, description, verses, missingVerses }: ImportResult): object {
  return { outcome, ...description, verses, missingVerses };
}

function sentence({ outcome, description, verses, missingVerses }: ImportResult): string {
  const { id, name } = description;
  const missing =
    missingVerses.length > 0 ? ` Missing: ${missingRanges(missingVerses).join(" ")}.` : "";
  return `${name} (${id}) is ${outcome}: ${verses.toLocaleString("en-US")} verses.${missing}\n`;
}
