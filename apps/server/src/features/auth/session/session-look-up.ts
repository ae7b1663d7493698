import { type LookUp, lookUpTogether } from "../../../db/look-up-together.ts";
import type { Sql } from "../../../db/client.ts";
import type { BesideUser } from "../../../request/access.ts";
import { findSessions, type SessionRow } from "./session.sql.ts";

/** Looks sessions up by their tokens' hashes, and answers the expressions beside each. */
export type SessionLookUp = (beside: readonly BesideUser[]) => LookUp<SessionRow>;

// Each may have a page of a list beside it.
const AT_ONCE = 25;

/** Looks up the sessions of concurrent requests in one query for each list of expressions, which is a constant. */
export function sessionLookUp(sql: Sql, now: () => number): SessionLookUp {
  const lookUps = new Map<readonly BesideUser[], LookUp<SessionRow>>();
  return (beside) => {
    const known = lookUps.get(beside);
    if (known) return known;
    const made = lookUpTogether(async (hashes) => {
      const expressions = beside.map((expression) => expression({ sql, now }));
      const rows = await findSessions(sql, hashes, expressions);
      return new Map(rows.map((row) => [row.hash, row]));
    }, AT_ONCE);
    lookUps.set(beside, made);
    return made;
  };
}
