import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const SOURCE = fileURLToPath(new URL("./peer.ts", import.meta.url));

/** Bundles the bare servers, as the product is built, and returns the program's path. */
export async function bundlePeer(folder: string): Promise<string> {
  const outfile = join(folder, "peer.mjs");
  await build({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    // What is bundled of CommonJS asks for Node's own modules by require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  return outfile;
}
