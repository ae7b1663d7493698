import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PALETTE } from "./palette.ts";

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

const cases = Object.entries(PALETTE).flatMap(([name, colors]) =>
  PAIRS.map(([ink, ground, least]) => [name, ink, ground, least, colors] as const),
);

test.each(cases)("%s: %s on %s has a contrast of %d", (...[, ink, ground, least, colors]) => {
  expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(least);
});

const inPublic = (file: string) =>
  readFileSync(new URL(`../../public/${file}`, import.meta.url), "utf8");

test("the manifest and the icon have the palette's colours", () => {
  const { light } = PALETTE;
  for (const name of ["manifest.webmanifest", "manifest-bn.webmanifest"]) {
    const manifest = JSON.parse(inPublic(name));
    expect([manifest.background_color, manifest.theme_color]).toEqual([light.paper, light.paper]);
  }
  expect(/#\w{6}/.exec(inPublic("favicon.svg"))?.[0]).toBe(light.accent);
});
