import { readFileSync, writeFileSync } from "node:fs";
import { RECITERS } from "@daily-quran/domain/recitation/reciters";
import { readSoundEditions } from "../src/ingest/editions.ts";
import { parseTimings } from "../src/timings/parse-timings.ts";

const [file, reciter] = process.argv.slice(2);
const known = RECITERS.map(({ folder }) => folder);
if (!file || !reciter || !known.includes(reciter))
  throw new Error(
    `Usage: pnpm timings FILE RECITER: a file of quran-align, and one of ${known.join(", ")}.`,
  );

const { lines, without } = parseTimings(
  readFileSync(file, "utf8"),
  readSoundEditions().arabic.verses,
);
writeFileSync(new URL(`../timings/${reciter}.txt`, import.meta.url), `${lines.join("\n")}\n`);
console.log(
  `${lines.length - without.length} verses of ${reciter} have the times of their words, ${without.length} have not: ${without.join(" ")}`,
);
console.log("Build the product again, and restart it.");
