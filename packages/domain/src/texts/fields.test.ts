import { expect, test } from "vitest";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  LoginInput,
  RegisterInput,
} from "../account/user.ts";
import { StartCycleInput } from "../group/cycle.ts";
import { ChangeRoleInput, CreateGroupInput, HandOverInput } from "../group/group.ts";
import { CreateInviteInput } from "../group/invite.ts";
import { OwnPlan } from "../progress/progress.ts";
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

const PLAN = {
  name: "x",
  startsOn: "2026-01-01",
  verses: { from: 1, to: 6236 },
  choices: [],
  createdAt: "2026-01-01T00:00:00Z",
};

const MOVE = { kind: "move-end", on: "2026-01-01", left: [] };

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

test.each<[string, object]>([
  ["name", { name: " " }],
  ["name", { name: "x".repeat(101) }],
  ["startsOn", { startsOn: "" }],
  ["startsOn", { startsOn: "1999-12-31" }],
  ["pace.days", { pace: { kind: "days", days: Number.NaN } }],
  ["pace.days", { pace: { kind: "days", days: 1.5 } }],
  ["pace.days", { pace: { kind: "days", days: 0 } }],
  ["pace.days", { pace: { kind: "days", days: 3661 } }],
  ["pace.minutes", { pace: { kind: "minutes", minutes: 1 } }],
  ["pace.minutes", { pace: { kind: "minutes", minutes: 1441 } }],
  ["restDays", { restDays: [1, 2, 3, 4, 5, 6, 7] }],
  ["choices.0.resumesOn", { choices: [{ ...MOVE, resumesOn: "2025-12-31" }] }],
  ["choices.0.resumesOn", { choices: [{ ...MOVE, resumesOn: "" }] }],
  ["choices.0.resumesOn", { choices: [{ ...MOVE, resumesOn: "3000-01-01" }] }],
  ["choices", { choices: Array.from({ length: 51 }, () => ({ kind: "go-on", on: "2026-01-01" })) }],
])("what a plan's form refuses in %s has a text in every language: %j", (path, values) => {
  const plan = { ...PLAN, pace: { kind: "days", days: 300 }, ...values };
  const issues = OwnPlan.safeParse(plan).error?.issues ?? [];
  expect(issues[0]?.path.join(".")).toBe(path);
  expect(issues.filter(({ message }) => !(message in fields))).toEqual([]);
});
