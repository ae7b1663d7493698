import { z } from "zod";
import { PlainText } from "./plain-text.ts";
import { NewPassword } from "./user.ts";

/** For how many hours a reset link works. */
export const RESET_HOURS = 24;

/** The token of a reset link, which travels in bodies only. */
export const CheckResetInput = z.object({ token: PlainText.min(1).max(100) });
export type CheckResetInput = z.infer<typeof CheckResetInput>;

/** Whose password a reset link sets, and until when. */
export const ResetPreview = z.object({ username: z.string(), expiresAt: z.iso.datetime() });
export type ResetPreview = z.infer<typeof ResetPreview>;

/** A password to be set by a reset link. */
export const ResetPasswordInput = CheckResetInput.extend({ password: NewPassword });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;
