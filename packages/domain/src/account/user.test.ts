import { expect, test } from "vitest";
import type { z } from "zod";
import {
  ChangePasswordInput,
  DeleteAccountInput,
  LoginInput,
  RegisterInput,
  User,
} from "./user.ts";

const AMINA = {
  username: "amina",
  email: "amina@example.org",
  password: "correct horse battery staple",
};

function messages(schema: z.ZodType, value: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(value);
  const found: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) (found[path.join(".")] ??= []).push(message);
  return found;
}

test("a registration keeps its text, without the spaces around name and address", () => {
  const typed = {
    ...AMINA,
    username: " amina ",
    email: "\tamina@example.org\n",
    password: "  spaces stay  ",
  };
  expect(RegisterInput.parse(typed)).toEqual({ ...AMINA, password: "  spaces stay  " });
});

test.each([
  ["missing", { username: undefined }, { username: ["This is missing."] }],
  ["not text", { username: 7 }, { username: ["This must be text."] }],
  ["empty", { username: "  " }, { username: ["Enter a username."] }],
  [
    "too long",
    { username: "a".repeat(51) },
    { username: ["A username has at most 50 characters."] },
  ],
  ["with a space", { username: "a b" }, { username: ["A username has no spaces and no @."] }],
  [
    "with a no-break space",
    { username: "a\u00A0b" },
    { username: ["A username has no spaces and no @."] },
  ],
  ["with an @", { username: "a@b" }, { username: ["A username has no spaces and no @."] }],
  [
    "with a control character",
    { username: "a\u0085b" },
    { username: ["A username has no invisible characters."] },
  ],
  ["with NUL", { username: "a\0b" }, { username: ["This contains a character that is not text."] }],
  [
    "with half a pair",
    { username: "a\uD800" },
    { username: ["This contains a character that is not text."] },
  ],
])("a username is refused when it is %s", (_, change, expected) => {
  expect(messages(RegisterInput, { ...AMINA, ...change })).toEqual(expected);
});

test.each(["a", "a".repeat(50), "আমিনা", "أمينة", "O'Brien;--", "<b>amina</b>", "🌙"])(
  "the username %s is taken as it is",
  (username) => {
    expect(RegisterInput.parse({ ...AMINA, username }).username).toBe(username);
  },
);

test.each([
  ["", "Enter an email address."],
  ["amina", "This is not a valid email address."],
  ["amina@", "This is not a valid email address."],
  ["a b@example.org", "This is not a valid email address."],
  [`${"a".repeat(243)}@example.org`, "An email address has at most 254 characters."],
])("the e-mail address %j is refused", (email, message) => {
  expect(messages(RegisterInput, { ...AMINA, email })).toEqual({ email: [message] });
});

test("an e-mail address may have 254 characters", () => {
  const email = `${"a".repeat(242)}@example.org`;
  expect(RegisterInput.parse({ ...AMINA, email }).email).toBe(email);
});

test.each([
  ["1234567", "A password has at least 8 characters."],
  ["x".repeat(129), "A password has at most 128 characters."],
  ["1234567\0", "This contains a character that is not text."],
  ["1234567\uDC00", "This contains a character that is not text."],
])("the new password %j is refused", (password, message) => {
  expect(messages(RegisterInput, { ...AMINA, password })).toEqual({ password: [message] });
  const change = { currentPassword: "x", newPassword: password };
  expect(messages(ChangePasswordInput, change)).toEqual({ newPassword: [message] });
});

test.each(["12345678", "x".repeat(128), "        "])("the new password %j is taken", (password) => {
  expect(RegisterInput.parse({ ...AMINA, password }).password).toBe(password);
});

test("all faults are reported at once", () => {
  expect(messages(RegisterInput, {})).toEqual({
    username: ["This is missing."],
    email: ["This is missing."],
    password: ["This is missing."],
  });
});

test("a sign-in needs both fields, and their form is not checked", () => {
  expect(LoginInput.parse({ username: " a@b ", password: "x" })).toEqual({
    username: "a@b",
    password: "x",
  });
  expect(messages(LoginInput, { username: "", password: "" })).toEqual({
    username: ["Enter your username or email address."],
    password: ["Enter your password."],
  });
  expect(messages(LoginInput, { username: "a".repeat(255), password: "x".repeat(129) })).toEqual({
    username: ["A username or email address has at most 254 characters."],
    password: ["A password has at most 128 characters."],
  });
});

test("deleting an account needs the password", () => {
  expect(messages(DeleteAccountInput, { password: "" })).toEqual({
    password: ["Enter your password."],
  });
});

test("a user has no other fields", () => {
  const user = {
    id: 1,
    username: "amina",
    email: "amina@example.org",
    createdAt: "2025-04-10T00:00:00.000Z",
  };
  expect(User.parse({ ...user, passwordHash: "$argon2id$" })).toEqual(user);
});
