import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { startContractServer } from "./contract-server.ts";
import { startProduct } from "./product.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const BUILD = ["run", "build", "--filter=@daily-quran/server", "--filter=@daily-quran/web"];

declare module "vitest" {
  interface ProvidedContext {
    readonly productUrl: string;
    readonly productData: string;
    readonly contractUrl: string;
  }
}

/** Starts one product for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const [product, contract] = await Promise.all([startProduct(), startContractServer()]);
  project.provide("contractUrl", contract.url);
  project.provide("productUrl", product.url);
  project.provide("productData", product.dataDirectory);
  return async () => {
    contract.stop();
    await product.stop();
  };
}

/** Builds the product from the current source; where turbo runs the tests, it is already built. */
function buildProduct(): void {
  if (process.env["TURBO_HASH"]) return;
  console.log("Building what the tests run on …");
  const { status } = spawnSync(
    "npx",
    ["--yes", "pnpm@12", "exec", "turbo", ...BUILD, "--output-logs=new-only"],
    { cwd: ROOT, stdio: "inherit" },
  );
  if (status !== 0) throw new Error("The product could not be built.");
}
