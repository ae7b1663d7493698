import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../../tooling/find-chromium.mjs";
import { buildProduct } from "./build-product.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly productUrl: string;
    readonly productData: string;
    readonly browserEndpoint: string;
  }
}

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts one product and one browser for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("No Chromium on this machine. Install Debian's chromium or set CHROMIUM_PATH.");
  buildProduct();
  const product = await startProduct();
  const server = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide("productUrl", product.url);
  project.provide("productData", product.dataDirectory);
  project.provide("browserEndpoint", server.wsEndpoint());
  return async () => {
    await server.close();
    await product.stop();
  };
}
