import { fileURLToPath } from "node:url";
import { buildContent } from "../src/documents/build-content.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const { documents, version } = await buildContent(dist);
const kilobytes = (size: "bytes" | "gzip" | "brotli"): string =>
  `${Math.round(documents.reduce((total, document) => total + document[size], 0) / 1000)} KB`;

console.log(
  `${documents.length} documents: ${kilobytes("bytes")}, gzip ${kilobytes("gzip")}, brotli ${kilobytes("brotli")}; version ${version.slice(0, 12)}`,
);
