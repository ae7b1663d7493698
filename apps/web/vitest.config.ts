import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { beforePaint } from "./plugins/before-paint.ts";
import { mantineVariables } from "./plugins/mantine-variables.ts";
import { pageAssets } from "./plugins/page-assets.ts";

export default defineConfig({
  plugins: [react(), beforePaint(), mantineVariables(), pageAssets()],
  test: {
    environment: "jsdom",
    include: ["{src,scripts,plugins}/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/results.json" },
  },
});
