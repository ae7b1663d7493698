import type { RestRoute } from "./route/rest-route.ts";
import { checkInRoutes } from "./check-in.routes.ts";
import { cycleRoutes } from "./cycle.routes.ts";
import { editionRoutes } from "./edition.routes.ts";
import { groupEventRoutes } from "./group-event.routes.ts";
import { groupRoutes } from "./group.routes.ts";
import { inviteRoutes } from "./invite.routes.ts";
import { joiningRoutes } from "./joining.routes.ts";
import { leaderboardRoutes } from "./leaderboard.routes.ts";
import { memberRoutes } from "./member.routes.ts";
import { notificationRoutes } from "./notification.routes.ts";
import { ownPlanRoutes } from "./own-plan.routes.ts";
import { bookmarkRoutes } from "./bookmark.routes.ts";
import { passageRoutes } from "./passage.routes.ts";
import { progressRoutes } from "./progress.routes.ts";
import { quizRoutes } from "./quiz.routes.ts";
import { readingRoutes } from "./reading.routes.ts";
import { reportRoutes } from "./report.routes.ts";
import { searchRoutes } from "./search.routes.ts";
import { sessionRoutes } from "./session.routes.ts";
import { systemRoutes } from "./system.routes.ts";
import { tokenRoutes } from "./token.routes.ts";
import { userRoutes } from "./user.routes.ts";

/** The whole public API: the adapter serves it and the OpenAPI document describes it. */
export const restRoutes: readonly RestRoute[] = [
  ...readingRoutes,
  ...passageRoutes,
  ...searchRoutes,
  ...editionRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...tokenRoutes,
  ...groupRoutes,
  ...groupEventRoutes,
  ...memberRoutes,
  ...joiningRoutes,
  ...inviteRoutes,
  ...cycleRoutes,
  ...quizRoutes,
  ...checkInRoutes,
  ...leaderboardRoutes,
  ...notificationRoutes,
  ...progressRoutes,
  ...bookmarkRoutes,
  ...ownPlanRoutes,
  ...reportRoutes,
  ...systemRoutes,
];
