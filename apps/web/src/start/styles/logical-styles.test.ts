import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Left and right in a name or a value, and values for four sides of which left and right differ. */
const PHYSICAL = [
  /^\s*(?:left|right)\s*:.*/gm,
  /^\s*(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b.*/gm,
  /^\s*border-(?:top|bottom)-(?:left|right)-radius\b.*/gm,
  /^\s*(?:text-align|float|clear)\s*:\s*(?:left|right).*/gm,
  /^\s*(?:margin|padding|inset|scroll-margin|scroll-padding): [^;\s]+ (?<right>[^;\s]+) [^;\s]+ (?!\k<right>;)[^;\s]+;/gm,
];

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => `src/${file}`);

test.each(sheets)("%s works in both directions", (file) => {
  const css = readFileSync(file, "utf8");
  expect(PHYSICAL.flatMap((pattern) => css.match(pattern) ?? [])).toEqual([]);
});
