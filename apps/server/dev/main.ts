import { join } from "node:path";
import { findFolders } from "../src/product-folders.ts";
import { startProduct } from "../src/start-product.ts";
import { openLiveWeb } from "./live-web.ts";

await startProduct(async () => openLiveWeb(join(findFolders().root, "apps", "web")));
