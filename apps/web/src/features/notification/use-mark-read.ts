import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";

/** Marks one notification, or all, as read. */
export interface MarkRead {
  readonly markRead: (id: number) => void;
  readonly markAllRead: () => void;
}

/** Marks notifications as read; shows failures even after the panel closed. */
export function useMarkRead(): MarkRead {
  const utils = trpc.useUtils();
  const t = useTexts("notifications");
  const notices = useTexts("notices");
  const showToast = useShowToast();
  const handlers = {
    meta: { ownsError: true },
    onSuccess: () => utils.notification.invalidate(),
    onError: () => {
      showToast({
        title: notices("error"),
        description: t("notMarked"),
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
