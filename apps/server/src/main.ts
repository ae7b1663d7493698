import { findFolders } from "./product-folders.ts";
import { startProduct } from "./start-product.ts";

await startProduct(async () => {
  const { openWebBuild } = await import("./http/web-build.ts");
  return openWebBuild(findFolders().web, { apart: true });
});
