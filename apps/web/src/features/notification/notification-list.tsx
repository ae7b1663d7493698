import type { Notification } from "@daily-quran/domain/group/notification";
import { useTexts } from "../../texts/use-texts.ts";
import { Failed } from "../../ui/status/failed.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { ShowMore } from "../../ui/buttons/show-more.tsx";
import { NotificationItem } from "./notification-item.tsx";
import classes from "./notification-panel.module.css";
import { useNotifications } from "./use-notifications.ts";

interface NotificationListProps {
  readonly onSelect: (notification: Notification) => void;
}

export function NotificationList({ onSelect }: NotificationListProps) {
  const t = useTexts("notifications");
  const { notifications, error, refetch, ...query } = useNotifications();
  if (!notifications && error)
    return <Failed what={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!notifications) return <Loading text={t("loading")} />;
  if (notifications.length === 0) return <p className={classes.none}>{t("none")}</p>;
  return (
    <>
      <ul className={classes.list}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}
