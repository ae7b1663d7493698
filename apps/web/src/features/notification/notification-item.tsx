import type { Notification } from "@daily-quran/domain/group/notification";
import { textLanguage } from "../../lib/text-language.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import classes from "./notification-panel.module.css";

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onSelect: (notification: Notification) => void;
}

/** One notification: a link to what it is about, where it is about something. */
export function NotificationItem({ notification, onSelect }: NotificationItemProps) {
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
