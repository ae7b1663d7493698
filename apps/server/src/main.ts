import { findPlaces } from "./places.ts";
import { startProduct } from "./start-product.ts";

await startProduct(async () => {
  const { openWebBuild } = await import("./http/web-build.ts");
  return openWebBuild(findPlaces().web, { apart: true });
});
