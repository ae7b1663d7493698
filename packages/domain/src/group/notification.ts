import { z } from "zod";
import { Id } from "../fields/id.ts";
import { listPageOf } from "../paging.ts";

/** For how many days after its own a notification is kept, by UTC. */
export const NOTIFICATION_DAYS = 90;

/** A path of the web app, never a URL of another site. */
const WebPath = z.string().regex(/^\/(?![/\\])/, "A link is a path of this app.");

/** A message to a user; `link` is a path of the web app. */
export const Notification = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  link: WebPath.optional(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof Notification>;

/** A list page of a user's notifications, newest first; `unread` counts all of them. */
export const NotificationList = listPageOf(Notification).extend({ unread: z.int().min(0) });
export type NotificationList = z.infer<typeof NotificationList>;

/** How many of a user's notifications are unread; `version` changes with the list. */
export const NotificationState = z.object({
  unread: z.int().min(0),
  version: z.string(),
});
export type NotificationState = z.infer<typeof NotificationState>;
