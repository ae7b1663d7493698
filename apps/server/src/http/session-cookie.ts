import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_DAYS } from "../features/auth/sessions.ts";
import type { SessionCookie } from "../request/session-cookie.ts";

const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** The session cookie of a request and its reply; over https it is `Secure` and bound to this host by its name. */
export function sessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): SessionCookie {
  const secure = publicUrl.startsWith("https://");
  const name = secure ? "__Host-session" : "session";
  const { cookie } = request.headers;
  const answer = (value: string, maxAge: number): void => {
    const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge } as const;
    reply.header("set-cookie", fastifyCookie.serialize(name, value, attributes));
  };
  return {
    token: cookie === undefined ? undefined : fastifyCookie.parse(cookie)[name],
    set: (token) => answer(token, SESSION_SECONDS),
    clear: () => answer("", 0),
  };
}
