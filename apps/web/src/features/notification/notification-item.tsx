import type { Notification } from "@daily-quran/domain/notification";
import { formatDay } from "../../lib/format-day.ts";
import { Link } from "../../ui/link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "./notification-panel.module.css";

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onSelect: (notification: Notification) => void;
}

/** One notification: a link to what it is about, where it is about something. */
export function NotificationItem({ notification, onSelect }: NotificationItemProps) {
  const { title, message, read, link, createdAt } = notification;
  const shared = {
    className: classes.item ?? "",
    "data-unread": !read,
    onClick: () => onSelect(notification),
  };
  const text = (
    <>
      <strong className={classes.title}>
        {title}
        {!read && <VisuallyHidden>, unread</VisuallyHidden>}
      </strong>
      <span>{message}</span>
      <time dateTime={createdAt} className={classes.time}>
        {formatDay(createdAt)}
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
