import { expect, test } from "vitest";
import { databaseFault } from "./database-fault.ts";

const withCode = (code: string) => Object.assign(new Error("secret detail"), { code });

test.each([
  ["a full disk", withCode("53100"), "DATABASE_AWAY"],
  ["a lost connection", withCode("CONNECTION_CLOSED"), "DATABASE_AWAY"],
  [
    "nobody there",
    Object.assign(withCode("ECONNREFUSED"), { syscall: "connect" }),
    "DATABASE_AWAY",
  ],
  ["a lock that others hold", withCode("55P03"), "BUSY"],
  ["a statement past its time", withCode("57014"), "DATABASE_AWAY"],
  ["two that wait for each other", withCode("40P01"), "BUSY"],
])("%s is refused for now, with its reason for the log alone", (_, error, code) => {
  const fault = databaseFault(error);
  expect(fault).toMatchObject({ code, retryAfter: 1, cause: error });
  expect(String(fault)).not.toContain("secret");
});

test.each([
  ["a missing table", withCode("42P01")],
  ["a taken name", withCode("23505")],
])("%s stays what it is", (_, error) => {
  expect(databaseFault(error)).toBe(error);
});
