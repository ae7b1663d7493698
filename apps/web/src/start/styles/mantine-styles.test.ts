import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const styles = dirname(createRequire(import.meta.url).resolve("@mantine/core/styles/Button.css"));
const root = fileURLToPath(new URL("../../", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"),
);

/** Components of a file whose style sheet it does not import; all of Mantine's styles would be 36 KB. */
function missingStyles(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const names = /import \{([^}]*)\} from "@mantine\/core"/.exec(text)?.[1] ?? "";
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => existsSync(join(styles, `${name}.layer.css`)))
    .filter((name) => !text.includes(`@mantine/core/styles/${name}.layer.css`))
    .map((name) => `${file}: ${name}`);
}

test("every Mantine component comes with its own style sheet", () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(missingStyles)).toEqual([]);
});
