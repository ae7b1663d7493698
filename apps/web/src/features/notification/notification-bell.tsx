import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { IconBell } from "@tabler/icons-react";
import { useState, useEffect } from "react";
import { TrpcProvider, trpc } from "../../reader/server/trpc.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import classes from "./notification-bell.module.css";
import { NotificationPanel } from "./notification-panel.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import type { NotificationState } from "@daily-quran/domain/group/notification";

/** The header's bell: the unread count, and the panel behind it. */
export function NotificationBell() {
  return (
    <TrpcProvider>
      <Bell />
    </TrpcProvider>
  );
}

const MAX_COUNTED = 99;

function Bell() {
  const t = useTexts("notifications");
  const { number } = useFormats();
  const [opened, setOpened] = useState(false);
  const known = useNotificationState()?.unread;
  const unread = known ?? 0;
  const marking = useMarkRead();
  const badge = unread > MAX_COUNTED ? `${number(MAX_COUNTED)}+` : number(unread);
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width="min(24rem, calc(100vw - 24px))"
        trapFocus
        returnFocus
        transitionProps={{ duration: 80 }}
        classNames={{ dropdown: classes["panel"] ?? "" }}
      >
        <Popover.Target>
          <IconButton
            aria-label={unread > 0 ? t("bellUnread", { count: badge }) : t("title")}
            className={classes.bell}
            onClick={() => setOpened(!opened)}
          >
            <IconBell aria-hidden size={22} stroke={1.75} />
            {unread > 0 && (
              <span aria-hidden="true" className={classes.badge}>
                {badge}
              </span>
            )}
          </IconButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={t("title")}>
          <Boundary name={t("list")}>
            <NotificationPanel unread={unread} marking={marking} onClose={() => setOpened(false)} />
          </Boundary>
        </Popover.Dropdown>
      </Popover>
      <UnreadAnnouncer unread={known} />
    </>
  );
}

/** An ARIA live region: announces how many notifications arrived since the page opened. */
function UnreadAnnouncer({ unread }: { readonly unread: number | undefined }) {
  const t = useTexts("notifications");
  const [announced, setAnnounced] = useState({ unread, news: "" });
  if (announced.unread !== unread) {
    const arrived =
      unread === undefined || announced.unread === undefined ? 0 : unread - announced.unread;
    setAnnounced({ unread, news: arrived > 0 ? t("arrived", { count: arrived }) : "" });
  }
  return (
    <output>
      <VisuallyHidden>{announced.news}</VisuallyHidden>
    </output>
  );
}

const POLL_MS = 30_000;

/**
 * Polls the notification count every 30 seconds while the tab is visible; a change refetches an open list.
 */
function useNotificationState(): NotificationState | undefined {
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
