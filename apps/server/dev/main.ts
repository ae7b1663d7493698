import { join } from "node:path";
import { findPlaces } from "../src/places.ts";
import { startProduct } from "../src/start-product.ts";
import { openLiveWeb } from "./live-web.ts";

await startProduct(async () => openLiveWeb(join(findPlaces().root, "apps", "web")));
