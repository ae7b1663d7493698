import type { Query, QueryClient } from "@tanstack/react-query";
import { userQuery } from "./use-user.ts";

/** The text is everybody's: dropping it would take the page from under a reader. */
const TEXT = /^\/api\/(current-reading|tomorrow-reading|schedule|editions|tafseer)\b/;

function isPersonal({ queryKey: [first] }: Query): boolean {
  if (first === userQuery.queryKey[0]) return false;
  return !(typeof first === "string" && TEXT.test(first));
}

/** Drops all that was cached for one user, at once; what is still on the screen is asked for anew. */
export function forgetPersonalData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: "inactive", predicate: isPersonal });
  void queryClient.resetQueries({ type: "active", predicate: isPersonal });
  queryClient.getMutationCache().clear();
}
