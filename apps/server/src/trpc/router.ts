import { authRouter } from "../features/auth/auth.router.ts";
import { userRouter } from "../features/auth/user.router.ts";
import { checkInRouter } from "../features/check-in/check-in.router.ts";
import { cycleRouter } from "../features/cycle/cycle.router.ts";
import { editionRouter } from "../features/edition/edition.router.ts";
import { groupEventRouter } from "../features/group-event/group-event.router.ts";
import { groupRouter } from "../features/group/group.router.ts";
import { joiningRouter } from "../features/group/joining.router.ts";
import { memberRouter } from "../features/group/member.router.ts";
import { inviteRouter } from "../features/invite/invite.router.ts";
import { leaderboardRouter } from "../features/leaderboard/leaderboard.router.ts";
import { notificationRouter } from "../features/notification/notification.router.ts";
import { bookmarkRouter } from "../features/progress/bookmark.router.ts";
import { planRouter } from "../features/progress/plan.router.ts";
import { progressRouter } from "../features/progress/progress.router.ts";
import { quizRouter } from "../features/quiz/quiz.router.ts";
import { readingRouter } from "../features/reading/reading.router.ts";
import { reportRouter } from "../features/report/report.router.ts";
import { searchRouter } from "../features/search/search.router.ts";
import { systemRouter } from "../features/system/system.router.ts";
import { tokenRouter } from "../features/token/token.router.ts";
import { createCallerFactory, router } from "../request/procedure.ts";

export const appRouter = router({
  reading: readingRouter,
  edition: editionRouter,
  search: searchRouter,
  system: systemRouter,
  auth: authRouter,
  user: userRouter,
  token: tokenRouter,
  group: groupRouter,
  groupEvent: groupEventRouter,
  member: memberRouter,
  joining: joiningRouter,
  invite: inviteRouter,
  cycle: cycleRouter,
  quiz: quizRouter,
  leaderboard: leaderboardRouter,
  notification: notificationRouter,
  report: reportRouter,
  checkIn: checkInRouter,
  progress: progressRouter,
  bookmark: bookmarkRouter,
  plan: planRouter,
});

/** The router's type, which the web app imports. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
