/** The bell and the panel behind it. */
export const notifications = {
  title: "Notifications",
  bellUnread: "Notifications, {count} unread",
  list: "The list",
  markAll: "Mark all as read",
  loading: "Loading notifications...",
  failed: "Failed to load notifications",
  none: "You have no notifications",
  unread: ", unread",
  arrived: "{count, plural, one {# new notification} other {# new notifications}}",
  notMarked: "Failed to mark notification as read",
} as const;
