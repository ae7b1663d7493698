import type { NotificationState } from "@daily-quran/domain/group/notification";
import { useEffect } from "react";
import { trpc } from "../../reader/server/trpc.tsx";

const POLL_MS = 30_000;

/**
 * Polls the notification count every 30 seconds while the tab is visible; a change refetches an open list.
 */
export function useNotificationState(): NotificationState | undefined {
  const utils = trpc.useUtils();
  const { data } = trpc.notification.state.useQuery(undefined, {
    // No toast for a failed poll: the next one comes soon.
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
