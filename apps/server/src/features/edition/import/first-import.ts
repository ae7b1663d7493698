import { FIRST_EDITIONS } from "@daily-quran/quran-text/import/known-editions";
import { isEditionRefusal } from "@daily-quran/quran-text/import/refusal";
import type { Sql } from "../../../db/client.ts";
import { importEdition, type ImportResult } from "./import-edition.ts";

/**
 * Options of the first import: `tafseer` is `auto`, `off`, or what is imported instead; `say` gets its one
 * line.
 */
export interface FirstImportOptions {
  readonly tafseer: string;
  readonly baseAddress: string;
  readonly directory: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

const TIME_LIMIT_MS = 180_000;

// Upstream has lost single verses before; where there is no commentary yet, a gap is better than none.
const MAX_MISSING = 60;

/** Imports the first commentary and reports the result in one line. */
export async function importFirstTafseer(sql: Sql, options: FirstImportOptions): Promise<void> {
  const { tafseer, say, signal } = options;
  const wanted = tafseer === "auto" ? FIRST_EDITIONS : [tafseer];
  const done: ImportResult[] = [];
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    for (const what of wanted) done.push(await importOne(sql, what, { ...options, signal: limit }));
    say(`Tafseer installed: ${done.map(nameOf).join(", ")}.`);
  } catch (error) {
    // Stopped with the server: the next start tries again.
    if (signal.aborted) return;
    const missing = wanted[done.length];
    const so = done.length > 0 ? `Tafseer installed: ${done.map(nameOf).join(", ")}; no` : "No";
    say(
      `${so} tafseer from ${missing} (${reasonOf(error)}). To try again: pnpm editions add ${missing}`,
    );
  }
}

async function importOne(
  sql: Sql,
  what: string,
  { baseAddress, directory, now, signal }: FirstImportOptions,
): Promise<ImportResult> {
  return await importEdition(sql, {
    what,
    given: { kind: "tafseer" },
    baseAddress,
    directory,
    maxMissing: MAX_MISSING,
    now: now(),
    signal,
    onProgress: () => {},
  });
}

function nameOf({ description, verses, missingVerses }: ImportResult): string {
  const lacking = missingVerses.length > 0 ? `, without ${missingVerses.join(" ")}` : "";
  return `${description.name} (${description.id}, ${verses.toLocaleString("en-US")} verses${lacking})`;
}

function reasonOf(error: unknown): string {
  if (isEditionRefusal(error))
    return error.message.replaceAll(/\s*\n\s*/g, "; ").replace(/\.$/, "");
  return error instanceof Error ? error.message : String(error);
}
