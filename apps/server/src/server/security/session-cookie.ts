import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import { OWN_WRITE_SECONDS } from "../../db/replica/replica.ts";
import type { DeviceCookie, SessionCookie } from "../../request/cookies.ts";
import { DEVICE_DAYS } from "../../features/auth/session/known-device.ts";
import { SESSION_DAYS } from "../../features/auth/session/sessions.ts";
import type { SentCookies } from "./sent-cookies.ts";

const DAY_SECONDS = 24 * 60 * 60;

/**
 * The session cookie of a request and its reply; over https it is `Secure` and bound to this host by its
 * name.
 */
export function sessionCookie(
  cookies: SentCookies,
  reply: FastifyReply,
  publicUrl: string,
): SessionCookie {
  const { value, setCookie } = ownCookie(cookies, reply, { name: "session", publicUrl });
  return {
    token: value,
    set: (token) => setCookie(token, SESSION_DAYS * DAY_SECONDS),
    clear: () => setCookie("", 0),
  };
}

/** The cookie by which a browser proves that somebody has signed in at it before. */
export function deviceCookie(
  cookies: SentCookies,
  reply: FastifyReply,
  publicUrl: string,
): DeviceCookie {
  const { value, setCookie } = ownCookie(cookies, reply, { name: "device", publicUrl });
  return { value, set: (device) => setCookie(device, DEVICE_DAYS * DAY_SECONDS) };
}

/** The cookie of a browser that has written so short ago that a copy of the database may not have it yet. */
export function wroteCookie(cookies: SentCookies, reply: FastifyReply, publicUrl: string) {
  const { value, setCookie } = ownCookie(cookies, reply, { name: "wrote", publicUrl });
  return { value, set: () => setCookie("1", OWN_WRITE_SECONDS) };
}

/** The name of the session cookie at a public address. */
export const sessionCookieName = (publicUrl: string): string => hostName("session", publicUrl);

const hostName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith("https://") ? `__Host-${name}` : name;

function ownCookie(
  cookies: SentCookies,
  reply: FastifyReply,
  { name: plainName, publicUrl }: { name: string; publicUrl: string },
) {
  const secure = publicUrl.startsWith("https://");
  const name = hostName(plainName, publicUrl);
  return {
    value: cookies[name],
    setCookie: (value: string, maxAge: number): void => {
      const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge } as const;
      reply.header("set-cookie", fastifyCookie.serialize(name, value, attributes));
    },
  };
}
