import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BORDER_FILES } from "./borders.ts";

test.each(Object.entries(BORDER_FILES))("%s is what the mushaf gives", (file, text) => {
  expect(readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8")).toBe(text);
});
