import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "./turns.ts";

// The first choice of OWASP's Password Storage Cheat Sheet; argon2id is number 2.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What a password is compared with where there is no account: never right, after the same work. */
export const HASH_OF_NOBODY = await hash(randomBytes(32), ARGON2ID);

/**
 * A turn to hash in. Two at once: a flood of logins holds 38 MiB, and half of Node's four worker
 * threads stay free for everything else. Fewer than wait here are let in at once (http/admission.ts).
 */
export const inTurn = createTurns({ atOnce: 2, waiting: 20 });

/** The PHC string of a password, made on a worker thread. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, ARGON2ID);
}

/** Whether the password is the one of the hash, in NFC or, where it was set before that, as it is typed. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  const composed = password.normalize("NFC");
  if (await verify(passwordHash, composed)) return true;
  return composed !== password && (await verify(passwordHash, password));
}
