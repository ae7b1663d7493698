import { expect, test } from "vitest";
import { CreateInviteInput } from "./invite.ts";

test("an invite is valid for 7 days by default", () => {
  expect(CreateInviteInput.parse({})).toEqual({ expiresInDays: 7 });
});

test.each([1, 90])("an invite may be valid for %d days", (expiresInDays) => {
  expect(CreateInviteInput.parse({ expiresInDays })).toEqual({ expiresInDays });
});

test.each([0, 91, 1.5, "7", null])("an invite for %j days is refused", (expiresInDays) => {
  expect(CreateInviteInput.safeParse({ expiresInDays }).error?.issues[0]?.message).toBe(
    "An invite is valid for 1 to 90 days.",
  );
});
