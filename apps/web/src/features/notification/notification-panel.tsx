import { useTexts } from "../../texts/use-texts.ts";
import classes from "./notification-panel.module.css";
import { NotificationList } from "./notification-list.tsx";
import type { MarkRead } from "./use-mark-read.ts";

interface NotificationPanelProps {
  readonly unread: number;
  readonly marking: MarkRead;
  readonly onClose: () => void;
}

/** The panel that the bell opens: all notifications. */
export function NotificationPanel({ unread, marking, onClose }: NotificationPanelProps) {
  const t = useTexts("notifications");
  return (
    <>
      <div className={classes.header}>
        <h2>{t("title")}</h2>
        {unread > 0 && (
          <button type="button" className={classes.readAll} onClick={marking.markAllRead}>
            {t("markAll")}
          </button>
        )}
      </div>
      <NotificationList
        onSelect={({ id, read }) => {
          if (!read) marking.markRead(id);
          onClose();
        }}
      />
    </>
  );
}
