import { createRequire } from "node:module";
import { dirname } from "node:path";

/**
 * The folder of the built documents, found through this package's `exports`, so that it holds in the workspace,
 * in a bundle and in a deployed folder alike; throws MODULE_NOT_FOUND until the package is built. Node only.
 */
export function contentDirectory(): string {
  const packageFile = createRequire(import.meta.url);
  return dirname(packageFile.resolve("@daily-quran/quran-text/content/manifest.json"));
}
