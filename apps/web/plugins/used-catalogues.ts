import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /(?:from|import)\s*(\(?)\s*"(\.[^"]+\.tsx?)"/g;
const TYPES = /^import type [^;]+;$/gm;
const PAGE = /\.page\.tsx$/;
const USE = /\b(?:useTexts\(|textsIn\(\w+, )"(\w+)"\)/g;

/**
 * The names of the catalogues that a module and all that it imports use, sorted; pages that it imports are
 * left out. `atFirst` leaves out what it imports later, by `import()`.
 */
export function cataloguesFrom(file: string, atFirst = false): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const code = readFileSync(path, "utf8").replaceAll(TYPES, "");
    for (const [, name = ""] of code.matchAll(USE)) names.add(name);
    for (const [, isLater, imported = ""] of code.matchAll(IMPORT)) {
      if (!PAGE.test(imported) && !(atFirst && isLater)) visit(join(dirname(path), imported));
    }
  };
  visit(file);
  return [...names].sort();
}
