import { createHmac } from "node:crypto";
import type { AddPasskeyInput, SignedByPasskey } from "@daily-quran/domain/account/passkey";
import { DomainError } from "@daily-quran/domain/errors";
import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import type { Sql } from "../../../db/client.ts";
import { findServerKey } from "../../../db/server-key.sql.ts";
import { insertChallenge, useChallenge } from "./challenge.sql.ts";
import type { StoredPasskey } from "./passkey.sql.ts";

/** What the ceremonies of passkeys need of a request. */
export interface CeremonyRequest {
  readonly sql: Sql;
  readonly now: number;
  /** Where people reach the app: passkeys are of its host, and are used at this origin alone. */
  readonly publicUrl: string;
}

const APP = "Daily Quran Reading";
// The browser offers passkeys for as long as the sign-in form is open.
const SIGN_IN_MS = 60 * 60_000;
const ADDING_MS = 10 * 60_000;
const MOST_VISITORS = 10_000;

// Its 3 MB are loaded at the first use.
const library = () => import("@simplewebauthn/server");

const ofSite = ({ publicUrl }: CeremonyRequest) => {
  const { origin, hostname } = new URL(publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** What a browser is asked to make a passkey with, for a user who has passkeys of these credentials. */
export async function creationOptions(
  request: CeremonyRequest,
  user: { readonly id: number; readonly username: string },
  credentialIds: readonly string[],
) {
  const { generateRegistrationOptions } = await library();
  const { expectedRPID: rpID } = ofSite(request);
  const options = await generateRegistrationOptions({
    rpName: APP,
    rpID,
    userName: user.username,
    userDisplayName: user.username,
    userID: await handleOf(request.sql, user.id),
    timeout: ADDING_MS,
    excludeCredentials: credentialIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keep(request, options.challenge, user.id);
  return options;
}

/** What a browser is asked to sign with any passkey of this site. */
export async function requestOptions(request: CeremonyRequest) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: ofSite(request).expectedRPID,
    timeout: ADDING_MS,
    userVerification: "required",
  });
  await keep(request, options.challenge, null);
  return options;
}

async function keep(
  { sql, now }: CeremonyRequest,
  challenge: string,
  userId: number | null,
): Promise<void> {
  const at = (later: number) => new Date(now + later).toISOString();
  const expiresAt = at(userId === null ? SIGN_IN_MS : ADDING_MS);
  await insertChallenge(sql, { challenge, userId, expiresAt }, { now: at(0), most: MOST_VISITORS });
}

/** The passkey that a browser has made for a user; throws PASSKEY_REFUSED or PASSKEY_TOO_LATE. */
export async function verifyCreation(
  request: CeremonyRequest,
  userId: number,
  made: AddPasskeyInput,
): Promise<NonNullable<VerifiedRegistrationResponse["registrationInfo"]>> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await orRefused(request, userId, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge,
      ...ofSite(request),
    }),
  );
  if (!registrationInfo) throw new DomainError("PASSKEY_REFUSED");
  return registrationInfo;
}

/** Checks what a passkey has signed; throws PASSKEY_REFUSED or PASSKEY_TOO_LATE. */
export async function verifySigned(
  request: CeremonyRequest,
  { userId, publicKey, counter }: StoredPasskey,
  signed: SignedByPasskey,
): Promise<{ readonly counter: number; readonly isSynced: boolean }> {
  const { verifyAuthenticationResponse } = await library();
  const userHandle = Buffer.from(await handleOf(request.sql, userId)).toString("base64url");
  if (signed.response.userHandle !== userHandle) throw new DomainError("PASSKEY_REFUSED");
  const response = { ...signed.response, userHandle };
  const { verified, authenticationInfo } = await orRefused(request, null, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...signed, response, clientExtensionResults: {} },
      expectedChallenge,
      ...ofSite(request),
      credential: { id: signed.id, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  if (!verified) throw new DomainError("PASSKEY_REFUSED");
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** Runs a check of the library, whose faults are thrown as errors without a code; uses the challenge up. */
async function orRefused<Verified>(
  { sql, now }: CeremonyRequest,
  userId: number | null,
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Verified>,
): Promise<Verified> {
  let failure: unknown;
  const useUp = async (challenge: string) => {
    try {
      const used = await useChallenge(sql, { challenge, userId }, new Date(now).toISOString());
      if (!used) failure = new DomainError("PASSKEY_TOO_LATE");
      return used;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  return await verify(useUp).catch(() => {
    throw failure ?? new DomainError("PASSKEY_REFUSED");
  });
}

/** The account as authenticators store it: what tells nobody who it is. */
async function handleOf(sql: Sql, userId: number): Promise<Uint8Array<ArrayBuffer>> {
  const key = await findServerKey(sql, "passkey");
  return new Uint8Array(createHmac("sha256", key).update(String(userId)).digest());
}
