// Every REST path, in OpenAPI's notation. Separate constants, so that a bundle holds only those it uses;
// import as a namespace (`apiPaths.schedule`).

import type { TextForm } from "./edition.ts";
import type { PartKind } from "@daily-quran/quran/parts";

export const currentReading = "/api/current-reading";
export const tomorrowReading = "/api/tomorrow-reading";
export const schedule = "/api/schedule";
export { scheduleCalendar } from "./calendar-path.ts";
export const dayVerses = "/api/schedule/{day}/verses";
export const verses = "/api/verses/{reference}";
export const verseList = "/api/verses";
export const randomVerse = "/api/random-verse";
export const juzFiles = "/api/juz-files";
export const manzils = "/api/manzils";
export const sajdas = "/api/sajdas";
export const oembed = "/api/oembed";
export const verify = "/api/verify";
export const reciters = "/api/reciters";
export const topWords = "/api/top-words";
export const search = "/api/search";
export const searchTexts = "/api/search/texts";
export const editions = "/api/editions";
export const edition = "/api/editions/{edition}";
export const scheduleTable = "/api/schedule.csv";
export const scheduleReferences = "/api/schedule.json";
export const register = "/api/register";
export const login = "/api/login";
export const logout = "/api/logout";
export const user = "/api/user";
export const userPassword = "/api/user/password";
export const userEmail = "/api/user/email";
export const userMails = "/api/user/mails";
export const userSessions = "/api/user/sessions";
export const userSession = "/api/user/sessions/{id}";
export const userEvents = "/api/user/events";
export const userTokens = "/api/user/tokens";
export const userToken = "/api/user/tokens/{id}";
export const userPasskeys = "/api/user/passkeys";
export const userPasskeyOptions = "/api/user/passkeys/options";
export const userPasskey = "/api/user/passkeys/{id}";
export const userPasskeyPassword = "/api/user/passkeys/password";
export const passkeyLogin = "/api/passkey-login";
export const passkeyLoginOptions = "/api/passkey-login/options";
export const userCalendar = "/api/user/calendar";
export const userReminders = "/api/user/reminders";
export const userPush = "/api/user/push-subscription";
export const userStandings = "/api/user/standings";
export const userDeletion = "/api/user/deletion";
export const passwordReset = "/api/password-reset";
export const passwordResetRequest = "/api/password-reset/request";
export const passwordResetCheck = "/api/password-reset/check";
export const joinSettings = "/api/user/join-settings";
export const blockedGroups = "/api/user/blocked-groups";
export const blockedGroup = "/api/user/blocked-groups/{id}";
export const signOutEverywhere = "/api/user/sign-out-everywhere";
export const notifications = "/api/notifications";
export const notificationsRead = "/api/notifications/read";
export const notificationRead = "/api/notifications/{id}/read";
export const groups = "/api/groups";
export const group = "/api/groups/{id}";
export const groupJoin = "/api/groups/{id}/join";
export const groupLeave = "/api/groups/{id}/leave";
export const groupHandOver = "/api/groups/{id}/hand-over";
export const groupClaim = "/api/groups/{id}/claim";
export const groupMembers = "/api/groups/{id}/members";
export const groupMember = "/api/groups/{id}/members/{userId}";
export const groupInvites = "/api/groups/{id}/invites";
export const groupInvite = "/api/groups/{id}/invites/{inviteId}";
export const groupEvents = "/api/groups/{id}/events";
export const groupAnnouncement = "/api/groups/{id}/announcement";
export const groupQuiet = "/api/groups/{id}/quiet-members";
export const groupNudge = "/api/groups/{id}/members/{userId}/nudge";
export const groupWebhooks = "/api/groups/{id}/webhooks";
export const groupWebhook = "/api/groups/{id}/webhooks/{webhookId}";
export const webhookDelivery = "/api/groups/{id}/webhooks/{webhookId}/deliveries/{deliveryId}";
export const groupCycles = "/api/groups/{id}/cycles";
export const groupKhatmas = "/api/groups/{id}/khatmas";
export const khatma = "/api/khatmas/{id}";
export const khatmaTable = "/api/khatmas/{id}/shares.csv";
export const khatmaShare = "/api/khatmas/{id}/shares/{n}";
export const invite = "/api/invites/{token}";
export const inviteAccept = "/api/invites/{token}/accept";
export const cycle = "/api/cycles/{cycleId}";
export const cycleLeaderboard = "/api/cycles/{id}/leaderboard";
export const ownStanding = "/api/cycles/{cycleId}/leaderboard/own";
export const cycleQuiz = "/api/cycles/{cycleId}/quiz/{day}";
export const cycleQuizAnswers = "/api/cycles/{cycleId}/quiz/{day}/answers";
export const cycleQuestions = "/api/cycles/{cycleId}/questions";
export const submitQuiz = "/api/cycles/{cycleId}/submit-quiz";
export const cycleCheckIns = "/api/cycles/{cycleId}/check-ins";
export const cycleCheckIn = "/api/cycles/{cycleId}/check-ins/{day}";
export const userLanguage = "/api/user/language";
export const checkInSettings = "/api/user/check-in-settings";
export const progress = "/api/progress";
export const progressSync = "/api/progress/sync";
export const progressExport = "/api/progress/export";
export const progressImport = "/api/progress/import";
export const progressMarks = "/api/progress/marks";
export const progressMark = "/api/progress/marks/{id}";
export const progressPositions = "/api/progress/positions";
export const progressPosition = "/api/progress/positions/{plan}";
export const bookmarks = "/api/bookmarks";
export const bookmark = "/api/bookmarks/{id}";
export const plans = "/api/plans";
export const plan = "/api/plans/{id}";
export const reports = "/api/reports";
export const clientErrors = "/api/client-errors";
export const health = "/api/health";
export const ready = "/api/ready";

/** The path of a day's verses. */
export const dayVersesPath = (day: number): string => dayVerses.replace("{day}", String(day));

/** The path of a verse, written as `2:255`. */
export const versePath = (verse: string): string => verses.replace("{reference}", verse);

/** The path of the list of a kind of part: `/api/surahs`. */
export const partsPath = <Kind extends PartKind>(kind: Kind) => `/api/${kind}s` as const;

/** The path of a part's verses by its number, or by the parameter that OpenAPI names. */
export const partPath = <Kind extends PartKind, Number extends number | `{${Kind}}`>(
  kind: Kind,
  number: Number,
) => `${partsPath(kind)}/${number}` as const;

/** The path of a cycle's own questions. */
export const cycleQuestionsPath = (cycleId: number): string =>
  cycleQuestions.replace("{cycleId}", String(cycleId));

/** The header by which a page says whose writes it sends: the ID of the user that it shows. */
export const USER_HEADER = "x-user-id";

/** The path of a whole text in a form. */
export const editionText = <Form extends TextForm>(form: Form) =>
  `/api/editions/{edition}/text.${form}` as const;

/** The base path of tRPC. */
export const TRPC_PATH = "/trpc";
