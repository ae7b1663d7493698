import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { loggedRequest } from "./logged-request.ts";

test.each([
  ["/invite/Tq2vXbT0oJv4yB6m?x=1", "/invite/…"],
  ["/bn/invite/Tq2vXbT0oJv4yB6m", "/bn/invite/…"],
  ["/api/invites/Tq2vXbT0oJv4yB6m", "/api/invites/…"],
  ["/api/reminder-mail/off.7.Tq2vXbT0oJv4yB6m", "/api/reminder-mail/…"],
  ["/api/invites/Tq2vXbT0oJv4yB6m/accept", "/api/invites/…/accept"],
  ['/trpc/invite.preview?input={"json":{"token":"Tq2vXbT0oJv4yB6m"}}', "/trpc/invite.preview"],
  ["/schedule?day=5", "/schedule?day=5"],
  [`/${"a".repeat(300)}`, `/${"a".repeat(199)}…`],
])("of %s the log keeps %s", (url, kept) => {
  const request = { method: "GET", url, ip: "192.0.2.1" } as FastifyRequest;
  expect(loggedRequest(request)).toEqual({
    method: "GET",
    url: kept,
    remoteAddress: "192.0.2.1",
  });
});
