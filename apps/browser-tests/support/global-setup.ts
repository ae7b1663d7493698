import type { TestProject } from "vitest/node";
import { buildProduct } from "./build-product.ts";
import { startContractServer } from "./contract-server.ts";
import { startProduct } from "./product.ts";

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
