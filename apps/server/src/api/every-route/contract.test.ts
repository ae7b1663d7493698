import { expect, test } from "vitest";
import { holdToContract } from "../../../test/contract.ts";

const user = {
  id: 1,
  username: "amina",
  email: "a@example.org",
  createdAt: "2026-01-01T00:00:00Z",
};
const failure = (code: string) => ({ error: "…", code });
const hold = (line: string, status: number, body?: unknown) => {
  const [method = "", path = ""] = line.split(" ");
  const text = body === undefined ? "" : JSON.stringify(body);
  return () => holdToContract(method, path, { status, text });
};

test.each<[string, number, unknown?]>([
  ["GET /api/user", 200, user],
  ["GET /api/user", 401, failure("UNAUTHORIZED")],
  ["GET /api/user?x=1", 500, { ...failure("INTERNAL"), requestId: "1" }],
  ["POST /api/logout", 204],
  ["HEAD /api/current-reading", 200],
  ["GET /api/current-reading", 304],
  ["PUT /api/user", 405, failure("METHOD_NOT_ALLOWED")],
  ["GET /api/nothing", 404, failure("NOT_FOUND")],
  ["GET /schedule", 200, "any page"],
])("%s may be answered with %i", (line, status, body) => {
  expect(hold(line, status, body)).not.toThrow();
});

test.each<[string, string, number, unknown?]>([
  ["less than its schema", "GET /api/user", 200, { ...user, email: undefined }],
  ["more than its schema", "GET /api/user", 200, { ...user, passwordHash: "-" }],
  ["another status", "POST /api/register", 200, user],
  ["a body where there is none", "POST /api/logout", 204, {}],
  ["a copy that nobody can hold", "GET /api/user", 304],
  ["an error that it does not declare", "GET /api/user", 403, failure("ADMIN_ONLY")],
  ["a sign-in that it does not ask for", "GET /api/health", 401, failure("UNAUTHORIZED")],
  ["an error under another status", "GET /api/user", 403, failure("UNAUTHORIZED")],
  ["an error of another form", "GET /api/user", 401, { message: "no" }],
  ["an unknown address as if it were one", "GET /api/nothing", 200, {}],
])("%s breaks the contract", (_, line, status, body) => {
  expect(hold(line, status, body)).toThrow("broke its contract");
});
