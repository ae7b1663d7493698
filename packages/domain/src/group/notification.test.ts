import { expect, test } from "vitest";
import { Notification } from "./notification.ts";

const NOTIFICATION = {
  id: 1,
  title: "New member",
  message: "bilal joined “Fajr”.",
  read: false,
  createdAt: "2026-03-10T12:00:00.000Z",
};

test("a notification may lead somewhere, and need not", () => {
  expect(Notification.parse(NOTIFICATION)).toEqual(NOTIFICATION);
  expect(Notification.parse({ ...NOTIFICATION, link: "/groups/1" }).link).toBe("/groups/1");
});

test.each([{ read: "no" }, { createdAt: "yesterday" }, { title: undefined }])(
  "a notification with %j is none",
  (part) => {
    expect(Notification.safeParse({ ...NOTIFICATION, ...part }).success).toBe(false);
  },
);
