import { fileURLToPath } from "node:url";
import { buildContent } from "../src/documents/build-content.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const { documents, version } = await buildContent(dist);
const kilobytes = (sizes: readonly number[]): string =>
  `${Math.round(sizes.reduce((total, bytes) => total + bytes, 0) / 1000)} KB`;
const plain = kilobytes(documents.map(({ bytes }) => bytes));
const gzip = kilobytes(documents.map((document) => document.gzip.bytes));
const brotli = kilobytes(documents.map((document) => document.brotli.bytes));

console.log(
  `${documents.length} documents: ${plain}, gzip ${gzip}, brotli ${brotli}; version ${version.slice(0, 12)}`,
);
