import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = new URL("spec-texts.md", import.meta.url);

const rows = [...readFileSync(PAGE, "utf8").matchAll(/^\| `(.+?)` \| (.+?) \| (\S+) \|$/gm)].map(
  ([, text = "", screen = "", path = ""]) => ({ text, screen, path }),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text as a test writes it, its `{…}` filled in; a single word is not found inside another. */
function writtenOut(text: string): RegExp {
  const filledIn = text
    .split(/\{\w+\}/)
    .map(escaped)
    .join(".+?");
  return new RegExp(text.includes(" ") ? filledIn : String.raw`(?<!\w)${filledIn}(?!\w)`);
}

test("every text that the specification fixes has its row", () => {
  expect(rows).toHaveLength(147);
});

test.each(rows)("$screen: $text", ({ text, path }) => {
  const source = readFileSync(new URL(`../../../${path}`, PAGE), "utf8").replace(/\s+/g, " ");
  expect(source).toMatch(writtenOut(text));
});
