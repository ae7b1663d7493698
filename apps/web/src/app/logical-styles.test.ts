import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The folders whose styles work in both directions; each is added when its screens are translated. */
const FOLDERS = [
  "src/app",
  "src/features/appearance",
  "src/features/account",
  "src/features/auth",
  "src/features/edition",
  "src/features/notification",
  "src/features/quiz",
  "src/features/report",
  "src/features/group",
  "src/features/invite",
  "src/features/leaderboard",
  "src/features/words",
  "src/features/community",
  "src/features/day",
  "src/features/player",
  "src/features/preferences",
  "src/features/reading",
  "src/features/schedule",
  "src/features/verse",
  "src/ui",
];

/** Left and right in a name or a value, and values for four sides of which left and right differ. */
const PHYSICAL = [
  /^\s*(?:left|right)\s*:.*/gm,
  /^\s*(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b.*/gm,
  /^\s*border-(?:top|bottom)-(?:left|right)-radius\b.*/gm,
  /^\s*(?:text-align|float|clear)\s*:\s*(?:left|right).*/gm,
  /^\s*(?:margin|padding|inset): [^;\s]+ (?<right>[^;\s]+) [^;\s]+ (?!\k<right>;)[^;\s]+;/gm,
];

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${folder}/${file}`),
);

test.each(sheets)("%s works in both directions", (file) => {
  const css = readFileSync(file, "utf8");
  expect(PHYSICAL.flatMap((pattern) => css.match(pattern) ?? [])).toEqual([]);
});
