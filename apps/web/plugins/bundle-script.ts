import { build } from "vite";

/** Bundles and minifies a file (its path) into one script that stands alone; gives its text. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    // Libraries ask for it, and there is no process in a browser.
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, lib: { entry, formats: ["iife"], name: "bundled" } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((file) => file.type === "chunk");
  if (!chunk) throw new Error(`Nothing was built from ${entry}`);
  return chunk.code.trim();
}
