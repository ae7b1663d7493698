import { setFlagsFromString } from "node:v8";
import { collectWhenQuiet } from "./garbage/collect-when-quiet.ts";
import { findFolders } from "./product-folders.ts";
import { startProduct } from "./start-product.ts";

// By default the heap may double, and more, between collections: half a gigabyte of garbage under a flood.
setFlagsFromString("--heap-growing-percent=50");
collectWhenQuiet();

await startProduct(async () => {
  const { openWebBuild } = await import("./pages/web-build.ts");
  return openWebBuild(findFolders().web, { apart: true });
});
