import * as apiPaths from "@daily-quran/domain/api-paths";
import { Notification, NOTIFICATION_DAYS } from "@daily-quran/domain/group/notification";
import { Paging } from "@daily-quran/domain/paging";
import { firstPageBeside } from "../features/notification/list-notifications.ts";
import { marksBeside } from "../features/notification/notification-state.ts";
import { emptyRoute, pagedRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { pagingQuery } from "./route/route-params.ts";

const notificationExample: Notification = {
  id: 1,
  title: "Added to a group",
  message: "You are now a member of “My Reading Circle”.",
  read: false,
  link: "/groups/1",
  createdAt: "2026-02-10T06:30:00.000Z",
};

/** The signed-in user's notifications. */
export const notificationRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.notifications,
    operationId: "listNotifications",
    summary: "The notifications of the signed-in user",
    description: `Newest first, of the last ${NOTIFICATION_DAYS} days. \`X-Unread-Count\` says how many are unread. Carries an \`ETag\`: ask again with \`If-None-Match\`, and an unchanged list costs one \`304\`. In English, or in Bengali where \`Accept-Language\` prefers it.`,
    query: pagingQuery(Paging),
    example: [notificationExample],
    beside: { always: [marksBeside], atFirst: [marksBeside, firstPageBeside] },
    state: async (caller) => {
      const { version, unread } = await caller.notification.state();
      return { version, headers: { "x-unread-count": String(unread), vary: "Accept-Language" } };
    },
    procedure: "notification.list",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.notificationRead,
    operationId: "markNotificationRead",
    summary: "Mark a notification as read",
    description: "Again changes nothing. Another user's is not found.",
    errors: ["NOTIFICATION_NOT_FOUND"],
    procedure: "notification.read",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.notificationsRead,
    operationId: "markAllNotificationsRead",
    summary: "Mark all notifications as read",
    description: "Those that come later are unread again.",
    procedure: "notification.readAll",
  }),
];

export const notificationTexts: SchemaTexts = {
  output: {
    Notification: described(Notification, "A message to the user.", {
      id: "The notification's ID.",
      title: "What it is about.",
      message: "What happened.",
      read: "Whether it was marked as read.",
      link: "The page of the web app that it is about, as a path; absent where there is none.",
      createdAt: "When it happened.",
    }),
  },
};
