import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";
import { beforePaint } from "./plugins/before-paint.ts";
import { mantineTheme } from "./plugins/mantine-theme.ts";
import { mantineVariables } from "./plugins/mantine-variables.ts";
import { paletteCss } from "./plugins/palette-css.ts";
import { pageAssets } from "./plugins/page-assets.ts";
import { texts } from "./plugins/texts.ts";

// It starts the whole app in its document, where it stays until the document is gone.
const takesOverThePage = "src/start/hydration.test.tsx";

export default defineConfig({
  plugins: [
    react(),
    beforePaint(),
    mantineTheme(),
    mantineVariables(),
    paletteCss(),
    pageAssets(),
    texts(),
  ],
  test: {
    ...baseTest,
    setupFiles: ["src/test/setup.ts"],
    // Tests name times of day.
    env: { TZ: "UTC" },
    // Loading the app again for each file took longer than its tests; setup.ts leaves nothing behind for the
    // next.
    isolate: false,
    // A document takes a second to make, and what is tested without React seldom needs one.
    projects: [
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["src/**/*.test.tsx", "src/**/*.dom.test.ts"],
          exclude: [takesOverThePage],
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          isolate: true,
          include: [takesOverThePage],
        },
      },
      {
        extends: true,
        test: {
          name: "plain",
          include: ["{src,scripts,plugins}/**/*.test.ts"],
          exclude: ["src/**/*.dom.test.ts"],
        },
      },
    ],
  },
});
