import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";
import { beforePaint } from "./plugins/before-paint.ts";
import { mantineVariables } from "./plugins/mantine-variables.ts";
import { pageAssets } from "./plugins/page-assets.ts";

export default defineConfig({
  plugins: [react(), beforePaint(), mantineVariables(), pageAssets()],
  test: {
    ...baseTest,
    setupFiles: ["src/test/setup.ts"],
    // A document takes a second to make, and what is tested without React seldom needs one.
    projects: [
      {
        extends: true,
        test: { name: "dom", environment: "jsdom", include: ["src/**/*.test.tsx"] },
      },
      {
        extends: true,
        test: { name: "plain", include: ["{src,scripts,plugins}/**/*.test.ts"] },
      },
    ],
  },
});
