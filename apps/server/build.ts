import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { build } from "esbuild";
import manifest from "./package.json" with { type: "json" };

rmSync("dist", { recursive: true, force: true });

await build({
  entryPoints: { main: "src/main.ts", editions: "src/cli/editions.ts" },
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // What is imported on demand and what both programs share become files of their own.
  splitting: true,
  sourcemap: true,
  // What npm installs stays outside; our own packages are TypeScript source and must be compiled in.
  external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith("@daily-quran/")),
});

cpSync("src/db/migrations", "dist/migrations", { recursive: true });

// For the web app, which knows the server by the types of its router alone. Our packages are beneath
// the root too, so their declarations come out as well: only the server's own are kept.
const types = spawnSync("tsc", ["--project", "tsconfig.types.json"], { stdio: "inherit" });
cpSync("dist/declarations/apps/server/src", "dist/types", { recursive: true });
rmSync("dist/declarations", { recursive: true });
process.exitCode = types.status ?? 1;
