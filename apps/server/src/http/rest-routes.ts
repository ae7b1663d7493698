import type { RestRoute } from "./rest-route.ts";
import { cycleRoutes } from "./routes/cycle.routes.ts";
import { editionRoutes } from "./routes/edition.routes.ts";
import { groupRoutes } from "./routes/group.routes.ts";
import { inviteRoutes } from "./routes/invite.routes.ts";
import { leaderboardRoutes } from "./routes/leaderboard.routes.ts";
import { memberRoutes } from "./routes/member.routes.ts";
import { notificationRoutes } from "./routes/notification.routes.ts";
import { quizRoutes } from "./routes/quiz.routes.ts";
import { readingRoutes } from "./routes/reading.routes.ts";
import { reportRoutes } from "./routes/report.routes.ts";
import { systemRoutes } from "./routes/system.routes.ts";
import { userRoutes } from "./routes/user.routes.ts";

/** The public API, whole: the adapter serves it and the OpenAPI document describes it. */
export const restRoutes: readonly RestRoute[] = [
  ...readingRoutes,
  ...editionRoutes,
  ...userRoutes,
  ...groupRoutes,
  ...memberRoutes,
  ...inviteRoutes,
  ...cycleRoutes,
  ...quizRoutes,
  ...leaderboardRoutes,
  ...notificationRoutes,
  ...reportRoutes,
  ...systemRoutes,
];
