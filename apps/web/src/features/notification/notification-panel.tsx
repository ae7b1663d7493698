import { useTexts } from "../../texts/use-texts.ts";
import classes from "./notification-panel.module.css";
import type { Notification } from "@daily-quran/domain/group/notification";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { ShowMore } from "../../ui/buttons/show-more.tsx";
import { textLanguage } from "../../lib/text-language.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { trpc } from "../../reader/server/trpc.tsx";
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

interface NotificationListProps {
  readonly onSelect: (notification: Notification) => void;
}

function NotificationList({ onSelect }: NotificationListProps) {
  const t = useTexts("notifications");
  const { notifications, error, refetch, ...query } = useNotifications();
  if (!notifications)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
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

const PER_PAGE = 20;

/** The user's notifications, newest first, page by page. */
function useNotifications() {
  const query = trpc.notification.list.useInfiniteQuery(
    { limit: PER_PAGE },
    { staleTime: 0, meta: { ownsError: "load" }, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return { ...query, notifications: query.data?.pages.flatMap(({ items }) => items) };
}

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onSelect: (notification: Notification) => void;
}

/** One notification: a link to what it is about, where it is about something. */
function NotificationItem({ notification, onSelect }: NotificationItemProps) {
  const { title, message, read, link, createdAt } = notification;
  const t = useTexts("notifications");
  const { instant } = useFormats();
  const shared = {
    className: classes.item ?? "",
    "data-unread": !read,
    onClick: () => onSelect(notification),
  };
  const text = (
    <>
      <strong lang={textLanguage(title)} className={classes.title}>
        {title}
        {!read && <VisuallyHidden>{t("unread")}</VisuallyHidden>}
      </strong>
      <span lang={textLanguage(message)}>{message}</span>
      <time dateTime={createdAt} className={classes.time}>
        {instant(createdAt)}
      </time>
    </>
  );
  if (link === undefined)
    return (
      <button type="button" {...shared}>
        {text}
      </button>
    );
  return (
    <Link to={link} {...shared}>
      {text}
    </Link>
  );
}
