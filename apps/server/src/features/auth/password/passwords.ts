import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createSemaphore } from "./semaphore.ts";

// The first choice of OWASP's Password Storage Cheat Sheet; argon2id is number 2.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared where there is no account, so that a missing account takes as long as a wrong password. */
export const DUMMY_HASH = await hash(randomBytes(32), ARGON2ID);

// Two at once: 38 MiB, and two of Node's four worker threads stay free. The queue never fills:
// server/admission/admission.ts admits fewer.
/** Limits concurrent password hashing. */
export const withHashSlot = createSemaphore({ atOnce: 2, waiting: 20 });

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
