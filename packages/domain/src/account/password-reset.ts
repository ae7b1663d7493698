import { z } from "zod";
import { PlainText } from "../fields/plain-text.ts";
import { EmailAddress, NewPassword } from "./user.ts";

/** Hours until a reset link of the operator expires. */
export const RESET_HOURS = 24;

/** Minutes until a reset link that was sent by mail expires. */
export const MAILED_RESET_MINUTES = 30;

/** The address of the account whose password was forgotten. */
export const RequestResetInput = z.object({ email: EmailAddress });
export type RequestResetInput = z.infer<typeof RequestResetInput>;

/** What everyone is told who asks for a link, whether the address has an account or not. */
export const ResetRequested = z.object({ validMinutes: z.int() });
export type ResetRequested = z.infer<typeof ResetRequested>;

/** The token of a reset link; sent in request bodies only, so that no log holds it. */
export const CheckResetInput = z.object({ token: PlainText.min(1).max(100) });
export type CheckResetInput = z.infer<typeof CheckResetInput>;

/** The account of a reset link, and when it expires. */
export const ResetPreview = z.object({ username: z.string(), expiresAt: z.iso.datetime() });
export type ResetPreview = z.infer<typeof ResetPreview>;

/** A new password with its reset token. */
export const ResetPasswordInput = CheckResetInput.extend({ password: NewPassword });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;
