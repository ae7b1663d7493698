import type { Plugin } from "vite";
import { PALETTE } from "../src/ui/palette.ts";

const MODULE = "virtual:palette.css";

/** Provides the colours of src/ui/palette.ts as CSS variables for each theme. */
export function paletteCss(): Plugin {
  return {
    name: "palette-css",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? css() : undefined),
  };
}

/** Without JavaScript no theme is set, and the reader's system chooses between light and dark. */
const css = (): string => `
:root {${variables(PALETTE.light)}}
:root[data-theme="sepia"] {${variables(PALETTE.sepia)}}
:root[data-theme="dark"] {${variables(PALETTE.dark)}}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {--mantine-color-scheme: dark;${variables(PALETTE.dark)}}
}
@media (prefers-contrast: more) {
  :root:root:root {--ink-soft:var(--ink);--line:var(--line-strong);}
}`;

const variables = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
