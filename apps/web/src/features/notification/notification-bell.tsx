import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { TrpcProvider } from "../../reader/server/trpc.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { UnreadAnnouncer } from "./unread-announcer.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";
import iconButton from "../../ui/buttons/icon-button.module.css";
import classes from "./notification-bell.module.css";
import { NotificationPanel } from "./notification-panel.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import { useNotificationState } from "./use-notification-state.ts";

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
          <button
            type="button"
            aria-label={unread > 0 ? t("bellUnread", { count: badge }) : t("title")}
            className={`${iconButton.button} ${classes.bell}`}
            onClick={() => setOpened(!opened)}
          >
            <IconBell aria-hidden size={22} stroke={1.75} />
            {unread > 0 && (
              <span aria-hidden="true" className={classes.badge}>
                {badge}
              </span>
            )}
          </button>
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
