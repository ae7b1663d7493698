import { DEFAULT_THEME, defaultVariantColorsResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin } from "vite";
import { theme } from "../src/start/styles/theme.ts";

const MODULE = "virtual:mantine-theme";
/** Mantine's own theme, which its provider imports with every colour and what mixes them. */
const ITS_OWN = /@mantine\/core\/.*\/default-theme\.mjs$/;
/** Its name keeps a provider that nothing here renders, and what merges themes. */
const PROVIDER = /\/MantineThemeProvider\.mjs$/;
const DISPLAY_NAME = /^\w+\.displayName = ".+";$/gm;
/** What something here names; the shades are in the style sheet. */
const COLORS = ["gray", "red", "teal", "dark"];
/** The one whose variants are written out: those of the others differ by its name alone. */
const WRITTEN = "teal";
const VARIANTS = ["filled", "light", "outline", "subtle", "transparent", "default"];

/** Provides our Mantine theme as data, in place of Mantine's own too. */
export function mantineTheme(): Plugin {
  return {
    name: "mantine-theme",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id === MODULE) return `\0${MODULE}`;
      if (!id.endsWith("default-theme.mjs")) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && ITS_OWN.test(found.id) ? `\0${MODULE}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return `const byColor = (valueOf) =>
          Object.fromEntries(${JSON.stringify(COLORS)}.map((color) => [color, valueOf(color)]));
        const shades = (color) =>
          Array.from({ length: 10 }, (_, shade) => "var(--mantine-color-" + color + "-" + shade + ")");
        export const theme = { ...${JSON.stringify(themeData())}, colors: byColor(shades) };
        const written = ${JSON.stringify(JSON.stringify(byName(VARIANTS, colorsOf)))};
        export const variants = byColor((color) => JSON.parse(written.replaceAll("${WRITTEN}", color)));
        export const DEFAULT_THEME = theme;`;
    },
    transform: (code, id) => (PROVIDER.test(id) ? code.replace(DISPLAY_NAME, "") : undefined),
  };
}

const byName = <Value>(names: readonly string[], valueOf: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)]));

/** What only the variables of the style sheet are made of: components read its names, or nothing of it. */
const IN_STYLES = {
  ...byName(["fontSizes", "lineHeights", "radius", "spacing"], () =>
    byName(["xs", "sm", "md", "lg", "xl"], () => ""),
  ),
  fontWeights: {},
  headings: {},
  shadows: {},
  fontFamily: "",
  fontFamilyMonospace: "",
};

/** Functions and what is undefined are left out by JSON. */
const themeData = () => ({
  ...mergeMantineTheme(DEFAULT_THEME, theme),
  ...IN_STYLES,
  colors: undefined,
});

const colorsOf = (variant: string) =>
  defaultVariantColorsResolver({ variant, color: WRITTEN, theme: DEFAULT_THEME });
