import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Only text: images and fonts are compressed already. */
const TEXT = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside each text file of the browser's build, for the server to send as they
 * are.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error("The browser's build has no folder");
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (name.startsWith(".vite") || !TEXT.test(name)) continue;
        const path = join(dir, name);
        const text = readFileSync(path);
        const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: hint }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
