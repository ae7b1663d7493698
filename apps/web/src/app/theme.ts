import { createTheme, defaultVariantColorsResolver } from "@mantine/core";

/** mantine-colors.css sets the colours that have a meaning; these shades fill the rest. */
export const theme = createTheme({
  primaryColor: "teal",
  primaryShade: { light: 8, dark: 4 },
  colors: {
    teal: [
      "#eaf5f3",
      "#d5e9e6",
      "#abd4ce",
      "#84c6bd",
      "#6cc5b9",
      "#3f9d92",
      "#23827a",
      "#136c65",
      "#0b5d57",
      "#084843",
    ],
    dark: [
      "#e4e0d6",
      "#c9c9c4",
      "#a6adb3",
      "#78838d",
      "#364655",
      "#26333f",
      "#1a2632",
      "#0f1821",
      "#0b131b",
      "#070d13",
    ],
  },
  black: "#1d1b17",
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif',
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  headings: { fontWeight: "600" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isOurs = ["teal", "red"].includes(input.color ?? "teal");
    return isOurs && input.variant === "filled" ? { ...colors, color: "var(--on-accent)" } : colors;
  },
});
