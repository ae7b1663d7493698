import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The one version number of the product: that of the package.json in `root`. */
export function productVersion(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  return manifest.version;
}
