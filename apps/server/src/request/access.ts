import type { TokenScope } from "@daily-quran/domain/account/access-token";
import { DomainError } from "@daily-quran/domain/errors";
import type { User } from "@daily-quran/domain/account/user";
import type { PendingQuery, Row } from "postgres";
import type { Sql } from "../db/client.ts";
import { detailedError } from "../texts/detailed-error.ts";

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

/**
 * What a call needs: a scope of a token, or a session. Who has a token that makes tokens or changes the account could
 * take the account over.
 */
export type NeededAccess = TokenScope | "session";

/**
 * What a call costs, which decides where it waits: `database` and `password` (a hash) each in a queue of their own.
 * `document` is made from the text where it is not cached; `search` is counted by network; `none` is exempt.
 */
export type Cost = "none" | "document" | "search" | "database" | "password";

/** The rule of a procedure, its `meta`, by which tRPC and REST admit its calls. */
export interface ProcedureRule {
  readonly access: "public" | NeededAccess;
  readonly cost: Cost;
  /** Whether a query may be answered as things were some seconds ago, but for one's own writes. */
  readonly mayLag?: true;
}

/** Whether somebody may do that. */
function mayCall({ scopes }: Access, needed: NeededAccess): boolean {
  return scopes === undefined || (needed !== "session" && scopes.includes(needed));
}

/** Who calls, if they may; throws UNAUTHORIZED for nobody, TOKEN_SCOPE for a token that may not. */
export function requireAccess(access: Access | undefined, needed: NeededAccess): Access {
  if (!access) throw new DomainError("UNAUTHORIZED");
  if (!mayCall(access, needed))
    throw detailedError(
      "TOKEN_SCOPE",
      needed === "session" ? { key: "tokenNever" } : { key: "tokenNeeds", values: { needed } },
    );
  return access;
}
