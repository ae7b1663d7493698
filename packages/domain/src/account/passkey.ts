import { z } from "zod";
import { Id } from "../fields/id.ts";
import { seenName } from "../fields/name-text.ts";
import { plainText } from "../fields/plain-text.ts";
import { DeleteAccountInput, NewPassword } from "./user.ts";

/**
 * A passkey as its owner sees it. `isSynced` where its device keeps copies elsewhere, so that it is not lost with the
 * device; `lastUsedAt` is absent before the first sign-in.
 */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
});
export type Passkey = z.infer<typeof Passkey>;

// The longest ID of a credential is 1,023 bytes; of what is signed, a few hundred.
const Bytes = z.base64url().min(1).max(8192);

/** What a browser is asked to make a passkey with: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

/** What a browser is asked to sign with a passkey: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});

const Answer = z.object({ id: Bytes, rawId: Bytes, type: z.literal("public-key") });

/** A passkey that a browser has made: WebAuthn's `RegistrationResponseJSON`. */
export const AddPasskeyInput = Answer.extend({
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
});
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

/** What a browser has signed with a passkey: WebAuthn's `AuthenticationResponseJSON`. */
export const SignedByPasskey = Answer.extend({
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});
export type SignedByPasskey = z.infer<typeof SignedByPasskey>;

/** Who begins to add a passkey enters the password again. */
export const StartPasskeyInput = DeleteAccountInput.pick({ password: true });

/** A new password, by a passkey in place of the current one. */
export const PasswordByPasskeyInput = z.object({
  newPassword: NewPassword,
  signed: SignedByPasskey,
});
export type PasswordByPasskeyInput = z.infer<typeof PasswordByPasskeyInput>;

/** Which passkey to remove. */
export const RemovePasskeyInput = z.object({ id: Id });

/** A passkey's new name. */
export const RenamePasskeyInput = RemovePasskeyInput.extend({
  name: seenName(plainText("Name the passkey.").trim())
    .min(1, { error: "Name the passkey.", abort: true })
    .max(100, "Name too long"),
});
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>;
