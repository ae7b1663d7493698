import type { TestProject } from "vitest/node";
import { buildProduct } from "./build-product.ts";
import { startContractServer } from "./contract-server.ts";
import { launchBrowser } from "./launch-browser.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly productUrl: string;
    readonly productData: string;
    readonly browserEndpoint: string;
    readonly contractUrl: string;
  }
}

/** Starts one product and one browser for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const server = await launchBrowser();
  const [product, contract] = await Promise.all([startProduct(), startContractServer()]);
  project.provide("contractUrl", contract.url);
  project.provide("productUrl", product.url);
  project.provide("productData", product.dataDirectory);
  project.provide("browserEndpoint", server.wsEndpoint());
  return async () => {
    await server.close();
    contract.stop();
    await product.stop();
  };
}
