import { createRequire } from "node:module";
import { dirname } from "node:path";

/**
 * The folder of the built documents, resolved by this package's `exports`, so that it works in a bundle too;
 * throws MODULE_NOT_FOUND before the build. Node only.
 */
export function contentDirectory(): string {
  const packageFile = createRequire(import.meta.url);
  return dirname(packageFile.resolve("@daily-quran/quran-text/content/manifest.json"));
}
