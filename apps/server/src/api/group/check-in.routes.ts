import * as apiPaths from "@daily-quran/domain/api-paths";
import { CheckInInput, CheckIns, CheckInSettings } from "@daily-quran/domain/group/check-in";
import { z } from "zod";
import { emptyRoute, procedureRoute } from "../route/declare-route.ts";
import { described, OF_DAY, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { DayParam } from "../route/route-params.ts";
import { MAX_NAMES } from "../../features/check-in/check-ins.ts";

const example: CheckIns = {
  cycleId: 7,
  day: 17,
  isCheckedIn: true,
  ownDays: [15, 16, 17],
  members: 12,
  read: 5,
  names: ["amina", "yusuf"],
  isRequired: true,
  requiredFrom: 1,
};

/** Who has read a cycle's day. */
export const checkInRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.cycleCheckIns,
    operationId: "getCheckIns",
    summary: "Who has read a day of a cycle",
    description: `For members. \`day\` is the cycle's current day if left out. \`read\` counts all who have checked in, \`names\` (${MAX_NAMES} at most) are only of those who allow it.`,
    query: z.object({ day: DayParam.optional() }),
    example,
    errors: ["MEMBER_ONLY", "CYCLE_NOT_FOUND"],
    procedure: "checkIn.get",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.cycleCheckIns,
    operationId: "checkIn",
    summary: "Check in for a day of a cycle",
    description:
      "Says that its reading was read; again changes nothing. Past days may be made up. Where the cycle's `dailyCheckInRequired` is on, a completed day counts for the streak only with it, from the day of the cycle's first check-in on (`requiredFrom`). Points and completed days go by the quiz alone.",
    body: CheckInInput,
    bodyExample: { day: 17 },
    example,
    errors: ["MEMBER_ONLY", "DAY_NOT_OPEN", "CYCLE_NOT_FOUND"],
    procedure: "checkIn.add",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.cycleCheckIn,
    operationId: "undoCheckIn",
    summary: "Take a check-in back",
    description: "For one that is not there nothing changes.",
    errors: ["MEMBER_ONLY", "CYCLE_NOT_FOUND"],
    procedure: "checkIn.undo",
  }),
  procedureRoute({
    path: apiPaths.checkInSettings,
    operationId: "getCheckInSettings",
    summary: "Whether other members see the user's name in check-ins",
    description: "Off until the user turns it on. It holds for every group.",
    example: { showName: false },
    procedure: "checkIn.settings",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.checkInSettings,
    operationId: "changeCheckInSettings",
    summary: "Change whether other members see the user's name in check-ins",
    description: "From the next look on, in every group; check-ins stay as they are.",
    body: CheckInSettings,
    bodyExample: { showName: true },
    example: { showName: true },
    procedure: "checkIn.changeSettings",
  }),
];

const CHECK_INS = { showName: "Whether other members see the user's name." };

export const checkInTexts: SchemaTexts = {
  output: {
    CheckIns: described(CheckIns, "Who has read a day of a cycle.", {
      cycleId: "The cycle's ID.",
      day: OF_DAY,
      isCheckedIn: "Whether the caller has checked in for it.",
      ownDays: "The days that the caller has checked in for.",
      members: "How many members the group has.",
      read: "How many of them have checked in.",
      names: "The first of those who show their names.",
      isRequired: "Whether a streak counts only days with a check-in.",
      requiredFrom: "The day from which it does; absent before the cycle's first check-in.",
    }),
    CheckInSettings: described(CheckInSettings, "What other members see of check-ins.", CHECK_INS),
  },
  input: {
    CheckInInput: described(CheckInInput, "A check-in for a day of a cycle.", {
      day: OF_DAY,
    }),
    CheckInSettings: described(CheckInSettings, "What other members see of check-ins.", CHECK_INS),
  },
};
