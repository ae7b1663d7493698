import { randomUUID } from "node:crypto";
import createClient from "openapi-fetch";
import type { paths } from "./api.js";
import { valueOf } from "./value-of.js";

/** Registers, and makes a token as the account page does; a program of your own is given one. */
export async function tokenOfNewAccount(baseUrl: string): Promise<string> {
  const api = createClient<paths>({ baseUrl });
  const username = `reader-${randomUUID().slice(0, 8)}`;
  const registered = await api.POST("/api/register", {
    body: { username, email: `${username}@example.org`, password: "three unrelated words" },
  });
  valueOf(registered);
  const cookie = registered.response.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  const made = await api.POST("/api/user/tokens", {
    body: { name: "An example", scopes: ["write", "groups"], expiresInDays: 1 },
    headers: { cookie },
  });
  return valueOf(made).token;
}
