import { MAX_SESSIONS } from "@daily-quran/domain/api-limits";
import { User } from "@daily-quran/domain/account/user";
import type { UserSession } from "@daily-quran/domain/account/user-session";
import { PostgresJsAdapter } from "@lucia-auth/adapter-postgresql";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";
import type { AnySql, Sql } from "../../../db/client.ts";
import type { LookUp } from "../../../db/look-up-together.ts";
import { hashOfSecret } from "../../../request/secret.ts";
import { noteSeen } from "../account/note-seen.ts";
import { endTokensOf } from "../../token/own-tokens.ts";
import {
  deleteExpiredSessions,
  deleteSessionsBeyond,
  listSessionsOf,
  type SessionRow,
} from "./session.sql.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaOf>;
    UserId: number;
    DatabaseUserAttributes: User & Partial<Pick<SessionRow, "beside" | "seenOn">>;
    DatabaseSessionAttributes: { device?: string; started_at?: Date };
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a session lasts after it was last renewed. */
export const SESSION_DAYS = 30;

/** Where sessions are and what time it is, in epoch milliseconds. */
export interface SessionStore {
  readonly sql: AnySql;
  readonly now: number;
}

/**
 * The user of a token by a look-up of its hash, with what that answered beside; `renewed` means that the session,
 * and so its cookie, was extended to 30 days.
 */
export async function findSessionUser(
  store: SessionStore,
  token: string,
  lookUp: LookUp<SessionRow>,
): Promise<(Pick<SessionRow, "beside"> & { user: User; renewed: boolean }) | undefined> {
  const { user, session } = await luciaOf(store, lookUp).validateSession(token);
  if (!user) return undefined;
  if (user.seenOn) await noteSeen(store, { id: user.id, seenOn: user.seenOn });
  const renewed = session.fresh || (await renew(store, session));
  return { user: User.parse(user), renewed, beside: user.beside ?? null };
}

/**
 * Creates a session and returns its token: 200 random bits, of which the database stores only a hash.
 * `device` is the browser's name, undefined where unknown. One more than MAX_SESSIONS ends the longest unused.
 */
export async function startSession(
  store: SessionStore,
  userId: number,
  device?: string,
): Promise<string> {
  const lucia = luciaOf(store);
  await lucia.deleteExpiredSessions();
  const { id: token } = await lucia.createSession(userId, {
    ...(device !== undefined && { device }),
    started_at: new Date(store.now),
  });
  await deleteSessionsBeyond(store.sql, userId, MAX_SESSIONS);
  return token;
}

/** A user's sessions, the browser's own first, then the last used. */
export async function listSessions(
  { sql, now }: SessionStore,
  userId: number,
  token: string | undefined,
): Promise<UserSession[]> {
  const rows = await listSessionsOf(sql, {
    userId,
    hash: hashOfSecret(token ?? ""),
    now: new Date(now).toISOString(),
    most: MAX_SESSIONS,
  });
  return rows.map(({ expiresAt, device, startedAt, ...session }) => ({
    ...session,
    ...(device !== null && { device }),
    ...(startedAt !== null && { startedAt }),
    // A visit extends it to 30 days, once a day at most.
    lastUsedAt: new Date(Date.parse(expiresAt) - SESSION_DAYS * DAY_MS).toISOString(),
  }));
}

/** Ends the session of a token, if there is one. */
export async function endSession(store: SessionStore, token: string): Promise<void> {
  await luciaOf(store).invalidateSession(token);
}

/** Ends every session of a user, and every access token. */
export async function endSessionsOf(store: SessionStore, userId: number): Promise<void> {
  await endTokensOf(store.sql, userId);
  await luciaOf(store).invalidateUserSessions(userId);
}

// Lucia renews only in the second half: visits on day 14 and day 31 would end the session.
async function renew(
  store: SessionStore,
  { id: token, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const untilEnd = expiresAt.getTime() - Date.now();
  if (untilEnd > (SESSION_DAYS - 1) * DAY_MS) return false;
  await adapterOf(store).updateSessionExpiration(token, expiresAt);
  return true;
}

function luciaOf(store: SessionStore, lookUp?: LookUp<SessionRow>) {
  return new Lucia(adapterOf(store, lookUp), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
    getUserAttributes: ({ username, email, createdAt, seenOn, beside }) => ({
      username,
      email,
      createdAt,
      seenOn,
      beside,
    }),
  });
}

/**
 * Lucia's adapter with three differences: tokens are stored as hashes, one query finds session and user,
 * and time comes from the application's clock.
 */
function adapterOf({ sql, now }: SessionStore, lookUp?: LookUp<SessionRow>): Adapter {
  // A transaction has the one method that the adapter calls.
  const table = new PostgresJsAdapter(sql as Sql, { user: "app_user", session: "session" });
  const expiresAt = new Date(now + SESSION_DAYS * DAY_MS);
  return {
    getSessionAndUser: async (token) => {
      const row = await lookUp?.(hashOfSecret(token));
      if (!row) return [null, null];
      const { hash: _, expiresAt: end, ...user } = row;
      const session: DatabaseSession = {
        id: token,
        userId: user.id,
        expiresAt: new Date(Date.parse(end) - now + Date.now()),
        attributes: {},
      };
      return [session, { id: user.id, attributes: user }];
    },
    setSession: (session) =>
      table.setSession({ ...session, id: hashOfSecret(session.id), expiresAt }),
    updateSessionExpiration: (token) =>
      table.updateSessionExpiration(hashOfSecret(token), expiresAt),
    deleteSession: (token) => table.deleteSession(hashOfSecret(token)),
    deleteUserSessions: (userId) => table.deleteUserSessions(userId),
    deleteExpiredSessions: () => deleteExpiredSessions(sql, new Date(now).toISOString()),
    getUserSessions: () => Promise.reject(new Error("Tokens of sessions are not kept.")),
  };
}
