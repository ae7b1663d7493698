import * as apiPaths from "@daily-quran/domain/api-paths";
import { GroupEvent } from "@daily-quran/domain/group/group-event";
import { Paging } from "@daily-quran/domain/paging";
import { pagedRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { pagingQuery } from "../route/route-params.ts";

/** The history of groups. */
export const groupEventRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.groupEvents,
    operationId: "listGroupEvents",
    summary: "What happened in a group during the last year",
    description:
      "For admins. Newest first: who did what to whom, and when. Who has deleted the account is left out of the entries, which stay.",
    query: pagingQuery(Paging),
    example: [
      {
        id: 3,
        kind: "roleChanged",
        actor: { id: 1, username: "amina" },
        target: { id: 2, username: "bilal" },
        detail: "moderator",
        count: 1,
        createdAt: "2026-02-10T06:30:00.000Z",
      },
    ],
    errors: ["GROUP_NOT_FOUND", "ADMIN_ONLY"],
    procedure: "groupEvent.list",
  }),
];

export const groupEventTexts: SchemaTexts = {
  output: {
    GroupEvent: described(GroupEvent, "An entry of a group's history.", {
      id: "The entry's ID.",
      kind: "What was done.",
      actor: "Who did it; absent once that account is deleted.",
      "actor.id": "The user's ID.",
      "actor.username": "The username.",
      target: "To whom; absent where nobody is meant, and once that account is deleted.",
      "target.id": "The user's ID.",
      "target.username": "The username.",
      detail: "The new role, or the name of the group or of the cycle.",
      count:
        "How often it was done on that UTC day; joining and leaving in turn is one entry, and so is changing the privacy.",
      createdAt: "When it was done last.",
    }),
  },
};
