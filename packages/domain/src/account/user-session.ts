import { z } from "zod";
import { Id } from "../fields/id.ts";

/**
 * A session of the signed-in user. `device` is the browser it began in (`Firefox on Windows`); it and
 * `startedAt` may be unknown. `lastUsedAt` is exact to a day. All instants are ISO 8601 in UTC.
 */
export const UserSession = z.object({
  id: Id,
  device: z.string().optional(),
  startedAt: z.iso.datetime().optional(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;

/** Which session to end. */
export const EndSessionInput = z.object({ id: Id });
