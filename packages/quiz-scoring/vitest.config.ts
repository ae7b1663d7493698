import { defineConfig } from "vitest/config";
import { sharedModules } from "../../tooling/vitest/base-config.ts";

export default defineConfig({ test: sharedModules });
