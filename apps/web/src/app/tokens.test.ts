import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const block = (selector: string): Record<string, string> => {
  const at = css.indexOf(`${selector} {`);
  const text = css.slice(at, css.indexOf("}", at));
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  );
};

const light = block(":root");
const THEMES = {
  light,
  sepia: { ...light, ...block(':root[data-theme="sepia"]') },
  dark: { ...light, ...block(':root[data-theme="dark"]') },
};

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const PAIRS = [
  ["ink", "paper", 7],
  ["ink", "surface", 7],
  ["ink", "accent-soft", 7],
  ["ink-soft", "paper", 4.5],
  ["ink-soft", "surface", 4.5],
  ["accent", "paper", 4.5],
  ["accent", "surface", 4.5],
  ["accent", "accent-soft", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["danger", "paper", 4.5],
  ["danger", "surface", 4.5],
  ["gold", "paper", 3],
  ["line-strong", "paper", 3],
] as const;

const cases = Object.entries(THEMES).flatMap(([name, tokens]) =>
  PAIRS.map(([ink, ground, least]) => [name, ink, ground, least, tokens] as const),
);

test.each(cases)("%s: %s on %s has a contrast of %d", (...[, ink, ground, least, tokens]) => {
  expect(contrast(tokens[ink] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(least);
});

test("without JavaScript the dark theme is the same one", () => {
  expect(block("  :root:not([data-theme])")).toEqual(block(':root[data-theme="dark"]'));
});
