import type { Query, QueryClient } from "@tanstack/react-query";
import { userQuery } from "./use-user.ts";

/** Public data stays cached: dropping it would blank the page that is being read. */
const TEXT = /^\/api\/(current-reading|tomorrow-reading|schedule|editions|tafseer)\b/;

function isPersonal({ queryKey: [first] }: Query): boolean {
  if (first === userQuery.queryKey[0]) return false;
  return !(typeof first === "string" && TEXT.test(first));
}

/** Clears the cached data of a user and refetches what is still shown. */
export function forgetPersonalData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: "inactive", predicate: isPersonal });
  void queryClient.resetQueries({ type: "active", predicate: isPersonal });
  queryClient.getMutationCache().clear();
}
