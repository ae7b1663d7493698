import * as apiPaths from "@daily-quran/domain/api-paths";
import { CLAIM_AWAY_DAYS, CreatorAbsence, GroupClaim } from "@daily-quran/domain/group/claim";
import { emptyRoute, procedureRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { CLAIMS_PER_DAY } from "../../features/group/claim/ask-for-group.ts";

const asked: CreatorAbsence = {
  awayDays: 71,
  claim: {
    askedBy: { id: 7, username: "karim" },
    askedOn: "2026-05-01",
    answerBy: "2026-05-15",
    isCreatorBack: false,
  },
};

const FOR_ADMINS = ["GROUP_NOT_FOUND", "ADMIN_ONLY"] as const;

/** Groups whose creator is away, and who asks for them. */
export const claimRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.groupClaim,
    operationId: "getClaim",
    summary: "How long the creator has been away, and who asks for the group",
    description: `For admins. \`awayDays\` is there from ${CLAIM_AWAY_DAYS} days on, \`claim\` while an admin asks for the group.`,
    example: asked,
    errors: FOR_ADMINS,
    procedure: "claim.get",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupClaim,
    operationId: "askForGroup",
    summary: "Ask for a group whose creator is away",
    description: `For admins, once the creator has not been here for ${CLAIM_AWAY_DAYS} days; ${CLAIMS_PER_DAY} times a day. The creator and the other admins are notified. A creator who is seen until \`answerBy\` keeps the group; otherwise it goes to who asks on the day after, and the creator stays an admin. It ends with the asker's role. One's own claim again changes nothing.`,
    example: asked,
    errors: [...FOR_ADMINS, "CREATOR_IS_HERE", "ALREADY_CLAIMED", "DAILY_LIMIT"],
    procedure: "claim.ask",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.groupClaim,
    operationId: "endClaim",
    summary: "Keep the group that somebody asks for, or withdraw",
    description:
      "For the creator, who keeps the group, and for the admin who asks. To hand it over instead, use `/api/groups/{id}/hand-over`.",
    errors: [...FOR_ADMINS, "CREATOR_ONLY", "CLAIM_NOT_FOUND"],
    procedure: "claim.end",
  }),
];

export const claimTexts: SchemaTexts = {
  output: {
    CreatorAbsence: described(CreatorAbsence, "A creator's absence from a group.", {
      awayDays: `Whole UTC days without the creator; absent below ${CLAIM_AWAY_DAYS}.`,
      claim: "Who asks for the group; absent while nobody does.",
    }),
    GroupClaim: described(GroupClaim, "An admin's request for a group.", {
      askedBy: "Who asks.",
      "askedBy.id": "The user's ID.",
      "askedBy.username": "The username.",
      askedOn: "The UTC day of asking.",
      answerBy: "The last UTC day on which the creator keeps the group by being here.",
      isCreatorBack: "Whether the creator has been here since: then the group stays theirs.",
    }),
  },
};
