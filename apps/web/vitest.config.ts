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
    environment: "jsdom",
    include: ["{src,scripts,plugins}/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
  },
});
