import { expect, test } from "vitest";
import { DomainError, ERRORS, ErrorBody } from "./errors.ts";

test("the texts that the specification fixes are exact", () => {
  expect(ERRORS.UNAUTHORIZED).toEqual({ status: 401, message: "Unauthorized. Please log in." });
  expect(ERRORS.INVALID_LOGIN).toEqual({ status: 401, message: "Invalid username or password" });
  expect(ERRORS.USER_NOT_FOUND).toEqual({ status: 404, message: "User not found" });
});

test("a domain error carries its code and the catalogue's text", () => {
  const error = new DomainError("NOT_FOUND");
  expect(error.code).toBe("NOT_FOUND");
  expect(error.message).toBe("There is nothing at this address.");
});

test("a domain error may have its own message", () => {
  expect(new DomainError("NOT_FOUND", "User not found").message).toBe("User not found");
});

const fixedElsewhere = ["INVALID_LOGIN", "USER_NOT_FOUND"];
const ownWords = Object.entries(ERRORS).filter(([code]) => !fixedElsewhere.includes(code));

test.each(Object.entries(ERRORS))("%s has a failure status", (_, { status }) => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
});

test.each(ownWords)("the message of %s is whole sentences", (_, { message }) => {
  expect(message).toMatch(/^[A-Z].*\.$/);
});

test("a domain error may say when to try again", () => {
  expect(new DomainError("TOO_MANY_REQUESTS", undefined, 30).retryAfter).toBe(30);
  expect(new DomainError("TOO_MANY_REQUESTS").retryAfter).toBeUndefined();
});

test("an error body with an unknown code is refused", () => {
  expect(ErrorBody.safeParse({ error: "No.", code: "NO_SUCH_CODE" }).success).toBe(false);
});
