import { z } from "zod";
import { hasUnseen } from "../fields/name-text.ts";
import { PlainText, SecretText } from "../fields/plain-text.ts";

/** An account as its owner sees it: `id` is positive, `createdAt` an ISO 8601 instant in UTC. */
export const User = z.object({
  id: z.int().min(1),
  username: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

/**
 * A name of 1 to 50 characters in NFC, without spaces, `@` or invisible characters but joiners between letters
 * and in emoji: with an `@`, a login is an email address.
 */
export const Username = PlainText.trim()
  .normalize("NFC")
  .min(1, { error: "Enter a username.", abort: true })
  .max(50, { error: "A username has at most 50 characters.", abort: true })
  .regex(/^[^\s@]+$/, { error: "A username has no spaces and no @.", abort: true })
  .refine((name) => !hasUnseen(name), "A username has no invisible characters.");

/** An email address of at most 254 characters. */
export const EmailAddress = PlainText.trim()
  .min(1, { error: "Enter an email address.", abort: true })
  .max(254, { error: "An email address has at most 254 characters.", abort: true })
  .regex(z.regexes.email, "This is not a valid email address.");

/** A new password: 8 to 128 characters in NFC, so that every keyboard gives the same; spaces stay. */
export const NewPassword = SecretText.normalize("NFC")
  .min(8, "A password has at least 8 characters.")
  .max(128, "A password has at most 128 characters.");

/** A current password as typed: older ones were stored without normalisation. */
const HeldPassword = SecretText.min(1, "Enter your password.").refine(
  (password) => password.normalize("NFC").length <= 128,
  "A password has at most 128 characters.",
);

/** The input that creates an account. */
export const RegisterInput = z.object({
  // A number alone could be taken for another account's ID.
  username: Username.refine(
    (name) => !/^\p{Nd}+$/u.test(name),
    "A username is not a number alone.",
  ),
  email: EmailAddress,
  password: NewPassword,
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** A sign-in; `username` is a username or an email address in any case. */
export const LoginInput = z.object({
  username: PlainText.trim()
    .min(1, "Enter your username or email address.")
    .max(254, "A username or email address has at most 254 characters."),
  password: HeldPassword,
});
export type LoginInput = z.infer<typeof LoginInput>;

/** A change of password, confirmed with the current one. */
export const ChangePasswordInput = z.object({
  currentPassword: HeldPassword,
  newPassword: NewPassword,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/** A change of the email address, confirmed with the password. */
export const ChangeEmailInput = z.object({ email: EmailAddress, password: HeldPassword });
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

/** The deletion of an account, confirmed with its password. */
export const DeleteAccountInput = z.object({ password: HeldPassword });
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;
