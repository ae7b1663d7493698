import { z } from "zod";

/** Every expected failure: its HTTP status, the text that a person reads, and the field of the input that it is about. */
export const ERRORS = {
  INVALID_INPUT: { status: 400, message: "Some of what was sent is not valid." },
  INVALID_CURSOR: {
    status: 400,
    field: "cursor",
    message: "This cursor is not one that the list gave out.",
  },
  COUNTS_IMPOSSIBLE: {
    status: 400,
    message: "A day has one question of each type: these counts are not possible.",
  },
  POINTS_DIFFER: {
    status: 400,
    field: "totalPoints",
    message: "These counts earn other points under the settings of this cycle.",
  },
  IMPORT_UNREADABLE: {
    status: 400,
    field: "document",
    message: "This is not an export of one's reading from this app. Nothing was imported.",
  },
  IMPORT_TOO_NEW: {
    status: 400,
    field: "document",
    message: "This file is of a newer version of the app than this one. Nothing was imported.",
  },
  ZONE_UNKNOWN: {
    status: 400,
    field: "timeZone",
    message:
      "This time zone is not known here. Choose another place nearby in your device's clock.",
  },
  COMMON_PASSWORD: {
    status: 400,
    message: "This password is too common. Choose one that nobody would guess.",
  },
  UNAUTHORIZED: { status: 401, message: "Unauthorized. Please log in." },
  INVALID_LOGIN: { status: 401, message: "Invalid username or password" },
  PASSKEY_UNKNOWN: {
    status: 401,
    message:
      "This passkey is not known here, or not any more. Sign in with your password, and add it again.",
  },
  PASSKEY_REFUSED: {
    status: 401,
    message: "This passkey could not be checked here. Try again, or sign in with your password.",
  },
  PASSKEY_TOO_LATE: {
    status: 401,
    message: "That took too long, or was sent twice. Please try again.",
  },
  INVALID_TOKEN: {
    status: 401,
    message: "This access token is not valid, or not any more. Make a new one in your account.",
  },
  ANOTHER_SIGNED_IN: {
    status: 401,
    message: "Somebody else has signed in in this browser. Nothing was saved.",
  },
  WRONG_PASSWORD: { status: 403, message: "That is not your current password." },
  FOREIGN_ORIGIN: { status: 403, message: "This request came from another site and was refused." },
  TOKEN_SCOPE: { status: 403, message: "This access token may not do that." },
  ADMIN_ONLY: { status: 403, message: "Only an admin of the group can do this." },
  LEADER_ONLY: { status: 403, message: "Only an admin or a moderator of the group can do this." },
  CREATOR_ONLY: { status: 403, message: "Only the creator of the group can do this." },
  CREATOR_PROTECTED: {
    status: 403,
    message: "The creator of the group stays in it as an admin until handing it over.",
  },
  ACCOUNT_DISABLED: {
    status: 403,
    message: "This account is disabled. Enable it first with pnpm accounts enable <user>.",
  },
  INVITE_ONLY: {
    status: 403,
    message: "This person only joins groups themselves. Send them an invite link instead.",
  },
  REMOVED_FROM_GROUP: {
    status: 403,
    message: "You were removed from this group. Only a newer invitation lets you in again.",
  },
  MEMBER_ONLY: { status: 403, message: "Only members of the group can do this." },
  KEEPER_ONLY: { status: 403, message: "Only who keeps this khatma can do this." },
  KHATMA_MEMBERS_ONLY: {
    status: 403,
    message: "Open the link of the khatma, or join its group, to take a share.",
  },
  QUIZ_DISABLED: { status: 403, message: "This reading cycle has no quizzes." },
  QUIZ_NOT_OPEN: { status: 403, message: "The quiz of this day is not open yet." },
  DAY_NOT_OPEN: { status: 403, message: "This day of the reading cycle has not come yet." },
  GRADED_ONLY: {
    status: 403,
    message: "This reading cycle takes only results whose answers were graded here.",
  },
  TEXT_NOT_WHOLE: {
    status: 403,
    message:
      "The licence of this commentary does not let us give it as one file. Its verses are there one by one.",
  },
  LEADERBOARD_DISABLED: { status: 403, message: "This reading cycle has no leaderboard." },
  NO_MAIL: {
    status: 403,
    message: "This site sends no mail. Ask whoever runs it for a link that sets a new password.",
  },
  NO_REMINDER_MAIL: {
    status: 403,
    message: "This site sends no mail. Choose the bell or notifications.",
  },
  NOT_FOUND: { status: 404, message: "There is nothing at this address." },
  GROUP_NOT_FOUND: {
    status: 404,
    message: "This group may not exist or you don't have access to it.",
  },
  USER_NOT_FOUND: { status: 404, message: "User not found" },
  MEMBER_NOT_FOUND: { status: 404, message: "That user is not a member of this group." },
  INVITE_NOT_FOUND: {
    status: 404,
    message: "This invite link is not valid, or not any more. Ask for a new one.",
  },
  INVITE_EXPIRED: {
    status: 404,
    message: "This invitation has expired. Ask the person who sent it for a new one.",
  },
  INVITE_REVOKED: {
    status: 404,
    message: "This invitation was withdrawn. Ask the person who sent it if you can still join.",
  },
  KHATMA_NOT_FOUND: {
    status: 404,
    message: "This khatma may not exist or you don't have access to it.",
  },
  SHARE_NOT_FOUND: { status: 404, message: "This khatma has no such share." },
  READER_NOT_FOUND: { status: 404, message: "Nobody of this kind reads in this khatma." },
  CODE_NOT_FOUND: { status: 404, message: "No khatma has this code. Look at it once more." },
  CLAIM_NOT_FOUND: { status: 404, message: "Nobody asks for this group, or not any more." },
  RESET_NOT_FOUND: {
    status: 404,
    field: "token",
    message: "This link is not valid, or not any more. Ask for a new one.",
  },
  CYCLE_NOT_FOUND: {
    status: 404,
    message: "This reading cycle may not exist or you don't have access to it.",
  },
  SESSION_NOT_FOUND: { status: 404, message: "You have no such session. It may be over already." },
  NO_STANDING: { status: 404, message: "You have not completed a day of this cycle yet." },
  TOKEN_NOT_FOUND: { status: 404, message: "You have no such access token." },
  PASSKEY_NOT_FOUND: { status: 404, message: "You have no such passkey." },
  WEBHOOK_NOT_FOUND: { status: 404, message: "This group has no such webhook or delivery." },
  QUESTION_NOT_FOUND: { status: 404, message: "This quiz has no such question." },
  NOTIFICATION_NOT_FOUND: { status: 404, message: "You have no such notification." },
  BOOKMARK_NOT_FOUND: { status: 404, message: "You have no such bookmark." },
  PLAN_NOT_FOUND: { status: 404, message: "You have no such plan." },
  VERSE_NOT_FOUND: { status: 404, message: "There is no such verse." },
  EDITION_NOT_FOUND: { status: 404, message: "There is no such edition." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not take that method." },
  TOO_SLOW: {
    status: 408,
    message: "The request took too long to arrive. Please try again.",
  },
  USERNAME_TAKEN: {
    status: 409,
    field: "username",
    message: "This username is already taken.",
  },
  USERNAME_LOOKS_TAKEN: {
    status: 409,
    field: "username",
    message: "This username looks like one that is taken. Choose one that nobody confuses with it.",
  },
  EMAIL_TAKEN: {
    status: 409,
    field: "email",
    message: "This email address already has an account.",
  },
  ALREADY_MEMBER: { status: 409, message: "That user is already a member of this group." },
  CREATOR_MUST_STAY: {
    status: 409,
    message: "Hand the group over to another admin before you leave it, or delete it.",
  },
  HEIR_NOT_ADMIN: {
    status: 409,
    message: "A group can be handed over only to another of its admins.",
  },
  CREATOR_IS_HERE: {
    status: 409,
    message: "The creator of the group was here during the last 60 days.",
  },
  ALREADY_CLAIMED: { status: 409, message: "Another admin asks for this group already." },
  TOO_MANY_INVITES: {
    status: 409,
    message: "This group has 20 open invites already. Revoke one of them first.",
  },
  NUDGED_ALREADY: {
    status: 409,
    message: "This member has not been quiet for a week, or was sent a kind word this week.",
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    message: "This group has 3 webhooks. Remove one first.",
  },
  TOO_MANY_TOKENS: {
    status: 409,
    message: "You have 20 access tokens already. End one of them first.",
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: "You have 20 passkeys already. Remove one of them first.",
  },
  PASSKEY_TAKEN: { status: 409, message: "This passkey is in an account already." },
  TOO_MANY_CYCLES: {
    status: 409,
    message:
      "This group has 20 reading cycles whose 300 days are not over, the most that it can have.",
  },
  CYCLE_IN_USE: {
    status: 409,
    message: "Members have begun with this reading cycle, so it can't be removed any more.",
  },
  SHARE_TAKEN: { status: 409, message: "Somebody else has this share." },
  SHARES_ALL_TAKEN: { status: 409, message: "Every share of this khatma is taken." },
  SHARES_ENOUGH: {
    status: 409,
    message: "You have as many shares as one may have here. Read one of them first.",
  },
  KHATMA_OVER: { status: 409, message: "This khatma is over: no share can be taken any more." },
  TOO_MANY_KHATMAS: {
    status: 409,
    message: "There are 20 khatmas here already. Delete one of them first.",
  },
  TOO_MANY_READERS: { status: 409, message: "This khatma has 2,000 readers already." },
  PROGRESS_FULL: {
    status: 409,
    message:
      "There is no room for more: an account holds 20,000 marks, bookmarks and plans, or 8 MB.",
  },
  MARK_REMOVED: {
    status: 409,
    message: "A mark with this id was removed. Make a new one, with an id of its own.",
  },
  IMPORT_OF_ANOTHER: {
    status: 409,
    message: "This file is another person's. Import it only if it is meant to become yours.",
  },
  QUESTIONS_FULL: { status: 409, message: "You can have 1,000 questions in your groups." },
  QUIZ_INCOMPLETE: { status: 409, message: "Answer every question of this quiz first." },
  RESULT_DIFFERS: {
    status: 409,
    message: "The answers that were graded here earned another result than this one.",
  },
  BODY_TOO_LARGE: { status: 413, message: "What was sent is too large." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Send the body as application/json, in UTF-8." },
  RANGE_OUTSIDE: {
    status: 416,
    message: "The file has no such part: Content-Range says how long it is.",
  },
  HEADERS_TOO_LARGE: { status: 431, message: "The address or the headers are too long." },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many attempts. Please wait and try again." },
  DAILY_LIMIT: {
    status: 429,
    message: "You have made as many of these as one day allows. Please go on tomorrow.",
  },
  INTERNAL: { status: 500, message: "Something went wrong on our side." },
  BUSY: { status: 503, message: "Many people are doing this right now. Please try again soon." },
  OVERLOADED: {
    status: 503,
    message: "Many people are here right now. Please try again in a moment.",
  },
  DRAINING: {
    status: 503,
    message: "This server is about to stop. Please try again.",
  },
  DATABASE_AWAY: {
    status: 503,
    message: "The service is not available right now. Please try again soon.",
  },
} as const satisfies Record<string, { status: number; message: string; field?: string }>;

/** The code of an expected failure. */
export type ErrorCode = keyof typeof ERRORS;

/** The HTTP status of an expected failure. */
export type ErrorStatus = (typeof ERRORS)[ErrorCode]["status"];

/** An expected failure whose message is safe to show to a person. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** The field of the input that it is about. */
  readonly field: string | undefined;

  constructor(code: ErrorCode, message?: string, retryAfter?: number) {
    super(message ?? ERRORS[code].message);
    this.code = code;
    this.retryAfter = retryAfter;
    const known = ERRORS[code];
    this.field = "field" in known ? known.field : undefined;
  }
}

/** A failure about another field than its code says, or a code that is about several. */
export const fieldError = (code: ErrorCode, field: string): DomainError =>
  Object.assign(new DomainError(code), { field });

/** The body of every REST failure; `issues` names the fields that were refused. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
