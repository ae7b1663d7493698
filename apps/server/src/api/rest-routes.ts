import type { SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { checkInRoutes, checkInTexts } from "./group/check-in.routes.ts";
import { cycleRoutes, cycleTexts } from "./group/cycle.routes.ts";
import { editionTextRoutes, editionTextTexts } from "./text/edition-text.routes.ts";
import { oembedRoutes, oembedTexts } from "./text/oembed.routes.ts";
import { verifyRoutes, verifyTexts } from "./text/verify.routes.ts";
import { verseListRoutes, verseListTexts } from "./text/verse-list.routes.ts";
import { planRoutes, planTexts } from "./text/plan.routes.ts";
import { editionRoutes, editionTexts } from "./text/edition.routes.ts";
import { claimRoutes, claimTexts } from "./group/claim.routes.ts";
import { groupEventRoutes, groupEventTexts } from "./group/group-event.routes.ts";
import { groupRoutes, groupTexts } from "./group/group.routes.ts";
import { inviteRoutes, inviteTexts } from "./group/invite.routes.ts";
import { khatmaRoutes, khatmaTexts } from "./group/khatma.routes.ts";
import { joiningRoutes, joiningTexts } from "./group/joining.routes.ts";
import { leaderboardRoutes, leaderboardTexts } from "./group/leaderboard.routes.ts";
import { memberRoutes, memberTexts } from "./group/member.routes.ts";
import { notificationRoutes, notificationTexts } from "./notification.routes.ts";
import { ownPlanRoutes, ownPlanTexts } from "./own-plan.routes.ts";
import { bookmarkRoutes, bookmarkTexts } from "./bookmark.routes.ts";
import { passageRoutes, passageTexts } from "./passage.routes.ts";
import { ownQuestionRoutes, ownQuestionTexts } from "./group/own-question.routes.ts";
import { progressRoutes, progressTexts } from "./progress.routes.ts";
import { progressSyncRoutes, progressSyncTexts } from "./progress-sync.routes.ts";
import { practiceRoutes, practiceTexts } from "./practice.routes.ts";
import { quizRoutes, quizTexts } from "./quiz.routes.ts";
import { passkeyRoutes, passkeyTexts } from "./passkey.routes.ts";
import { readingRoutes, readingTexts } from "./reading.routes.ts";
import { reminderRoutes, reminderTexts } from "./reminder.routes.ts";
import { reportRoutes, reportTexts } from "./report.routes.ts";
import { searchRoutes, searchTexts } from "./search.routes.ts";
import { sessionRoutes, sessionTexts } from "./session.routes.ts";
import { systemRoutes, systemTexts } from "./system.routes.ts";
import { announcementRoutes, announcementTexts } from "./group/announcement.routes.ts";
import { webhookRoutes, webhookTexts } from "./group/webhook.routes.ts";
import { calendarRoutes, calendarTexts } from "./own-calendar.ts";
import { tokenRoutes, tokenTexts } from "./token.routes.ts";
import { userRoutes, userTexts } from "./user.routes.ts";

/** The whole public API: the adapter serves it and the OpenAPI document describes it. */
export const restRoutes: readonly RestRoute[] = [
  ...readingRoutes,
  ...passageRoutes,
  ...verseListRoutes,
  ...verifyRoutes,
  ...oembedRoutes,
  ...searchRoutes,
  ...editionRoutes,
  ...editionTextRoutes,
  ...planRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...passkeyRoutes,
  ...announcementRoutes,
  ...webhookRoutes,
  ...calendarRoutes,
  ...tokenRoutes,
  ...groupRoutes,
  ...groupEventRoutes,
  ...claimRoutes,
  ...memberRoutes,
  ...joiningRoutes,
  ...inviteRoutes,
  ...khatmaRoutes,
  ...cycleRoutes,
  ...quizRoutes,
  ...practiceRoutes,
  ...ownQuestionRoutes,
  ...checkInRoutes,
  ...leaderboardRoutes,
  ...notificationRoutes,
  ...reminderRoutes,
  ...progressRoutes,
  ...progressSyncRoutes,
  ...bookmarkRoutes,
  ...ownPlanRoutes,
  ...reportRoutes,
  ...systemRoutes,
];

/** What the OpenAPI document says of every schema in it. */
export const schemaTexts: readonly SchemaTexts[] = [
  readingTexts,
  passageTexts,
  verseListTexts,
  verifyTexts,
  oembedTexts,
  searchTexts,
  editionTexts,
  editionTextTexts,
  planTexts,
  sessionTexts,
  userTexts,
  passkeyTexts,
  announcementTexts,
  webhookTexts,
  calendarTexts,
  tokenTexts,
  groupTexts,
  groupEventTexts,
  claimTexts,
  memberTexts,
  joiningTexts,
  inviteTexts,
  khatmaTexts,
  cycleTexts,
  quizTexts,
  practiceTexts,
  ownQuestionTexts,
  checkInTexts,
  leaderboardTexts,
  notificationTexts,
  reminderTexts,
  progressTexts,
  progressSyncTexts,
  bookmarkTexts,
  ownPlanTexts,
  reportTexts,
  systemTexts,
];
