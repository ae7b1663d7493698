import { build } from "vite";

/** Bundles and minifies the file at a path, with values for names in it, into one self-contained script. */
export async function bundleScript(
  entry: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    // Libraries read it, and a browser has no `process`.
    define: { "process.env.NODE_ENV": '"production"', ...values },
    build: { write: false, lib: { entry, formats: ["iife"], name: "bundled" } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((file) => file.type === "chunk");
  if (!chunk) throw new Error(`Nothing was built from ${entry}`);
  return chunk.code.trim();
}
