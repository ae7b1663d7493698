import { DEFAULT_THEME, defaultVariantColorsResolver } from "@mantine/core";
import { expect, test } from "vitest";
import { variantColors } from "./variant-colors.ts";

const theme = DEFAULT_THEME;

test.each(["light", "outline", "subtle", "transparent", "default"])(
  "%s has Mantine's own colours",
  (variant) => {
    for (const color of ["gray", "red", "teal"]) {
      const input = { variant, color, theme };
      expect(variantColors(input)).toEqual(defaultVariantColorsResolver(input));
    }
  },
);

test("filled has Mantine's own, and our colour for the text on it", () => {
  const input = { variant: "filled", color: "red", theme };
  const own = defaultVariantColorsResolver(input);
  expect(variantColors(input)).toEqual({ ...own, color: "var(--on-accent)" });
});

test("a variant that has no colours is an error, not a button without any", () => {
  expect(() => variantColors({ variant: "white", color: "teal", theme })).toThrow(
    "plugins/mantine-theme.ts has no white in teal",
  );
});
