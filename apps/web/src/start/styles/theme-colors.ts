import { PALETTE } from "../../ui/palette.ts";

const { light, dark } = PALETTE;

/**
 * The shades of Mantine's colours in use, for its CSS variables; mantine-colors.css sets those that have a
 * meaning, these fill the rest. The browser needs the variables alone.
 */
export const themeColors = {
  colors: {
    teal: [
      "#eaf5f3",
      "#d5e9e6",
      "#abd4ce",
      "#84c6bd",
      dark.accent,
      "#3f9d92",
      "#23827a",
      "#136c65",
      light.accent,
      light["accent-hover"],
    ],
    dark: [
      dark.ink,
      "#c9c9c4",
      dark["ink-soft"],
      "#78838d",
      "#364655",
      "#26333f",
      "#1a2632",
      dark.paper,
      "#0b131b",
      "#070d13",
    ],
  },
  black: light.ink,
} as const;
