import { defineConfig } from "vitest/config";
import { baseTest } from "../../tooling/vitest/base-config.ts";

export default defineConfig({ test: baseTest });
