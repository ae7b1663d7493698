import type { TokenScope } from "@daily-quran/domain/access-token";
import { DomainError } from "@daily-quran/domain/errors";
import type { User } from "@daily-quran/domain/user";
import type { PendingQuery, Row } from "postgres";
import type { Sql } from "../db/client.ts";

/** Who calls, and by what: `scopes` of a token, undefined for a session, which may do everything. */
export interface Access {
  readonly user: User;
  readonly scopes?: readonly TokenScope[];
  /** What the query of the session answered beside the user, if it was asked. */
  readonly beside?: Beside;
}

/** Makes an SQL expression of the user's row (`app_user`), which the query of the session answers, too. */
export type BesideUser = (at: {
  readonly sql: Sql;
  readonly now: () => number;
}) => PendingQuery<Row[]>;

/** The values of expressions of the user's row. */
type Beside = ReadonlyMap<BesideUser, unknown>;

/** What a call needs: a scope of a token, or a session. */
export type NeededAccess = TokenScope | "session";

// Who has such a token could take the account over, or make himself another token.
const OF_ACCOUNT = new Set(["auth", "token"]);
const OF_GROUPS = new Set(["group", "member", "invite", "cycle"]);

/** What a call of a procedure needs, by its name (`group.create`) and kind. */
export function neededAccess(
  path: string,
  type: "query" | "mutation" | "subscription",
): NeededAccess {
  const [router = ""] = path.split(".");
  if (OF_ACCOUNT.has(router)) return "session";
  if (type === "query") return "read";
  return OF_GROUPS.has(router) ? "groups" : "write";
}

/** Whether somebody may do that. */
function mayCall({ scopes }: Access, needed: NeededAccess): boolean {
  return scopes === undefined || (needed !== "session" && scopes.includes(needed));
}

/** Who calls, if they may; throws UNAUTHORIZED for nobody, TOKEN_SCOPE for a token that may not. */
export function requireAccess(access: Access | undefined, needed: NeededAccess): Access {
  if (!access) throw new DomainError("UNAUTHORIZED");
  if (!mayCall(access, needed)) throw new DomainError("TOKEN_SCOPE");
  return access;
}
