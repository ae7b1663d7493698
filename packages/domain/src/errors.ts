import { z } from "zod";

/** Failures of a status: the text of each, and for some the field of the input that they are about. */
const of = <Status extends number, Code extends string>(
  status: Status,
  messages: Readonly<Record<Code, string>>,
  fields: { readonly [About in NoInfer<Code>]?: string } = {},
) =>
  Object.fromEntries(
    (Object.keys(messages) as Code[]).map((code) => {
      const field = fields[code];
      return [code, { status, message: messages[code], ...(field && { field }) }];
    }),
  ) as Readonly<Record<Code, { status: Status; message: string; field?: string }>>;

/** Every expected failure: its HTTP status, the text that a person reads, and the field of the input that it is about. */
export const ERRORS = {
  ...of(
    400,
    {
      INVALID_INPUT: "Some of what was sent is not valid.",
      INVALID_CURSOR: "This cursor is not one that the list gave out.",
      COUNTS_IMPOSSIBLE: "A day has one question of each type: these counts are not possible.",
      POINTS_DIFFER: "These counts earn other points under the settings of this cycle.",
      IMPORT_UNREADABLE:
        "This is not an export of one's reading from this app. Nothing was imported.",
      IMPORT_TOO_NEW:
        "This file is of a newer version of the app than this one. Nothing was imported.",
      ZONE_UNKNOWN:
        "This time zone is not known here. Choose another place nearby in your device's clock.",
      COMMON_PASSWORD: "This password is too common. Choose one that nobody would guess.",
    },
    {
      INVALID_CURSOR: "cursor",
      POINTS_DIFFER: "totalPoints",
      IMPORT_UNREADABLE: "document",
      IMPORT_TOO_NEW: "document",
      ZONE_UNKNOWN: "timeZone",
    },
  ),
  ...of(401, {
    UNAUTHORIZED: "Unauthorized. Please log in.",
    INVALID_LOGIN: "Invalid username or password",
    PASSKEY_UNKNOWN:
      "This passkey is not known here, or not any more. Sign in with your password, and add it again.",
    PASSKEY_REFUSED:
      "This passkey could not be checked here. Try again, or sign in with your password.",
    PASSKEY_TOO_LATE: "That took too long, or was sent twice. Please try again.",
    INVALID_TOKEN:
      "This access token is not valid, or not any more. Make a new one in your account.",
    ANOTHER_SIGNED_IN: "Somebody else has signed in in this browser. Nothing was saved.",
  }),
  ...of(403, {
    WRONG_PASSWORD: "That is not your current password.",
    FOREIGN_ORIGIN: "This request came from another site and was refused.",
    TOKEN_SCOPE: "This access token may not do that.",
    ADMIN_ONLY: "Only an admin of the group can do this.",
    LEADER_ONLY: "Only an admin or a moderator of the group can do this.",
    CREATOR_ONLY: "Only the creator of the group can do this.",
    CREATOR_PROTECTED: "The creator of the group stays in it as an admin until handing it over.",
    ACCOUNT_DISABLED: "This account is disabled. Enable it first with pnpm accounts enable <user>.",
    INVITE_ONLY: "This person only joins groups themselves. Send them an invite link instead.",
    REMOVED_FROM_GROUP:
      "You were removed from this group. Only a newer invitation lets you in again.",
    MEMBER_ONLY: "Only members of the group can do this.",
    KEEPER_ONLY: "Only who keeps this khatma can do this.",
    KHATMA_MEMBERS_ONLY: "Open the link of the khatma, or join its group, to take a share.",
    QUIZ_DISABLED: "This reading cycle has no quizzes.",
    QUIZ_NOT_OPEN: "The quiz of this day is not open yet.",
    DAY_NOT_OPEN: "This day of the reading cycle has not come yet.",
    GRADED_ONLY: "This reading cycle takes only results whose answers were graded here.",
    TEXT_NOT_WHOLE:
      "The licence of this commentary does not let us give it as one file. Its verses are there one by one.",
    LEADERBOARD_DISABLED: "This reading cycle has no leaderboard.",
    NO_MAIL: "This site sends no mail. Ask whoever runs it for a link that sets a new password.",
    NO_REMINDER_MAIL: "This site sends no mail. Choose the bell or notifications.",
  }),
  ...of(
    404,
    {
      NOT_FOUND: "There is nothing at this address.",
      GROUP_NOT_FOUND: "This group may not exist or you don't have access to it.",
      USER_NOT_FOUND: "User not found",
      MEMBER_NOT_FOUND: "That user is not a member of this group.",
      INVITE_NOT_FOUND: "This invite link is not valid, or not any more. Ask for a new one.",
      INVITE_EXPIRED: "This invitation has expired. Ask the person who sent it for a new one.",
      INVITE_REVOKED:
        "This invitation was withdrawn. Ask the person who sent it if you can still join.",
      KHATMA_NOT_FOUND: "This khatma may not exist or you don't have access to it.",
      SHARE_NOT_FOUND: "This khatma has no such share.",
      READER_NOT_FOUND: "Nobody of this kind reads in this khatma.",
      CODE_NOT_FOUND: "No khatma has this code. Look at it once more.",
      CLAIM_NOT_FOUND: "Nobody asks for this group, or not any more.",
      RESET_NOT_FOUND: "This link is not valid, or not any more. Ask for a new one.",
      CYCLE_NOT_FOUND: "This reading cycle may not exist or you don't have access to it.",
      SESSION_NOT_FOUND: "You have no such session. It may be over already.",
      NO_STANDING: "You have not completed a day of this cycle yet.",
      TOKEN_NOT_FOUND: "You have no such access token.",
      PASSKEY_NOT_FOUND: "You have no such passkey.",
      WEBHOOK_NOT_FOUND: "This group has no such webhook or delivery.",
      QUESTION_NOT_FOUND: "This quiz has no such question.",
      NOTIFICATION_NOT_FOUND: "You have no such notification.",
      BOOKMARK_NOT_FOUND: "You have no such bookmark.",
      PLAN_NOT_FOUND: "You have no such plan.",
      VERSE_NOT_FOUND: "There is no such verse.",
      EDITION_NOT_FOUND: "There is no such edition.",
    },
    {
      RESET_NOT_FOUND: "token",
    },
  ),
  ...of(405, {
    METHOD_NOT_ALLOWED: "This address does not take that method.",
  }),
  ...of(408, {
    TOO_SLOW: "The request took too long to arrive. Please try again.",
  }),
  ...of(
    409,
    {
      USERNAME_TAKEN: "This username is already taken.",
      USERNAME_LOOKS_TAKEN:
        "This username looks like one that is taken. Choose one that nobody confuses with it.",
      EMAIL_TAKEN: "This email address already has an account.",
      ALREADY_MEMBER: "That user is already a member of this group.",
      CREATOR_MUST_STAY: "Hand the group over to another admin before you leave it, or delete it.",
      HEIR_NOT_ADMIN: "A group can be handed over only to another of its admins.",
      CREATOR_IS_HERE: "The creator of the group was here during the last 60 days.",
      ALREADY_CLAIMED: "Another admin asks for this group already.",
      TOO_MANY_INVITES: "This group has 20 open invites already. Revoke one of them first.",
      NUDGED_ALREADY:
        "This member has not been quiet for a week, or was sent a kind word this week.",
      TOO_MANY_WEBHOOKS: "This group has 3 webhooks. Remove one first.",
      TOO_MANY_TOKENS: "You have 20 access tokens already. End one of them first.",
      TOO_MANY_PASSKEYS: "You have 20 passkeys already. Remove one of them first.",
      PASSKEY_TAKEN: "This passkey is in an account already.",
      TOO_MANY_CYCLES:
        "This group has 20 reading cycles whose 300 days are not over, the most that it can have.",
      CYCLE_IN_USE: "Members have begun with this reading cycle, so it can't be removed any more.",
      SHARE_TAKEN: "Somebody else has this share.",
      SHARES_ALL_TAKEN: "Every share of this khatma is taken.",
      SHARES_ENOUGH: "You have as many shares as one may have here. Read one of them first.",
      KHATMA_OVER: "This khatma is over: no share can be taken any more.",
      TOO_MANY_KHATMAS: "There are 20 khatmas here already. Delete one of them first.",
      TOO_MANY_READERS: "This khatma has 2,000 readers already.",
      PROGRESS_FULL:
        "There is no room for more: an account holds 20,000 marks, bookmarks and plans, or 8 MB.",
      MARK_REMOVED: "A mark with this id was removed. Make a new one, with an id of its own.",
      IMPORT_OF_ANOTHER:
        "This file is another person's. Import it only if it is meant to become yours.",
      QUESTIONS_FULL: "You can have 1,000 questions in your groups.",
      QUIZ_INCOMPLETE: "Answer every question of this quiz first.",
      RESULT_DIFFERS: "The answers that were graded here earned another result than this one.",
    },
    {
      USERNAME_TAKEN: "username",
      USERNAME_LOOKS_TAKEN: "username",
      EMAIL_TAKEN: "email",
    },
  ),
  ...of(413, {
    BODY_TOO_LARGE: "What was sent is too large.",
  }),
  ...of(415, {
    UNSUPPORTED_MEDIA_TYPE: "Send the body as application/json, in UTF-8.",
  }),
  ...of(416, {
    RANGE_OUTSIDE: "The file has no such part: Content-Range says how long it is.",
  }),
  ...of(431, {
    HEADERS_TOO_LARGE: "The address or the headers are too long.",
  }),
  ...of(429, {
    TOO_MANY_REQUESTS: "Too many attempts. Please wait and try again.",
    DAILY_LIMIT: "You have made as many of these as one day allows. Please go on tomorrow.",
  }),
  ...of(500, {
    INTERNAL: "Something went wrong on our side.",
  }),
  ...of(503, {
    BUSY: "Many people are doing this right now. Please try again soon.",
    OVERLOADED: "Many people are here right now. Please try again in a moment.",
    DRAINING: "This server is about to stop. Please try again.",
    DATABASE_AWAY: "The service is not available right now. Please try again soon.",
  }),
};

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
    this.field = ERRORS[code].field;
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
