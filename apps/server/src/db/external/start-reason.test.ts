import { expect, test } from "vitest";
import { startReason } from "./start-reason.ts";

test.each([
  [
    "25006",
    "cannot execute CREATE TABLE in a read-only transaction",
    ". It follows another one, or takes no writes: give the host that leads, or all of them.",
  ],
  [
    "ECONNRESET",
    "Client network socket disconnected before secure TLS connection was established",
    ". It offers no TLS (its setting ssl): turn it on there, or leave sslmode out.",
  ],
  [
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "Hostname/IP does not match certificate's altnames",
    ". See sslrootcert, and whether the name of the host is in the certificate.",
  ],
  [
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "unable to verify the first certificate",
    ". See sslrootcert, and whether the name of the host is in the certificate.",
  ],
])("%s says what to look at", (code, words, hint) => {
  const cause = Object.assign(new Error(words), { code });
  expect(startReason(new Error("away", { cause }))).toBe(words + hint);
});
