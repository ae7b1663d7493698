import { serialize } from "superjson";
import { expect, test } from "vitest";
import {
  holdToProcedure,
  holdToProcedureResponse,
  procedureNames,
} from "../../test/procedure-contract.ts";

const user = {
  id: 1,
  username: "amina",
  email: "a@example.org",
  createdAt: "2026-01-01T00:00:00Z",
};

/** What is wrong with a response; empty where nothing is. */
function faultOf(hold: () => void): string {
  try {
    hold();
    return "";
  } catch (error) {
    return String(error);
  }
}

test.each(procedureNames())("%s has a schema to check responses against", (name) => {
  expect(faultOf(() => holdToProcedure(name, { planted: true }))).toContain("broke its contract");
});

test.each([
  ["what the procedure gives", "auth.login", user, /^$/],
  ["nothing where it gives nothing", "auth.logout", undefined, /^$/],
  ["less", "auth.login", { ...user, email: undefined }, /broke its contract/],
  ["more", "auth.login", { ...user, passwordHash: "-" }, /more than its schema says/],
  ["something where it gives nothing", "auth.logout", {}, /broke its contract/],
  ["an unknown procedure", "auth.nothing", user, /There is no procedure/],
])("%s: %s", (...[, name, data, fault]) => {
  expect(faultOf(() => holdToProcedure(name, data))).toMatch(fault);
});

const failure = (errorCode: string, httpStatus: number) => ({
  error: serialize({ message: "…", code: -32000, data: { errorCode, httpStatus } }),
});

test.each([
  ["a result", 200, { result: { data: serialize({ ...user, id: 7 }) } }, /^$/],
  ["a failure of the catalogue", 401, failure("INVALID_LOGIN", 401), /^$/],
  ["a result that lacks a field", 200, { result: { data: serialize({ id: 7 }) } }, /broke its/],
  ["a failure under another status", 403, failure("INVALID_LOGIN", 401), /under status 403/],
  ["a failure that nobody knows", 400, failure("PLANTED", 400), /errorCode/],
])("a response with %s", (...[, status, body, fault]) => {
  const text = JSON.stringify(body);
  expect(faultOf(() => holdToProcedureResponse("auth.login", { status, text }))).toMatch(fault);
});
