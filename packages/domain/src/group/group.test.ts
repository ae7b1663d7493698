import { expect, test } from "vitest";
import type { z } from "zod";
import { AddMemberInput, CreateGroupInput, Role, UpdateGroupInput } from "./group.ts";

const LONE_SURROGATE = "\uD83D";

function faultOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test.each([
  ["no name", {}, "Group name is required"],
  ["an empty name", { name: "" }, "Group name is required"],
  ["a name of spaces", { name: "  \t " }, "Group name is required"],
  ["a name of 101 characters", { name: "a".repeat(101) }, "Name too long"],
  ["a name that is a number", { name: 7 }, "This must be text."],
  ["a name with NUL", { name: "a\0b" }, "This contains a character that is not text."],
  [
    "a name with half a pair",
    { name: LONE_SURROGATE },
    "This contains a character that is not text.",
  ],
  [
    "a description with NUL",
    { name: "A", description: "\0" },
    "This contains a character that is not text.",
  ],
  ["a privacy that is a text", { name: "A", isPrivate: "yes" }, "Private is either true or false."],
])("a group with %s is refused", (_, input, message) => {
  expect(faultOf(CreateGroupInput, input)).toBe(message);
});

test("a group is public and has no description by default", () => {
  expect(CreateGroupInput.parse({ name: "Fajr" })).toEqual({ name: "Fajr", isPrivate: false });
});

test("a name is 1 to 100 characters after trimming", () => {
  expect(CreateGroupInput.parse({ name: " a " }).name).toBe("a");
  expect(CreateGroupInput.parse({ name: ` ${"ا".repeat(100)} ` }).name).toHaveLength(100);
});

test("a description has no limit of its own", () => {
  const description = "x".repeat(60_000);
  expect(CreateGroupInput.parse({ name: "A", description }).description).toBe(description);
});

test("SQL and HTML are text like any other", () => {
  const name = `'); drop table member; -- <script>alert(1)</script>`;
  expect(CreateGroupInput.parse({ name }).name).toBe(name);
});

test("an update may leave out anything and take the description away", () => {
  expect(UpdateGroupInput.parse({})).toEqual({});
  expect(UpdateGroupInput.parse({ description: null })).toEqual({ description: null });
  expect(faultOf(UpdateGroupInput, { name: " " })).toBe("Group name is required");
});

test("there are three roles", () => {
  expect(Role.options).toEqual(["member", "moderator", "admin"]);
  expect(faultOf(Role, "owner")).toBe("Choose member, moderator or admin.");
});

test("a member is added by ID or by username, as a member by default", () => {
  expect(AddMemberInput.parse({ userId: 7 })).toEqual({ userId: 7, role: "member" });
  expect(AddMemberInput.parse({ username: "Maryam", role: "admin" })).toEqual({
    username: "Maryam",
    role: "admin",
  });
});

test.each([
  ["nobody", {}, "Name one user, by ID or by username."],
  ["somebody twice", { userId: 7, username: "Maryam" }, "Name one user, by ID or by username."],
  ["a text for an ID", { userId: "7" }, "An ID is a whole number."],
  ["half an ID", { userId: 1.5 }, "An ID is a whole number."],
  ["a negative ID", { userId: -1 }, "An ID is a whole number from 1."],
  ["an unknown role", { userId: 7, role: "owner" }, "Choose member, moderator or admin."],
])("adding %s is refused", (_, input, message) => {
  expect(faultOf(AddMemberInput, input)).toBe(message);
});
