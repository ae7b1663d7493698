import { KEPT_DELIVERIES, WebhookKind } from "@daily-quran/domain/group/webhook";
import { visitor } from "../visitor.ts";
import type { Growth, GrowthWorld } from "./growth.ts";

const MORE = 5;

const NAME = "n".repeat(100);

const createGroup = async (person: GrowthWorld["amina"]): Promise<number> =>
  (await person.send("POST /api/groups", { name: NAME })).body.id;

async function createMoreThanADay({ amina }: GrowthWorld): Promise<void> {
  for (let index = 0; index < 20 + MORE; index += 1) await createGroup(amina);
}

/** Groups, who is in them, and what is told of them. */
export const GROWTH_OF_GROUPS: readonly Growth[] = [
  {
    table: "reading_group",
    by: "creating groups",
    bound: "20 a day an account (`GROUPS_PER_DAY`)",
    rows: 20,
    rowBytes: 190,
    grow: createMoreThanADay,
  },
  {
    table: "group_size",
    by: "creating groups",
    bound: "a row a group",
    rows: 20,
    rowBytes: 40,
    grow: createMoreThanADay,
  },
  {
    table: "member",
    by: "joining, and adding others",
    bound:
      "a row a person and group; others add somebody to 5 groups at a time, and to 100 once the person allows it",
    rows: 8 + 5,
    rowBytes: 70,
    bells: 5,
    grow: async ({ amina, bilal }) => {
      for (let index = 0; index < 8; index += 1) {
        const group = await createGroup(amina);
        await amina.send(`POST /api/groups/${group}/members`, { userId: bilal.id });
      }
    },
  },
  {
    table: "removed_member",
    by: "removing members",
    bound: "a row a person and group; goes when the person is let in again",
    rows: 1,
    rowBytes: 50,
    bells: 1,
    grow: async ({ amina, bilal }) => {
      const group = await createGroup(amina);
      for (let index = 0; index < MORE; index += 1) {
        await amina.send(`POST /api/groups/${group}/members`, { userId: bilal.id });
        await amina.send(`DELETE /api/groups/${group}/members/${bilal.id}`);
      }
    },
  },
  {
    table: "group_block",
    by: "leaving a group for good",
    bound: "a row a person and group",
    rows: 1,
    rowBytes: 150,
    bells: 1,
    grow: async ({ amina, bilal }) => {
      const group = await createGroup(bilal);
      for (let index = 0; index < MORE; index += 1) {
        await amina.send(`POST /api/groups/${group}/join`);
        await amina.send(`POST /api/groups/${group}/leave`, { block: true });
      }
    },
  },
  {
    table: "announcement",
    by: "announcing",
    bound: "one a group, 5 a day",
    rows: 1,
    rowBytes: 560,
    grow: async ({ amina }) => {
      const group = await createGroup(amina);
      for (let index = 0; index < MORE; index += 1)
        await amina.send(`PUT /api/groups/${group}/announcement`, { message: "n".repeat(500) });
    },
  },
  {
    table: "webhook",
    by: "adding webhooks",
    bound: "3 a group; one more is refused",
    rows: 3,
    rowBytes: 330,
    grow: async ({ amina }) => {
      const group = await createGroup(amina);
      for (let index = 0; index < 3 + MORE; index += 1)
        await amina.send(`POST /api/groups/${group}/webhooks`, {
          url: `https://bot.example/${"n".repeat(100)}`,
          kinds: WebhookKind.options,
        });
    },
  },
  {
    table: "webhook_delivery",
    by: "what is told to webhooks",
    bound: "of each the last 50 of 30 days; what waits longer goes with its message",
    rows: KEPT_DELIVERIES.most,
    rowBytes: 250,
    grow: async ({ amina, bilal }) => {
      const group = await createGroup(amina);
      await amina.send(`POST /api/groups/${group}/webhooks`, {
        url: "https://127.0.0.1",
        kinds: ["member.joined"],
      });
      for (let index = 0; index < KEPT_DELIVERIES.most + MORE; index += 1) {
        await bilal.send(`POST /api/groups/${group}/join`);
        await bilal.send(`POST /api/groups/${group}/leave`);
      }
    },
  },
  {
    table: "invite",
    by: "making invitations",
    bound: "20 open ones a group; ended ones stay 30 days; 100 a day an account",
    rows: 20,
    rowBytes: 170,
    grow: async ({ amina }) => {
      const group = await createGroup(amina);
      for (let index = 0; index < 20 + MORE; index += 1)
        await amina.send(`POST /api/groups/${group}/invites`, {});
    },
  },
  {
    table: "group_claim",
    by: "asking for groups whose creator is away",
    bound: "a row a group; 5 a day an account",
    rows: 1,
    rowBytes: 60,
    bells: 1,
    grow: async ({ app: { sql }, amina, bilal }) => {
      const group = await createGroup(bilal);
      await bilal.send(`POST /api/groups/${group}/members`, { userId: amina.id, role: "admin" });
      await sql`update app_user set seen_on = '2025-12-01' where id = ${bilal.id}`;
      for (let index = 0; index < 5 + MORE; index += 1) {
        if (index < 5) await amina.send(`DELETE /api/groups/${group}/claim`);
        await amina.send(`POST /api/groups/${group}/claim`);
      }
    },
  },
  {
    table: "khatma",
    by: "beginning khatmas",
    bound: "20 a group, and 20 a person without one; 20 a day an account",
    rows: 20,
    rowBytes: 700,
    grow: async ({ amina }) => {
      const group = await createGroup(amina);
      for (let index = 0; index < 20 + MORE; index += 1)
        await amina.send(`POST /api/groups/${group}/khatmas`, {
          name: NAME,
          intention: NAME,
          shares: "juz",
          byLink: true,
        });
    },
  },
  {
    table: "khatma_reader",
    by: "taking part in a khatma, with a name alone, too",
    bound:
      "2,000 a khatma; names without an account 300 an hour and network, of IPv6 1,200 for a /56",
    rows: 300,
    rowBytes: 260,
    grow: async ({ app: { url }, amina }) => {
      const { body } = await amina.send("POST /trpc/khatma.begin", {
        json: { name: NAME, shares: "juz" },
      });
      const key = body.result.data.json.kept.link.split("#")[1];
      for (let index = 0; index < 300 + MORE; index += 1)
        await visitor(url).send("POST /trpc/khatma.enter", {
          json: { khatmaId: body.result.data.json.id, key, name: "n".repeat(50) },
        });
    },
  },
  {
    table: "khatma_share",
    by: "taking shares of a khatma",
    bound:
      "one a share, at most 604 a khatma; of a share that came back unread one more for who had it",
    rows: 604,
    rowBytes: 90,
    grow: async ({ amina }) => {
      const group = await createGroup(amina);
      const { body } = await amina.send(`POST /api/groups/${group}/khatmas`, {
        name: NAME,
        shares: "page",
      });
      for (let n = 1; n <= 604 + MORE; n += 1)
        await amina.send(`PUT /api/khatmas/${body.id}/shares/${n}`, { state: "taken" });
    },
  },
  {
    table: "cycle",
    by: "starting cycles",
    bound: "20 active ones a group; 40 a day an account",
    rows: 20,
    rowBytes: 240,
    grow: async ({ amina }) => {
      const group = await createGroup(amina);
      for (let index = 0; index < 20 + MORE; index += 1)
        await amina.send(`POST /api/groups/${group}/cycles`, {
          name: NAME,
          startDate: "2026-03-05",
        });
    },
  },
  {
    table: "group_event",
    by: "what is done in a group",
    bound:
      "what somebody does again on a day is one entry; 100 joins and leaves a group, 500 additions, invitations, cycles and names, 1,000 roles, removals, hand-overs, requests for the group and changes of privacy, for a year",
    rows: 100 + 500 + 1000,
    rowBytes: 340,
    grow: async ({ app: { sql, now }, amina, bilal }) => {
      const group = await createGroup(amina);
      const full = { memberLeft: 100, inviteCreated: 500, roleChanged: 1000 };
      for (const [kind, most] of Object.entries(full))
        await sql`
          insert into group_event (group_id, kind, actor_id, topic, created_at)
          select ${group}, ${kind}, ${amina.id}, ${kind} || n, ${new Date(now()).toISOString()}
          from generate_series(1, ${most}::int) n`;
      for (let index = 0; index < MORE; index += 1) {
        await bilal.send(`POST /api/groups/${group}/join`);
        await bilal.send(`POST /api/groups/${group}/leave`);
        for (const isPrivate of [true, false])
          await amina.send(`PATCH /api/groups/${group}`, {
            isPrivate,
            name: `${index}${NAME}`.slice(0, 100),
          });
      }
    },
  },
  {
    table: "notification",
    by: "what others do in the groups of somebody",
    bound:
      "an unread one a person for each kind and group, none once the membership ends, and one each of removals and deleted groups; 200 read ones, for 90 days",
    rows: 200,
    rowBytes: 320,
    grow: async ({ app: { sql, now }, amina, bilal }) => {
      const group = await createGroup(amina);
      await sql`
        insert into notification (user_id, kind, details, link, created_at, read)
        select ${amina.id}, 'removed', '{"group": "Fajr"}', '/groups', ${new Date(now()).toISOString()}, true
        from generate_series(1, 250) n`;
      for (let index = 0; index < MORE; index += 1) {
        await bilal.send(`POST /api/groups/${group}/join`);
        await bilal.send(`POST /api/groups/${group}/leave`);
      }
      await amina.send("POST /api/notifications/read");
    },
  },
  {
    table: "daily_count",
    by: "making groups, cycles and invitations, adding members, asking for groups, and opening new quizzes",
    bound: "a row a person and kind",
    rows: 4,
    rowBytes: 60,
    bells: 1,
    grow: async ({ amina, bilal }) => {
      for (const index of [1, 2]) {
        const group = await createGroup(amina);
        await amina.send(`POST /api/groups/${group}/cycles`, {
          name: NAME,
          startDate: "2026-03-05",
        });
        await amina.send(`POST /api/groups/${group}/invites`, {});
        if (index === 1)
          await amina.send(`POST /api/groups/${group}/members`, { userId: bilal.id });
      }
    },
  },
];
