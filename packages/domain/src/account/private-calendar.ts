import { z } from "zod";

/** Where a private calendar is, by its secret; it takes `?language=bn` and `?alarm=06:30`, as the schedule's does. */
export const ownCalendarPath = (secret: string): string => `/api/calendars/${secret}.ics`;

/** Whether a user has a private calendar. */
export const PrivateCalendar = z.object({ isMade: z.boolean() });

/** The address of a new private calendar, which is told this once. */
export const NewCalendar = z.object({ path: z.string() });
