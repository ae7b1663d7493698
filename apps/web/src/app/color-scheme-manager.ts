import type { MantineColorScheme, MantineColorSchemeManager } from "@mantine/core";
import { themeChoice } from "../features/appearance/theme-choice.ts";

const SCHEMES = { system: "auto", light: "light", sepia: "light", dark: "dark" } as const;

const scheme = (): MantineColorScheme => SCHEMES[themeChoice.get()];
const nothing = () => {};

/** Maps the reader's theme to one of Mantine's two colour schemes. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = nothing;
  return {
    get: scheme,
    set: nothing,
    clear: nothing,
    subscribe(onUpdate) {
      unsubscribe = themeChoice.subscribe(() => onUpdate(scheme()));
    },
    unsubscribe: () => unsubscribe(),
  };
}
