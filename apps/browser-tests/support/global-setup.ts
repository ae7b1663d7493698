import type { TestProject } from "vitest/node";
import { buildProduct } from "./build-product.ts";
import { launchBrowser } from "./launch-browser.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly productUrl: string;
    readonly productData: string;
    readonly browserEndpoint: string;
  }
}

/** Starts one product and one browser for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildProduct();
  const server = await launchBrowser();
  const product = await startProduct();
  project.provide("productUrl", product.url);
  project.provide("productData", product.dataDirectory);
  project.provide("browserEndpoint", server.wsEndpoint());
  return async () => {
    await server.close();
    await product.stop();
  };
}
