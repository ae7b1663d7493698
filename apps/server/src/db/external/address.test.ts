import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ConnectionOptions, PeerCertificate } from "node:tls";
import { expect, inject, test } from "vitest";
import { readAddress } from "./address.ts";

test.each([
  [
    "postgres://reader:p%40ss@db:5433/quran?sslmode=require",
    {
      host: ["db"],
      port: [5433],
      username: "reader",
      password: "p@ss",
      database: "quran",
      ssl: "require",
    },
  ],
  [
    "postgresql://db1,db2:5433,[::1]:5434/quran",
    {
      host: ["db1", "db2", "::1"],
      port: [5432, 5433, 5434],
      database: "quran",
      ssl: false,
      target_session_attrs: "primary",
    },
  ],
  [
    "postgres://db1,db2/quran?target_session_attrs=any&sslmode=prefer",
    { host: ["db1", "db2"], port: [5432, 5432], database: "quran", ssl: "prefer" },
  ],
  [
    "postgres://reader@/quran?host=/run/postgresql&port=6432",
    {
      host: ["localhost"],
      port: [6432],
      path: "/run/postgresql/.s.PGSQL.6432",
      username: "reader",
      database: "quran",
      ssl: false,
    },
  ],
  ["postgres://reader@db", { host: ["db"], port: [5432], username: "reader", ssl: false }],
])("%s is read", (url, address) => {
  expect(readAddress(url)).toEqual(address);
});

test("of several hosts that may lag, those that follow are meant", () => {
  const standby = { target_session_attrs: "standby" };
  expect(readAddress("postgres://db1,db2/quran", "standby")).toMatchObject(standby);
  expect(readAddress("postgres://db1/quran", "standby")).not.toMatchObject(standby);
});

test("a certificate is of one of the hosts, and of an authority of one's own", async () => {
  const file = join(inject("testServer").scratch, "ca.pem");
  await writeFile(file, "a certificate");
  const tlsOf = (mode: string) => {
    const read = readAddress(`postgres://db1,192.0.2.7/quran?sslmode=${mode}&sslrootcert=${file}`);
    return "ssl" in read ? (read.ssl as ConnectionOptions) : undefined;
  };
  const faultOf = (mode: string, names: string) =>
    tlsOf(mode)?.checkServerIdentity?.("localhost", { subjectaltname: names } as PeerCertificate);
  expect(tlsOf("verify-full")?.ca).toEqual(Buffer.from("a certificate"));
  expect(faultOf("verify-full", "DNS:db1")).toBeUndefined();
  expect(faultOf("verify-full", "IP Address:192.0.2.7")).toBeUndefined();
  expect(faultOf("verify-full", "DNS:localhost")?.message).toMatch(/^Hostname\/IP does not match/u);
  expect(faultOf("verify-ca", "DNS:localhost")).toBeUndefined();
});
