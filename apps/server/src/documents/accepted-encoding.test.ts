import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["*", "br"],
  ["*;q=0.1, gzip;q=0.2", "gzip"],
  ["identity;q=1, gzip;q=0.5", "identity"],
  ["deflate", "identity"],
  ["gzip;q=high", "identity"],
])("%j is answered with %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
