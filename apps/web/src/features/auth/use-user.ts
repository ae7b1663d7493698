import * as apiPaths from "@daily-quran/domain/api-paths";
import type { User } from "@daily-quran/domain/account/user";
import { type QueryFunctionContext, queryOptions, useQuery } from "@tanstack/react-query";
import { fetcherOrNull } from "../../reader/server/fetcher.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";

const FIVE_MINUTES = 5 * 60 * 1000;

/** Asks for the current user by the REST API; null for a visitor. */
export const fetchUser = (context: QueryFunctionContext) =>
  fetcherOrNull(context) as Promise<User | null>;

/** The current user, null for a visitor. */
export const userQuery = queryOptions({
  queryKey: [apiPaths.user],
  queryFn: fetchUser,
  retry: false,
  meta: { ownsError: "load" },
  staleTime: FIVE_MINUTES,
});

/** The current user if one signed in in this browser (visitors cost no request); undefined while unknown. */
export function useUserIfAny(): User | null | undefined {
  const [hint] = useStoredValue(sessionHint);
  return useUserOnceHydrated({ enabled: hint !== null }).data;
}

interface UserOptions {
  readonly enabled?: boolean | (() => boolean);
  /** How the server is asked, if not by the REST API. */
  readonly queryFn?: typeof fetchUser;
}

/**
 * The current user, undefined until hydration is done: React hydrates in parts, and a page that knew the user
 * early would not match the server's markup.
 */
export function useUserOnceHydrated(options: UserOptions = {}) {
  const isHydrated = useHydrated();
  const { data, error, refetch } = useQuery({ ...userQuery, ...options });
  return isHydrated ? { data, error, refetch } : { data: undefined, error: null, refetch };
}
