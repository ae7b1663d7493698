import { expect, test } from "vitest";
import { ChangeEmailInput, ChangePasswordInput, LoginInput, RegisterInput } from "../user.ts";
import { StartCycleInput } from "../cycle.ts";
import { ChangeRoleInput, CreateGroupInput, HandOverInput } from "../group.ts";
import { CreateInviteInput } from "../invite.ts";
import { ReportInput } from "../report.ts";
import { fields } from "./en/fields.ts";

const schemas = {
  ChangeEmailInput,
  ChangePasswordInput,
  LoginInput,
  RegisterInput,
  StartCycleInput,
  ChangeRoleInput,
  HandOverInput,
  CreateInviteInput,
  CreateGroupInput,
  ReportInput,
};

const INVALID = [
  undefined,
  "",
  " ",
  "a@b c",
  "\u0000",
  "a\u200eb",
  "x".repeat(3000),
  1.5,
  -1,
  null,
];

test.each(Object.entries(schemas))("what %s refuses has a text in every language", (_, schema) => {
  const messages = INVALID.flatMap((value) => {
    const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value]));
    return schema.safeParse(values).error?.issues.map(({ message }) => message) ?? [];
  });
  expect(messages.length).toBeGreaterThan(0);
  // What only a program gets wrong keeps zod's own words.
  const ours = messages.filter((message) => !message.startsWith("Invalid input: expected"));
  expect(ours.filter((message) => !(message in fields))).toEqual([]);
});
