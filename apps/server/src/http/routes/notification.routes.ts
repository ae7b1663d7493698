import * as apiPaths from "@daily-quran/domain/api-paths";
import { Notification } from "@daily-quran/domain/notification";
import { z } from "zod";
import { procedureRoute, type RestRoute } from "../rest-route.ts";
import { WRITE_ERRORS } from "../route-errors.ts";
import { IdParam, PagingQuery } from "../route-params.ts";

/** What the signed-in user is told. */
export const notificationRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "GET",
    path: apiPaths.notifications,
    tag: "Notifications",
    summary: "The notifications of the signed-in user",
    description:
      "Newest first, of the last 90 days. `X-Unread-Count` says how many are unread. Carries an `ETag`: ask again with `If-None-Match`, and an unchanged list costs one `304`.",
    query: PagingQuery,
    status: 200,
    paged: true,
    response: z.array(Notification),
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "UNAUTHORIZED", "DATABASE_AWAY"],
    state: async (caller) => {
      const { version, unread } = await caller.notification.state();
      return { version, headers: { "x-unread-count": String(unread) } };
    },
    call: (caller, paging) => caller.notification.list(paging),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.notificationRead,
    tag: "Notifications",
    summary: "Mark a notification as read",
    params: z.object({ id: IdParam }),
    status: 204,
    response: undefined,
    errors: ["INVALID_INPUT", "UNAUTHORIZED", "NOTIFICATION_NOT_FOUND", ...WRITE_ERRORS],
    call: (caller, input) => caller.notification.read(input),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.notificationsRead,
    tag: "Notifications",
    summary: "Mark all notifications as read",
    status: 204,
    response: undefined,
    errors: ["UNAUTHORIZED", ...WRITE_ERRORS],
    call: (caller) => caller.notification.readAll(),
  }),
];
