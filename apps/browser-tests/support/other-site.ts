import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

const WIDGET = new URL("../../../examples/widget/", import.meta.url);

/** A page of another site that shows the example's widget of a server. */
export interface OtherSite {
  readonly url: string;
  readonly stop: () => void;
}

const read = (name: string) => readFile(fileURLToPath(new URL(name, WIDGET)), "utf8");

/** Serves the example's widget at an address that is not the product's. */
export async function startOtherSite(productUrl: string): Promise<OtherSite> {
  const page = (await read("index.html")).replace("http://localhost:3000", productUrl);
  const script = await read("todays-reading.js");
  const server = createServer(({ url }, response) => {
    const isScript = url === "/todays-reading.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It has no port.");
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}
