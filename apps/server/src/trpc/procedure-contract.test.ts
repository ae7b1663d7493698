import { serialize } from "superjson";
import { expect, test } from "vitest";
import { holdToProcedure, holdToProcedureResponse } from "../../test/procedure-contract.ts";
import { appRouter } from "./router.ts";

const user = {
  id: 1,
  username: "amina",
  email: "a@example.org",
  createdAt: "2026-01-01T00:00:00Z",
};

test("every procedure has a schema to be held to", () => {
  const hold = (name: string) => () => holdToProcedure(name, { planted: true });
  for (const name of Object.keys(appRouter._def.procedures))
    expect(hold(name)).toThrow(`${name} broke its contract`);
});

test.each([
  ["what the procedure gives", "auth.login", user, undefined],
  ["nothing where it gives nothing", "auth.logout", undefined, undefined],
  ["less", "auth.login", { ...user, email: undefined }, "broke its contract"],
  ["more", "auth.login", { ...user, passwordHash: "-" }, "more than its schema says"],
  ["something where it gives nothing", "auth.logout", {}, "broke its contract"],
  ["an unknown procedure", "auth.nothing", user, "There is no procedure"],
])("%s: %s", (...[, name, data, fault]) => {
  const hold = () => holdToProcedure(name, data);
  if (fault === undefined) expect(hold).not.toThrow();
  else expect(hold).toThrow(fault);
});

const failure = (errorCode: string, httpStatus: number) => ({
  error: serialize({ message: "…", code: -32000, data: { errorCode, httpStatus } }),
});

test.each([
  ["a result", 200, { result: { data: serialize({ ...user, id: 7 }) } }, undefined],
  ["a failure of the catalogue", 401, failure("INVALID_LOGIN", 401), undefined],
  ["a result that lacks a field", 200, { result: { data: serialize({ id: 7 }) } }, "broke its"],
  ["a failure under another status", 403, failure("INVALID_LOGIN", 401), "under status 403"],
  ["a failure that nobody knows", 400, failure("PLANTED", 400), "errorCode"],
])("a response with %s", (...[, status, body, fault]) => {
  const hold = () => holdToProcedureResponse("auth.login", { status, text: JSON.stringify(body) });
  if (fault === undefined) expect(hold).not.toThrow();
  else expect(hold).toThrow(fault);
});
