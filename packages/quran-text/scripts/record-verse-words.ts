import { writeFileSync } from "node:fs";
import { verseWordsSource } from "../src/documents/verse-words-source.ts";
import { builtVerses } from "../test/built-content.ts";

const file = new URL("../../reading-schedule/src/verse-words.generated.ts", import.meta.url);
writeFileSync(file, verseWordsSource(builtVerses));
