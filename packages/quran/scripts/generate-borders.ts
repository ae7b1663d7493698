import { writeFileSync } from "node:fs";
import { BORDER_FILES } from "./borders.ts";

for (const [file, text] of Object.entries(BORDER_FILES))
  writeFileSync(new URL(`../src/${file}`, import.meta.url), text);
