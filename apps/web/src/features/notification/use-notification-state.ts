import type { NotificationState } from "@daily-quran/domain/notification";
import { useEffect } from "react";
import { trpc } from "../../reader/trpc.tsx";

const POLL_MS = 30_000;

/** How many notifications there are, asked every 30 seconds while the tab is seen; news makes an open list ask anew. */
export function useNotificationState(): NotificationState | undefined {
  const utils = trpc.useUtils();
  const { data } = trpc.notification.state.useQuery(undefined, {
    // A poll that fails is made again soon; a toast every 30 seconds would help nobody.
    meta: { ownsError: true },
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const version = data?.version;
  useEffect(() => {
    if (version !== undefined) void utils.notification.list.invalidate();
  }, [version, utils]);
  return data;
}
