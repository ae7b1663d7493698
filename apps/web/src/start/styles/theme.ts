import { createTheme } from "@mantine/core";

/** Our Mantine theme, which the build makes data of. Its colours are CSS variables (theme-colors.ts). */
export const theme = createTheme({
  primaryColor: "teal",
  primaryShade: { light: 8, dark: 4 },
  // Bengali first: after `system-ui`, Chromium does not reshape several words once the font has loaded.
  fontFamily:
    'InlineBengali, Bengali, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif',
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  headings: { fontWeight: "600" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
});
