import { MAX_PASSKEYS } from "@daily-quran/domain/api-limits";
import type {
  AddPasskeyInput,
  Passkey,
  RenamePasskeyInput,
} from "@daily-quran/domain/account/passkey";
import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../../db/client.ts";
import type { Actor } from "../../../request/actor.ts";
import { recordAccountEvent } from "../../account-event/record-account-event.ts";
import { type CeremonyRequest, creationOptions, verifyCreation } from "./ceremony.ts";
import {
  deletePasskey,
  insertPasskey,
  listPasskeysOf,
  lockOwner,
  type PasskeyRow,
  renamePasskey,
} from "./passkey.sql.ts";

/** The passkeys of a user, the newest first. */
export async function listPasskeys(sql: Sql, userId: number): Promise<Passkey[]> {
  return (await listPasskeysOf(sql, userId)).map(shownPasskey);
}

/** What the browser of a user is asked to make a passkey with; throws TOO_MANY_PASSKEYS. */
export async function startPasskey(request: CeremonyRequest, { userId, username }: Actor) {
  const held = await listPasskeysOf(request.sql, userId);
  if (held.length >= MAX_PASSKEYS) throw new DomainError("TOO_MANY_PASSKEYS");
  const credentialIds = held.map(({ credentialId }) => credentialId);
  return await creationOptions(request, { id: userId, username }, credentialIds);
}

/** Adds the passkey that a browser has made, under a name. */
export async function addPasskey(
  request: CeremonyRequest,
  actor: Actor,
  { made, name }: { readonly made: AddPasskeyInput; readonly name: string },
): Promise<Passkey> {
  const { userId } = actor;
  const { credential, credentialBackedUp } = await verifyCreation(request, userId, made);
  return await request.sql.begin(async (sql) => {
    // The account is locked: two at a time do not pass the limit.
    if (!(await lockOwner(sql, { userId }))) throw new DomainError("UNAUTHORIZED");
    if ((await listPasskeysOf(sql, userId)).length >= MAX_PASSKEYS)
      throw new DomainError("TOO_MANY_PASSKEYS");
    const row = await insertPasskey(sql, {
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      isSynced: credentialBackedUp,
      name,
      createdAt: new Date(actor.now).toISOString(),
    });
    if (!row) throw new DomainError("PASSKEY_TAKEN");
    await recordAccountEvent(sql, actor, { kind: "passkeyAdded", detail: name });
    return shownPasskey(row);
  });
}

/** Gives a passkey another name; throws PASSKEY_NOT_FOUND. */
export async function nameOwnPasskey(
  sql: Sql,
  actor: Actor,
  { id, name }: RenamePasskeyInput,
): Promise<void> {
  await sql.begin(async (sql) => {
    await recordAccountEvent(sql, actor, { kind: "passkeyRenamed", detail: name });
    if (!(await renamePasskey(sql, { userId: actor.userId, id, name })))
      throw new DomainError("PASSKEY_NOT_FOUND");
  });
}

/** Removes a passkey: it signs nobody in any more; throws PASSKEY_NOT_FOUND. */
export async function removePasskey(sql: Sql, actor: Actor, id: number): Promise<void> {
  await sql.begin(async (sql) => {
    // The account before its passkeys, as by who adds one: no deadlock.
    const removed = (await lockOwner(sql, actor)) && (await deletePasskey(sql, actor.userId, id));
    if (!removed) throw new DomainError("PASSKEY_NOT_FOUND");
    await recordAccountEvent(sql, actor, { kind: "passkeyRemoved", detail: removed.name });
  });
}

const shownPasskey = ({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  isSynced,
  createdAt,
  ...(lastUsedAt !== null && { lastUsedAt }),
});
