import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  NewCalendar,
  ownCalendarPath,
  PrivateCalendar,
} from "@daily-quran/domain/account/private-calendar";
import { LocalTime } from "@daily-quran/domain/account/reminder";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@daily-quran/domain/language";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { prepareDocument } from "../content/ready-document.ts";
import type { Sql } from "../db/client.ts";
import { sendDocument } from "../documents/send-document.ts";
import { ownCalendar } from "../features/calendar/own-calendar.ts";
import type { CountedTurns } from "../server/admission/counted-turns.ts";
import { sendCode } from "../server/error-handlers.ts";
import { emptyRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

/** The private calendar of the signed-in user. */
export const calendarRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.userCalendar,
    operationId: "getCalendar",
    summary: "Whether the user has a private calendar",
    description: "Its address was told when it was made; only a hash of its secret is stored.",
    example: { isMade: true },
    procedure: "calendar.get",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.userCalendar,
    operationId: "makeCalendar",
    summary: "Make a private calendar, or renew its address",
    description:
      "iCalendar of the user's own plans and of the cycles of their groups, from a week ago to 60 days ahead, for whoever has the address: it takes `?language=bn` and `?alarm=06:30`. An earlier address ends.",
    status: 201,
    example: { path: ownCalendarPath("Tq2vXbT0oJv4yB6m1c8R3nKpWzLsUe9dHfGaQxYi5Ow") },
    procedure: "calendar.make",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.userCalendar,
    operationId: "endCalendar",
    summary: "End the private calendar",
    description: "Its address gives 404 from then on.",
    procedure: "calendar.end",
  }),
];

export const calendarTexts: SchemaTexts = {
  output: {
    PrivateCalendar: described(PrivateCalendar, "A user's private calendar.", {
      isMade: "Whether there is one.",
    }),
    NewCalendar: described(NewCalendar, "A new private calendar.", {
      path: "The path of its address, which is told this once.",
    }),
  },
};

const Asked = z.object({
  language: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE),
  alarm: LocalTime.optional().catch(undefined),
});

interface WithSecret {
  readonly Params: { readonly secret: string };
}

/** Serves private calendars, each in its network's turn, as the schedule's are made. */
export function serveOwnCalendars(
  app: FastifyInstance,
  {
    sql,
    now,
    turns,
    publicUrl,
  }: {
    readonly sql: Sql;
    readonly now: () => number;
    readonly turns: CountedTurns;
    readonly publicUrl: string;
  },
): void {
  app.get<WithSecret>(
    ownCalendarPath(":secret"),
    { config: { cost: "database" } },
    async (request, reply) => {
      const { ip, params, query } = request;
      const asked = { ...Asked.parse(query), now: now(), publicUrl };
      const document = await turns(ip)(async () => {
        const calendar = await ownCalendar(sql, params.secret, asked);
        return calendar && (await prepareDocument(calendar, "text/calendar; charset=utf-8", 4));
      });
      if (!document) {
        sendCode("NOT_FOUND", request, reply);
        return reply;
      }
      reply.header("referrer-policy", "no-referrer");
      return sendDocument(request, reply, { document, cacheControl: "private, max-age=3600" });
    },
  );
}
