import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { type Deed, deeds, isOwn } from "../../reader/deeds/deeds.ts";
import { dropLeftDeeds } from "../../reader/deeds/drop-left-deeds.ts";
import { sessionHint } from "../../reader/server/session-hint.ts";
import { useServerAway } from "../../reader/server/server-away.ts";

/**
 * Sends what was done without a network: on each visit, when it was done, and once the server is back. As a query, so
 * that it is tried again as those are. Returns what the server has refused.
 */
export function useSentDeeds(): readonly Deed[] {
  const queryClient = useQueryClient();
  const isAway = useServerAway();
  const [session] = useStoredValue(sessionHint);
  useEffect(dropLeftDeeds, [session]);
  const own = useStoredValue(deeds)[0].filter(isOwn);
  const waiting = own.filter(({ refused }) => refused === undefined);
  useQuery({
    queryKey: ["deeds", ...waiting.map(({ at }) => at)],
    queryFn: async () => {
      const { sendDeeds } = await import("../../reader/deeds/send-deeds.ts");
      await sendDeeds();
      // All procedures: points, streaks and boards have changed.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [name] }) => Array.isArray(name) || name === "khatma",
      });
      return null;
    },
    enabled: waiting.length > 0 && !isAway,
    gcTime: 0,
    staleTime: 0,
    meta: { ownsError: true },
  });
  return own.filter(({ refused }) => refused !== undefined);
}
