import { writeFileSync } from "node:fs";
import {
  juzStartsSource,
  pageStartsSource,
  planTableSource,
  surahVerseCountsSource,
} from "./plan-sources.ts";

const sources = new URL("../src/", import.meta.url);

writeFileSync(new URL("plan-table.generated.ts", sources), planTableSource());
writeFileSync(new URL("surah-verse-counts.generated.ts", sources), surahVerseCountsSource());
writeFileSync(new URL("juz-starts.generated.ts", sources), juzStartsSource());
writeFileSync(new URL("page-starts.generated.ts", sources), pageStartsSource());
