import type { User } from "@daily-quran/domain/user";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { fetcherOrNull } from "../../lib/fetcher.ts";
import { sessionHint } from "../../lib/session-hint.ts";
import { useStoredValue } from "../../lib/use-stored-value.ts";

const FIVE_MINUTES = 5 * 60 * 1000;

/** The current user, null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ["/api/user"],
  queryFn: (context) => fetcherOrNull(context) as Promise<User | null>,
  retry: false,
  staleTime: FIVE_MINUTES,
});

/** The current user where one signed in at this browser; visitors cost no request. Undefined while unknown. */
export function useUserIfAny(): User | null | undefined {
  const [hint] = useStoredValue(sessionHint);
  return useQuery({ ...userQuery, enabled: hint !== null }).data;
}
