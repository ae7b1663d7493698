import { z } from "zod";
import { PlainText } from "../fields/plain-text.ts";
import { NewPassword } from "./user.ts";

/** Hours until a reset link expires. */
export const RESET_HOURS = 24;

/** The token of a reset link; sent in request bodies only, so that no log holds it. */
export const CheckResetInput = z.object({ token: PlainText.min(1).max(100) });
export type CheckResetInput = z.infer<typeof CheckResetInput>;

/** The account of a reset link, and when it expires. */
export const ResetPreview = z.object({ username: z.string(), expiresAt: z.iso.datetime() });
export type ResetPreview = z.infer<typeof ResetPreview>;

/** A new password with its reset token. */
export const ResetPasswordInput = CheckResetInput.extend({ password: NewPassword });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;
