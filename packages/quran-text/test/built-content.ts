import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { Reading } from "@daily-quran/domain/reading";

const content = new URL("../dist/content/", import.meta.url);

if (!existsSync(new URL("manifest.json", content))) {
  throw new Error(
    "dist/content is missing: these tests read what the build wrote. Run `pnpm --filter @daily-quran/quran-text build` first; `pnpm test` does.",
  );
}

/** A file that the build wrote below dist/content, as its bytes. */
export function readBuilt(path: string): Buffer {
  return readFileSync(new URL(path, content));
}

export function parseBuilt(path: string): unknown {
  return JSON.parse(readBuilt(path).toString("utf8"));
}

export const builtReadings: readonly Reading[] = Array.from({ length: PLAN_DAYS }, (_, index) =>
  Reading.parse(parseBuilt(`readings/${index + 1}.json`)),
);

export const builtVerses = builtReadings.flatMap((reading) =>
  reading.surahs.flatMap((surah) => surah.verses),
);

export const contentPath = fileURLToPath(content);
