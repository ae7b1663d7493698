const light = {
  paper: "#fbf8f1",
  surface: "#fffdf9",
  ink: "#1d1b17",
  "ink-soft": "#5d574c",
  line: "#e7e0d1",
  "line-strong": "#8a8271",
  accent: "#0b5d57",
  "accent-hover": "#084843",
  "accent-soft": "#e2efec",
  "on-accent": "#ffffff",
  gold: "#97742a",
  danger: "#a8281f",
  shadow: "0 1px 2px rgb(60 50 20 / 6%), 0 8px 24px rgb(60 50 20 / 8%)",
};

type Colors = Readonly<Record<keyof typeof light, string>>;

const sepia: Colors = {
  ...light,
  paper: "#f2e6cf",
  surface: "#f8efdd",
  ink: "#34281a",
  "ink-soft": "#66543d",
  line: "#decdae",
  "line-strong": "#8b7654",
  accent: "#0b544f",
  "accent-hover": "#073f3b",
  "accent-soft": "#dde0c9",
  gold: "#8a6820",
  danger: "#96231b",
};

const dark: Colors = {
  paper: "#0f1821",
  surface: "#15202b",
  ink: "#e4e0d6",
  "ink-soft": "#a6adb3",
  line: "#263340",
  "line-strong": "#6e7c89",
  accent: "#6cc5b9",
  "accent-hover": "#8ad3c9",
  "accent-soft": "#16332f",
  "on-accent": "#06201d",
  gold: "#c9a75c",
  danger: "#f0938b",
  shadow: "0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 30%)",
};

/** Every colour of the product by theme; in CSS each is a variable of its name (`--ink`). */
export const PALETTE = { light, sepia, dark };
