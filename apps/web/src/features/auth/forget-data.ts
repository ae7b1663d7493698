import type { Query, QueryClient } from "@tanstack/react-query";
import { userQuery } from "./use-user.ts";

/** Public data, which is the same for everybody. */
const TEXT = /^\/api\/(current-reading|tomorrow-reading|schedule|editions|tafseer)\b/;

const isCleared = ({ queryKey: [first] }: Query): boolean => first !== userQuery.queryKey[0];

const isText = ({ queryKey: [first] }: Query): boolean =>
  typeof first === "string" && TEXT.test(first);

/** Clears all cached data. The text that is shown stays until it is fetched again: it is being read. */
export function forgetData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: "inactive", predicate: isCleared });
  void queryClient.invalidateQueries({ type: "active", predicate: isText });
  void queryClient.resetQueries({
    type: "active",
    predicate: (query) => isCleared(query) && !isText(query),
  });
  queryClient.getMutationCache().clear();
}
