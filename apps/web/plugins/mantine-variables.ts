import {
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
} from "@mantine/core";
import type { Plugin } from "vite";
import { themeColors } from "../src/start/styles/theme-colors.ts";
import { theme } from "../src/start/styles/theme.ts";

const MODULE = "virtual:mantine-variables.css";
/** Without grey: our own colours take its place (src/start/styles/mantine-colors.css). */
const USED_COLORS = ["dark", "red", "teal"];
/** What no component that is used here names: headings are plain elements, and the rest are numbers in Mantine's scripts. */
const UNNAMED = /^--mantine-(h\d|heading|z-index|breakpoint|primary-color-\d)/;
const COLOR_NAMES = Object.keys(DEFAULT_THEME.colors);

/**
 * Provides Mantine's CSS variables for our theme without the colour families and others that nothing here
 * uses.
 */
export function mantineVariables(): Plugin {
  return {
    name: "mantine-variables",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? variablesCss() : undefined),
  };
}

function variablesCss(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, { ...theme, ...themeColors }),
  );
  const css = convertCssVariables(
    { variables: withoutUnused(variables), light: withoutUnused(light), dark: withoutUnused(dark) },
    ":root",
  );
  return `@layer mantine{${css}}`;
}

function withoutUnused(variables: Record<string, string>): Record<string, string> {
  const unused = COLOR_NAMES.filter((name) => !USED_COLORS.includes(name)).map(
    (name) => `--mantine-color-${name}-`,
  );
  return Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => !UNNAMED.test(name) && !unused.some((prefix) => name.startsWith(prefix)),
    ),
  );
}
