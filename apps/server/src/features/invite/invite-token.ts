import { createHmac } from "node:crypto";

/** Who asks for an invite, of which group, by which id of their client. */
export interface AskedInvite {
  readonly userId: number;
  readonly groupId: number;
  readonly clientId: string;
}

/**
 * The token of an invite that a client asks for by an id of its own: a repeat gets the same one, though only its
 * hash is stored. `key` is the server's, so that nobody makes it of a client id that they guess.
 */
export function inviteTokenFor(key: Buffer, { userId, groupId, clientId }: AskedInvite): string {
  return createHmac("sha256", key).update(`${userId}:${groupId}:${clientId}`).digest("base64url");
}

/** The last of a token's 43 letters: enough to tell links apart, and 232 bits of it stay unknown. */
export const endOfToken = (token: string): string => token.slice(-4);
