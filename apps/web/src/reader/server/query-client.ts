import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureCode, failureStatus, failureText } from "./failure.ts";
import { fetcher } from "./fetcher.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** `ownsError`: the component shows the failure itself, so no toast is raised. */
    mutationMeta: { ownsError?: boolean };
    /** `load`: only while it has no data to show; a failed refetch is a toast. */
    queryMeta: { ownsError?: boolean | "load" };
  }
}

/** A user who left, or lost a role, may not read any more what is still shown: that is no failure. */
const isNoMore = (error: unknown, data: unknown): boolean => {
  const status = failureStatus(error);
  const isRefused = status === 403 || status === 404;
  return failureCode(error) === "UNAUTHORIZED" || (data !== undefined && isRefused);
};

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * The query client of the whole app; `onError` is called with what every failed query and mutation says, but what is
 * for others than the user.
 */
export function createQueryClient(onError: (text: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const owns = query.meta?.ownsError;
        const isShown = owns === "load" ? query.state.data === undefined : owns;
        if (!isShown && !isNoMore(error, query.state.data)) onError(failureText(error));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => {
        if (mutation.meta?.ownsError !== true) onError(failureText(error));
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: fetcher,
        retry: 1,
        staleTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        // Offline the service worker may have a cached copy; without one the query fails at once.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Else it would wait in silence, and be sent when nobody expects it any more.
      mutations: { networkMode: "always" },
    },
  });
}
