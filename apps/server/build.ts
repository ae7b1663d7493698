import { cpSync, rmSync } from "node:fs";
import { build } from "esbuild";
import manifest from "./package.json" with { type: "json" };

rmSync("dist", { recursive: true, force: true });

await build({
  entryPoints: {
    main: "src/main.ts",
    editions: "src/cli/editions.ts",
    backup: "src/cli/backup/backup.ts",
    restore: "src/cli/backup/restore.ts",
    accounts: "src/cli/accounts.ts",
    export: "src/cli/export.ts",
    reports: "src/cli/reports.ts",
    outbox: "src/cli/outbox.ts",
    "picture-worker": "src/features/picture/picture-worker.ts",
    "import-worker": "src/features/progress/import-worker.ts",
    "search-worker": "src/content/search-worker.ts",
  },
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // What is imported on demand and what both programs share become files of their own.
  splitting: true,
  sourcemap: true,
  // A stack needs places and names; the sources themselves would take a megabyte of the running server.
  sourcesContent: false,
  // What npm installs stays outside; our own packages are TypeScript source and must be compiled in.
  external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith("@daily-quran/")),
});

cpSync("src/pages/render-worker.mjs", "dist/render-worker.mjs");
cpSync("src/features/picture/fonts", "dist/fonts", { recursive: true });
cpSync("src/db/migrations", "dist/migrations", { recursive: true });
