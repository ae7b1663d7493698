import { trpc } from "../../reader/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

/** How a notification, or all of them, are marked as read. */
export interface MarkRead {
  readonly markRead: (id: number) => void;
  readonly markAllRead: () => void;
}

/** Marks notifications as read, and tells of a failure even when the panel has closed meanwhile. */
export function useMarkRead(): MarkRead {
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const handlers = {
    meta: { ownsError: true },
    onSuccess: () => utils.notification.invalidate(),
    onError: () => {
      showToast({
        title: "Error",
        description: "Failed to mark notification as read",
        variant: "destructive",
      });
    },
  };
  const { mutate: markOne } = trpc.notification.read.useMutation(handlers);
  const { mutateAsync: markAll } = trpc.notification.readAll.useMutation(handlers);
  return {
    markRead: (id) => markOne({ id }),
    markAllRead: useOneAtATime(() => markAll()),
  };
}
