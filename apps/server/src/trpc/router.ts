import { announcementRouter } from "../features/announcement/announcement.router.ts";
import { authRouter } from "../features/auth/auth.router.ts";
import { userRouter } from "../features/auth/account/user.router.ts";
import { calendarRouter } from "../features/calendar/calendar.router.ts";
import { checkInRouter } from "../features/check-in/check-in.router.ts";
import { cycleRouter } from "../features/cycle/cycle.router.ts";
import { editionRouter } from "../features/edition/edition.router.ts";
import { groupEventRouter } from "../features/group-event/group-event.router.ts";
import { claimRouter } from "../features/group/claim/claim.router.ts";
import { groupRouter } from "../features/group/group.router.ts";
import { joiningRouter } from "../features/group/joining.router.ts";
import { memberRouter } from "../features/group/member/member.router.ts";
import { khatmaRouter } from "../features/khatma/khatma.router.ts";
import { inviteRouter } from "../features/invite/invite.router.ts";
import { leaderboardRouter } from "../features/leaderboard/leaderboard.router.ts";
import { notificationRouter } from "../features/notification/notification.router.ts";
import { passkeyRouter } from "../features/auth/passkey/passkey.router.ts";
import { bookmarkRouter } from "../features/progress/bookmark.router.ts";
import { planRouter } from "../features/progress/plan.router.ts";
import { progressRouter } from "../features/progress/progress.router.ts";
import { ownQuestionRouter } from "../features/own-question/own-question.router.ts";
import { quizRouter } from "../features/quiz/quiz.router.ts";
import { quotationRouter } from "../features/quotation/quotation.router.ts";
import { readingRouter } from "../features/reading/reading.router.ts";
import { reminderRouter } from "../features/reminder/reminder.router.ts";
import { reportRouter } from "../features/report/report.router.ts";
import { searchRouter } from "../features/search/search.router.ts";
import { webhookRouter } from "../features/webhook/webhook.router.ts";
import { systemRouter } from "../features/system/system.router.ts";
import { tokenRouter } from "../features/token/token.router.ts";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { z } from "zod";
import type { ProcedureRule } from "../request/access.ts";
import { createCallerFactory, router } from "../request/procedure.ts";

export const appRouter = router({
  reading: readingRouter,
  edition: editionRouter,
  search: searchRouter,
  quotation: quotationRouter,
  system: systemRouter,
  auth: authRouter,
  user: userRouter,
  passkey: passkeyRouter,
  token: tokenRouter,
  calendar: calendarRouter,
  group: groupRouter,
  groupEvent: groupEventRouter,
  claim: claimRouter,
  member: memberRouter,
  joining: joiningRouter,
  invite: inviteRouter,
  khatma: khatmaRouter,
  webhook: webhookRouter,
  announcement: announcementRouter,
  cycle: cycleRouter,
  quiz: quizRouter,
  ownQuestion: ownQuestionRouter,
  leaderboard: leaderboardRouter,
  notification: notificationRouter,
  reminder: reminderRouter,
  report: reportRouter,
  checkIn: checkInRouter,
  progress: progressRouter,
  bookmark: bookmarkRouter,
  plan: planRouter,
});

/** The router's type, which the web app imports. */
export type AppRouter = typeof appRouter;

// At run time the procedures are in one flat record, unlike in their type.
const procedures = new Map<string, unknown>(
  // oxlint-disable-next-line no-underscore-dangle -- tRPC's own name
  Object.entries(appRouter._def.procedures),
);

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** `group.create`, and every other. */
export type ProcedureName = {
  [Router in keyof Outputs]: `${Router}.${keyof Outputs[Router] & string}`;
}[keyof Outputs];

type Of<All, Name> = Name extends `${infer Router}.${infer Procedure}`
  ? Router extends keyof All
    ? Procedure extends keyof All[Router]
      ? All[Router][Procedure]
      : never
    : never
  : never;

export type InputOf<Name extends ProcedureName> = Of<Inputs, Name>;
export type OutputOf<Name extends ProcedureName> = Of<Outputs, Name>;

/** The rule of a procedure; undefined for a name that no procedure has. */
export function ruleOf(name: ProcedureName): ProcedureRule;
export function ruleOf(name: string): ProcedureRule | undefined;
export function ruleOf(name: string): ProcedureRule | undefined {
  return definitionOf(name)?.meta;
}

/** What a procedure says that it returns; undefined where it says nothing. */
export const outputOf = (name: ProcedureName): z.ZodType | undefined => definitionOf(name)?.output;

const definitionOf = (name: string): Definition | undefined =>
  Reflect.get(Object(procedures.get(name)), "_def");

interface Definition {
  readonly meta: ProcedureRule;
  readonly output?: z.ZodType;
}
