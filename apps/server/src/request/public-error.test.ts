import { TRPCError } from "@trpc/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { toPublicError } from "./public-error.ts";

const withCode = (code: string) => Object.assign(new Error("secret detail"), { code });
const withStatus = (statusCode: number) =>
  Object.assign(new Error("secret detail"), { statusCode });

test.each([
  ["an upload that its sender broke off", withCode("ECONNRESET"), 400, "INVALID_INPUT"],
  ["a missing table", withCode("42P01"), 500, "INTERNAL"],
  ["a path that the router finds too long", withStatus(414), 400, "INVALID_INPUT"],
  ["a body that is too large", withStatus(413), 413, "BODY_TOO_LARGE"],
  ["what is not an error at all", "secret detail", 500, "INTERNAL"],
])("%s is %i %s, without its inner detail", (_, thrown, status, code) => {
  const response = toPublicError(thrown);
  expect([response.status, response.body.code]).toEqual([status, code]);
  expect(JSON.stringify(response)).not.toContain("secret");
});

test("invalid input is a client error, invalid output is ours", () => {
  const cause = z.string().safeParse(7).error;
  expect(toPublicError(new TRPCError({ code: "BAD_REQUEST", cause })).status).toBe(400);
  expect(toPublicError(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause })).status).toBe(500);
});
