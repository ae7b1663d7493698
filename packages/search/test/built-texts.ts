import { readFileSync } from "node:fs";
import { SearchTexts } from "@daily-quran/domain/search/search";

const built = new URL("../../quran-text/dist/content/search.json", import.meta.url);

/** The texts as they were built; `pnpm --filter @daily-quran/quran-text build` writes them. */
export const builtTexts: SearchTexts = SearchTexts.parse(JSON.parse(readFileSync(built, "utf8")));
