import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { TEXT_FORMS } from "@daily-quran/domain/edition";
import { build } from "esbuild";
import manifest from "./package.json" with { type: "json" };
import { contentOfLibrary } from "./src/content/content-of-library.ts";
import { loadContent } from "./src/content/content.ts";
import { NO_EDITIONS } from "./src/content/library.ts";
import { listedEditions } from "./src/content/listed-editions.ts";
import { fileNameOf, textDocument } from "./src/features/edition/whole/whole-text.ts";
import { findFolders } from "./src/product-folders.ts";

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
    "render-worker": "src/pages/render-worker.ts",
    "first-fonts-worker": "src/features/picture/first-fonts-worker.ts",
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

cpSync("src/features/picture/fonts", "dist/fonts", { recursive: true });
cpSync("src/db/migrations", "dist/migrations", { recursive: true });

// Whole texts, compressed ahead: at a first request each would take half a second.
mkdirSync("dist/whole-texts");
const content = await contentOfLibrary(loadContent(findFolders().content), NO_EDITIONS);
const files = listedEditions(content).flatMap(({ id }) =>
  TEXT_FORMS.map((form) => ({ edition: id, form, bom: false })),
);
await Promise.all(
  files.map(async (file) => {
    const { gzip, br } = await textDocument({ content }, file);
    const path = `dist/whole-texts/${fileNameOf(content, file)}`;
    writeFileSync(`${path}.gz`, gzip);
    writeFileSync(`${path}.br`, br);
  }),
);
