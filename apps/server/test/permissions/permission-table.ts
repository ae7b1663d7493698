import type { Person } from "../people.ts";

/** The columns of the table, in its order: everyone's role in the group. */
export const WHO = ["visitor", "stranger", "member", "moderator", "admin", "creator"] as const;

/** Everyone in the table who is signed in, and the targets of their actions. */
export const CAST = [
  ...(["stranger", "member", "moderator", "admin", "creator"] as const),
  ...(["outsider", "otherMember", "otherAdmin"] as const),
] as const;
export type Cast = Record<(typeof CAST)[number], Person>;

/** The status of a request by each of WHO, in a public and in a private group. */
export interface PermissionRow {
  readonly route: `${string} /api/${string}`;
  readonly title?: string;
  /** The user whose ID replaces `{userId}` in the path. */
  readonly on?: keyof Cast;
  readonly body?: (cast: Cast) => object;
  readonly public: readonly number[];
  readonly private: readonly number[];
}

/** For strangers a private group does not exist. */
const hidden = (...others: readonly number[]) => ({
  public: [401, 403, ...others],
  private: [401, 404, ...others],
});
const members = (status: number) => hidden(status, status, status, status);
const leaders = (status: number) => hidden(403, status, status, status);
const admins = (status: number) => hidden(403, 403, status, status);
const creator = (status: number) => hidden(403, 403, 403, status);
const nobody = () => hidden(403, 403, 403, 403);
const seen = (status: number) => ({ ...members(status), public: [401, ...roles(status)] });
const everyone = (status: number) => alike(401, ...roles(status));
const alike = (...statuses: readonly number[]) => ({ public: statuses, private: statuses });
const roles = (status: number) => Array<number>(5).fill(status);

const OWN_QUESTION = {
  id: "1-lord",
  day: 1,
  verses: ["1:2"],
  answer: 0,
  en: {
    question: "Of what is Allah the Lord?",
    options: ["Of the worlds", "Of the cities", "Of the rivers", "Of the camps"],
    explanation: "All praise is due to the Lord of the worlds (1:2).",
  },
};

export const PERMISSION_TABLE: readonly PermissionRow[] = [
  { route: "GET /api/groups", ...everyone(200) },
  {
    route: "POST /api/groups",
    body: () => ({ name: "Isha" }),
    ...everyone(201),
  },
  { route: "GET /api/groups/{id}", ...seen(200) },
  {
    route: "PATCH /api/groups/{id}",
    body: () => ({ name: "Isha" }),
    ...admins(200),
  },
  { route: "DELETE /api/groups/{id}", ...creator(204) },
  { route: "POST /api/groups/{id}/join", ...seen(200) },
  {
    route: "POST /api/groups/{id}/leave",
    ...alike(401, 404, 204, 204, 204, 409),
  },
  {
    route: "POST /api/groups/{id}/hand-over",
    body: ({ otherAdmin }) => ({ userId: otherAdmin.id }),
    ...creator(200),
  },
  {
    route: "GET /api/groups/{id}/claim",
    ...admins(200),
  },
  {
    route: "POST /api/groups/{id}/claim",
    ...admins(409),
  },
  {
    route: "DELETE /api/groups/{id}/claim",
    ...admins(404),
  },
  {
    route: "POST /api/groups/{id}/leave",
    title: "for good",
    body: () => ({ block: true }),
    ...alike(401, 404, 204, 204, 204, 409),
  },
  { route: "GET /api/user/join-settings", ...everyone(200) },
  {
    route: "PATCH /api/user/join-settings",
    body: () => ({ onlyJoins: true }),
    ...everyone(200),
  },
  { route: "GET /api/user/blocked-groups", ...everyone(200) },
  { route: "DELETE /api/user/blocked-groups/{id}", ...everyone(204) },
  { route: "GET /api/groups/{id}/events", ...admins(200) },
  { route: "GET /api/groups/{id}/members", ...seen(200) },
  {
    route: "POST /api/groups/{id}/members",
    title: "a member",
    body: ({ outsider }) => ({ userId: outsider.id, role: "member" }),
    ...leaders(201),
  },
  {
    route: "POST /api/groups/{id}/members",
    title: "a moderator",
    body: ({ outsider }) => ({ userId: outsider.id, role: "moderator" }),
    ...leaders(201),
  },
  {
    route: "POST /api/groups/{id}/members",
    title: "an admin",
    body: ({ outsider }) => ({ userId: outsider.id, role: "admin" }),
    ...admins(201),
  },
  {
    route: "PATCH /api/groups/{id}/members/{userId}",
    title: "a member to moderator",
    on: "otherMember",
    body: () => ({ role: "moderator" }),
    ...admins(200),
  },
  {
    route: "PATCH /api/groups/{id}/members/{userId}",
    title: "an admin to member",
    on: "otherAdmin",
    body: () => ({ role: "member" }),
    ...admins(200),
  },
  {
    route: "PATCH /api/groups/{id}/members/{userId}",
    title: "the creator to member",
    on: "creator",
    body: () => ({ role: "member" }),
    ...nobody(),
  },
  {
    route: "DELETE /api/groups/{id}/members/{userId}",
    title: "a member",
    on: "otherMember",
    ...leaders(204),
  },
  {
    route: "DELETE /api/groups/{id}/members/{userId}",
    title: "an admin",
    on: "otherAdmin",
    ...admins(204),
  },
  {
    route: "DELETE /api/groups/{id}/members/{userId}",
    title: "the creator",
    on: "creator",
    ...nobody(),
  },
  { route: "GET /api/groups/{id}/invites", ...leaders(200) },
  {
    route: "POST /api/groups/{id}/invites",
    body: () => ({ expiresInDays: 7 }),
    ...leaders(201),
  },
  {
    route: "DELETE /api/groups/{id}/invites/{inviteId}",
    ...leaders(204),
  },
  {
    route: "GET /api/invites/{token}",
    ...alike(200, 200, 200, 200, 200, 200),
  },
  { route: "POST /api/invites/{token}/accept", ...everyone(200) },
  {
    route: "PUT /api/groups/{id}/announcement",
    body: () => ({ message: "On Friday we read together." }),
    ...admins(204),
  },
  {
    route: "GET /api/groups/{id}/quiet-members",
    ...admins(200),
  },
  {
    route: "POST /api/groups/{id}/members/{userId}/nudge",
    ...admins(409),
  },
  { route: "GET /api/groups/{id}/webhooks", ...admins(200) },
  {
    route: "POST /api/groups/{id}/webhooks",
    body: () => ({ url: "https://bot.example", kinds: ["member.joined"] }),
    ...admins(201),
  },
  {
    route: "DELETE /api/groups/{id}/webhooks/{webhookId}",
    ...admins(204),
  },
  {
    route: "POST /api/groups/{id}/webhooks/{webhookId}/deliveries/{deliveryId}",
    ...admins(204),
  },
  { route: "GET /api/groups/{id}/khatmas", ...seen(200) },
  {
    route: "POST /api/groups/{id}/khatmas",
    body: () => ({ name: "For Fatima", shares: "juz" }),
    ...leaders(201),
  },
  { route: "GET /api/groups/{id}/cycles", ...seen(200) },
  {
    route: "POST /api/groups/{id}/cycles",
    body: () => ({ name: "Ramadan", startDate: "2026-03-01" }),
    ...leaders(201),
  },
  {
    route: "PATCH /api/cycles/{cycleId}",
    body: () => ({ name: "Ramadan" }),
    ...leaders(200),
  },
  { route: "DELETE /api/cycles/{cycleId}", ...leaders(204) },
  {
    route: "GET /api/cycles/{id}/leaderboard",
    ...seen(200),
  },
  // Nobody has completed a day.
  {
    route: "GET /api/cycles/{cycleId}/leaderboard/own",
    ...everyone(404),
  },
  {
    route: "GET /api/cycles/{cycleId}/quiz/{day}",
    ...members(200),
  },
  {
    route: "POST /api/cycles/{cycleId}/quiz/{day}/answers",
    body: () => ({ questionId: "1-reading", choice: 0 }),
    ...members(200),
  },
  {
    route: "POST /api/cycles/{cycleId}/submit-quiz",
    body: () => ({
      day: 1,
      totalPoints: 0,
      readingQuizzes: 0,
      translationQuizzes: 0,
      tafseerQuizzes: 0,
    }),
    ...members(200),
  },
  {
    route: "POST /api/cycles/{cycleId}/questions",
    body: () => ({ questions: [OWN_QUESTION] }),
    ...admins(204),
  },
  {
    route: "GET /api/cycles/{cycleId}/check-ins",
    ...members(200),
  },
  {
    route: "POST /api/cycles/{cycleId}/check-ins",
    body: () => ({ day: 1 }),
    ...members(200),
  },
  {
    route: "DELETE /api/cycles/{cycleId}/check-ins/{day}",
    ...members(204),
  },
];
