import type { SchemaTexts } from "./route/described.ts";
import type { RestRoute, TaggedRoute } from "./route/rest-route.ts";
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

const APIS: readonly {
  readonly tag: string;
  readonly routes: readonly RestRoute[];
  readonly texts: SchemaTexts;
}[] = [
  { tag: "Reading", routes: readingRoutes, texts: readingTexts },
  { tag: "Verses", routes: passageRoutes, texts: passageTexts },
  { tag: "Verses", routes: verseListRoutes, texts: verseListTexts },
  { tag: "Verses", routes: verifyRoutes, texts: verifyTexts },
  { tag: "Verses", routes: oembedRoutes, texts: oembedTexts },
  { tag: "Reading", routes: searchRoutes, texts: searchTexts },
  { tag: "Sources", routes: editionRoutes, texts: editionTexts },
  { tag: "Sources", routes: editionTextRoutes, texts: editionTextTexts },
  { tag: "Reading", routes: planRoutes, texts: planTexts },
  { tag: "Account", routes: sessionRoutes, texts: sessionTexts },
  { tag: "Account", routes: userRoutes, texts: userTexts },
  { tag: "Passkeys", routes: passkeyRoutes, texts: passkeyTexts },
  { tag: "Groups", routes: announcementRoutes, texts: announcementTexts },
  { tag: "Groups", routes: webhookRoutes, texts: webhookTexts },
  { tag: "Account", routes: calendarRoutes, texts: calendarTexts },
  { tag: "Tokens", routes: tokenRoutes, texts: tokenTexts },
  { tag: "Groups", routes: groupRoutes, texts: groupTexts },
  { tag: "Groups", routes: groupEventRoutes, texts: groupEventTexts },
  { tag: "Groups", routes: claimRoutes, texts: claimTexts },
  { tag: "Members", routes: memberRoutes, texts: memberTexts },
  { tag: "Account", routes: joiningRoutes, texts: joiningTexts },
  { tag: "Invites", routes: inviteRoutes, texts: inviteTexts },
  { tag: "Khatmas", routes: khatmaRoutes, texts: khatmaTexts },
  { tag: "Cycles", routes: cycleRoutes, texts: cycleTexts },
  { tag: "Quizzes", routes: quizRoutes, texts: quizTexts },
  { tag: "Quizzes", routes: practiceRoutes, texts: practiceTexts },
  { tag: "Quizzes", routes: ownQuestionRoutes, texts: ownQuestionTexts },
  { tag: "Check-ins", routes: checkInRoutes, texts: checkInTexts },
  { tag: "Leaderboard", routes: leaderboardRoutes, texts: leaderboardTexts },
  { tag: "Notifications", routes: notificationRoutes, texts: notificationTexts },
  { tag: "Reminders", routes: reminderRoutes, texts: reminderTexts },
  { tag: "Progress", routes: progressRoutes, texts: progressTexts },
  { tag: "Progress", routes: progressSyncRoutes, texts: progressSyncTexts },
  { tag: "Bookmarks", routes: bookmarkRoutes, texts: bookmarkTexts },
  { tag: "Plans", routes: ownPlanRoutes, texts: ownPlanTexts },
  { tag: "Reports", routes: reportRoutes, texts: reportTexts },
  { tag: "Service", routes: systemRoutes, texts: systemTexts },
];

/** The whole public API: the adapter serves it and the OpenAPI document describes it. */
export const restRoutes: readonly TaggedRoute[] = APIS.flatMap(({ tag, routes }) =>
  routes.map((route) => ({ ...route, tag })),
);

/** What the OpenAPI document says of every schema in it. */
export const schemaTexts: readonly SchemaTexts[] = APIS.map(({ texts }) => texts);
