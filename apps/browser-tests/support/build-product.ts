import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const BUILD = ["run", "build", "--filter=@daily-quran/server", "--filter=@daily-quran/web"];

/** Builds the product from the current source; where turbo runs the tests, it is already built. */
export function buildProduct(): void {
  if (process.env["TURBO_HASH"]) return;
  console.log("Building what the tests run on …");
  const { status } = spawnSync(
    "npx",
    ["--yes", "pnpm@12", "exec", "turbo", ...BUILD, "--output-logs=new-only"],
    { cwd: ROOT, stdio: "inherit" },
  );
  if (status !== 0) throw new Error("The product could not be built.");
}
