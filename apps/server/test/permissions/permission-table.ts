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

const everyone = (status: number) => [401, status, status, status, status, status];
const members = (status: number, stranger: number) => [
  401,
  stranger,
  ...Array<number>(4).fill(status),
];
const leaders = (status: number, stranger: number) => [401, stranger, 403, status, status, status];
const admins = (status: number, stranger: number) => [401, stranger, 403, 403, status, status];
const creator = (status: number, stranger: number) => [401, stranger, 403, 403, 403, status];
const nobody = (stranger: number) => [401, stranger, 403, 403, 403, 403];

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
  { route: "GET /api/groups", public: everyone(200), private: everyone(200) },
  {
    route: "POST /api/groups",
    body: () => ({ name: "Isha" }),
    public: everyone(201),
    private: everyone(201),
  },
  { route: "GET /api/groups/{id}", public: everyone(200), private: members(200, 404) },
  {
    route: "PATCH /api/groups/{id}",
    body: () => ({ name: "Isha" }),
    public: admins(200, 403),
    private: admins(200, 404),
  },
  { route: "DELETE /api/groups/{id}", public: creator(204, 403), private: creator(204, 404) },
  { route: "POST /api/groups/{id}/join", public: everyone(200), private: members(200, 404) },
  {
    route: "POST /api/groups/{id}/leave",
    public: [401, 404, 204, 204, 204, 409],
    private: [401, 404, 204, 204, 204, 409],
  },
  {
    route: "POST /api/groups/{id}/hand-over",
    body: ({ otherAdmin }) => ({ userId: otherAdmin.id }),
    public: creator(200, 403),
    private: creator(200, 404),
  },
  {
    route: "GET /api/groups/{id}/claim",
    public: admins(200, 403),
    private: admins(200, 404),
  },
  {
    route: "POST /api/groups/{id}/claim",
    public: admins(409, 403),
    private: admins(409, 404),
  },
  {
    route: "DELETE /api/groups/{id}/claim",
    public: admins(404, 403),
    private: admins(404, 404),
  },
  {
    route: "POST /api/groups/{id}/leave",
    title: "for good",
    body: () => ({ block: true }),
    public: [401, 404, 204, 204, 204, 409],
    private: [401, 404, 204, 204, 204, 409],
  },
  { route: "GET /api/user/join-settings", public: everyone(200), private: everyone(200) },
  {
    route: "PATCH /api/user/join-settings",
    body: () => ({ onlyJoins: true }),
    public: everyone(200),
    private: everyone(200),
  },
  { route: "GET /api/user/blocked-groups", public: everyone(200), private: everyone(200) },
  { route: "DELETE /api/user/blocked-groups/{id}", public: everyone(204), private: everyone(204) },
  { route: "GET /api/groups/{id}/events", public: admins(200, 403), private: admins(200, 404) },
  { route: "GET /api/groups/{id}/members", public: everyone(200), private: members(200, 404) },
  {
    route: "POST /api/groups/{id}/members",
    title: "a member",
    body: ({ outsider }) => ({ userId: outsider.id, role: "member" }),
    public: leaders(201, 403),
    private: leaders(201, 404),
  },
  {
    route: "POST /api/groups/{id}/members",
    title: "a moderator",
    body: ({ outsider }) => ({ userId: outsider.id, role: "moderator" }),
    public: leaders(201, 403),
    private: leaders(201, 404),
  },
  {
    route: "POST /api/groups/{id}/members",
    title: "an admin",
    body: ({ outsider }) => ({ userId: outsider.id, role: "admin" }),
    public: admins(201, 403),
    private: admins(201, 404),
  },
  {
    route: "PATCH /api/groups/{id}/members/{userId}",
    title: "a member to moderator",
    on: "otherMember",
    body: () => ({ role: "moderator" }),
    public: admins(200, 403),
    private: admins(200, 404),
  },
  {
    route: "PATCH /api/groups/{id}/members/{userId}",
    title: "an admin to member",
    on: "otherAdmin",
    body: () => ({ role: "member" }),
    public: admins(200, 403),
    private: admins(200, 404),
  },
  {
    route: "PATCH /api/groups/{id}/members/{userId}",
    title: "the creator to member",
    on: "creator",
    body: () => ({ role: "member" }),
    public: nobody(403),
    private: nobody(404),
  },
  {
    route: "DELETE /api/groups/{id}/members/{userId}",
    title: "a member",
    on: "otherMember",
    public: leaders(204, 403),
    private: leaders(204, 404),
  },
  {
    route: "DELETE /api/groups/{id}/members/{userId}",
    title: "an admin",
    on: "otherAdmin",
    public: admins(204, 403),
    private: admins(204, 404),
  },
  {
    route: "DELETE /api/groups/{id}/members/{userId}",
    title: "the creator",
    on: "creator",
    public: nobody(403),
    private: nobody(404),
  },
  { route: "GET /api/groups/{id}/invites", public: leaders(200, 403), private: leaders(200, 404) },
  {
    route: "POST /api/groups/{id}/invites",
    body: () => ({ expiresInDays: 7 }),
    public: leaders(201, 403),
    private: leaders(201, 404),
  },
  {
    route: "DELETE /api/groups/{id}/invites/{inviteId}",
    public: leaders(204, 403),
    private: leaders(204, 404),
  },
  {
    route: "GET /api/invites/{token}",
    public: [200, 200, 200, 200, 200, 200],
    private: [200, 200, 200, 200, 200, 200],
  },
  { route: "POST /api/invites/{token}/accept", public: everyone(200), private: everyone(200) },
  {
    route: "PUT /api/groups/{id}/announcement",
    body: () => ({ message: "On Friday we read together." }),
    public: admins(204, 403),
    private: admins(204, 404),
  },
  {
    route: "GET /api/groups/{id}/quiet-members",
    public: admins(200, 403),
    private: admins(200, 404),
  },
  {
    route: "POST /api/groups/{id}/members/{userId}/nudge",
    public: admins(409, 403),
    private: admins(409, 404),
  },
  { route: "GET /api/groups/{id}/webhooks", public: admins(200, 403), private: admins(200, 404) },
  {
    route: "POST /api/groups/{id}/webhooks",
    body: () => ({ url: "https://bot.example", kinds: ["member.joined"] }),
    public: admins(201, 403),
    private: admins(201, 404),
  },
  {
    route: "DELETE /api/groups/{id}/webhooks/{webhookId}",
    public: admins(204, 403),
    private: admins(204, 404),
  },
  {
    route: "POST /api/groups/{id}/webhooks/{webhookId}/deliveries/{deliveryId}",
    public: admins(204, 403),
    private: admins(204, 404),
  },
  { route: "GET /api/groups/{id}/khatmas", public: everyone(200), private: members(200, 404) },
  {
    route: "POST /api/groups/{id}/khatmas",
    body: () => ({ name: "For Fatima", shares: "juz" }),
    public: leaders(201, 403),
    private: leaders(201, 404),
  },
  { route: "GET /api/groups/{id}/cycles", public: everyone(200), private: members(200, 404) },
  {
    route: "POST /api/groups/{id}/cycles",
    body: () => ({ name: "Ramadan", startDate: "2026-03-01" }),
    public: leaders(201, 403),
    private: leaders(201, 404),
  },
  {
    route: "PATCH /api/cycles/{cycleId}",
    body: () => ({ name: "Ramadan" }),
    public: leaders(200, 403),
    private: leaders(200, 404),
  },
  { route: "DELETE /api/cycles/{cycleId}", public: leaders(204, 403), private: leaders(204, 404) },
  {
    route: "GET /api/cycles/{id}/leaderboard",
    public: everyone(200),
    private: members(200, 404),
  },
  // Nobody has completed a day.
  {
    route: "GET /api/cycles/{cycleId}/leaderboard/own",
    public: everyone(404),
    private: everyone(404),
  },
  {
    route: "GET /api/cycles/{cycleId}/quiz/{day}",
    public: members(200, 403),
    private: members(200, 404),
  },
  {
    route: "POST /api/cycles/{cycleId}/quiz/{day}/answers",
    body: () => ({ questionId: "1-reading", choice: 0 }),
    public: members(200, 403),
    private: members(200, 404),
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
    public: members(200, 403),
    private: members(200, 404),
  },
  {
    route: "POST /api/cycles/{cycleId}/questions",
    body: () => ({ questions: [OWN_QUESTION] }),
    public: admins(204, 403),
    private: admins(204, 404),
  },
  {
    route: "GET /api/cycles/{cycleId}/check-ins",
    public: members(200, 403),
    private: members(200, 404),
  },
  {
    route: "POST /api/cycles/{cycleId}/check-ins",
    body: () => ({ day: 1 }),
    public: members(200, 403),
    private: members(200, 404),
  },
  {
    route: "DELETE /api/cycles/{cycleId}/check-ins/{day}",
    public: members(204, 403),
    private: members(204, 404),
  },
];
