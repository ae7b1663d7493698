import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { beforeEach, expect, test } from "vitest";
import { UNHURRIED, useDatabase, workerDatabase } from "../../../../test/database.ts";
import { untilWaiting } from "../../../../test/lock-wait.ts";
import { noticesOf } from "../../../../test/notices.ts";
import { type Person, people, signedIn } from "../../../../test/people.ts";
import { useApp } from "../../../../test/use-app.ts";
import { connect, disconnect, type Sql } from "../../../db/client.ts";
import { disableAccount } from "../../auth/operator.ts";
import { releaseGroupsOf } from "../release-groups.ts";
import { settleClaims } from "./settle-claims.ts";

const CLAIM = "/api/groups/1/claim";
// The creator is last seen on March 1; 60 whole days later it is May 1.
const LAST_SEEN = Date.UTC(2026, 2, 1, 20);
const ASKED = Date.UTC(2026, 4, 1, 6);

let at = LAST_SEEN;
const now = (): number => at;
const sql = useDatabase();
const running = useApp(sql, { now });
let creator: Person;
let bilal: Person;
let dawud: Person;
let maryam: Person;

beforeEach(async () => {
  at = LAST_SEEN;
  ({
    amina: creator,
    bilal,
    dawud,
    maryam,
  } = await people(running, "amina", "bilal", "dawud", "maryam"));
  await creator.send("POST /api/groups", { name: "Fajr" });
  for (const { id } of [bilal, dawud])
    await creator.send("POST /api/groups/1/members", { userId: id, role: "admin" });
  await creator.send("POST /api/groups/1/members", { userId: maryam.id, role: "moderator" });
  await sql`delete from notification`;
  await goOn(ASKED);
});

const again = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await signedIn(running, person.id)),
});

/** Later on: everyone has a new session, which the creator uses when they come. */
async function goOn(to: number): Promise<void> {
  at = to;
  [creator, bilal, dawud, maryam] = await Promise.all([
    again(creator),
    again(bilal),
    again(dawud),
    again(maryam),
  ]);
}

const daysLater = (days: number) => goOn(ASKED + days * DAY_MS);

async function answerOf(person: Person, request: string, body?: object): Promise<unknown[]> {
  const { status, body: answer } = await person.send(request, body);
  return [status, answer?.code ?? answer];
}

const claims = () => sql`select group_id, asked_on, back_on from group_claim`;

async function creatorName(): Promise<unknown> {
  const [row] = await sql`
    select username, role from reading_group g
    join member on group_id = g.id and user_id = created_by
    join app_user on app_user.id = user_id`;
  return row;
}

const history = async (): Promise<readonly unknown[]> =>
  await sql`
    select kind, actor.username as actor, target.username as target from group_event e
    left join app_user actor on actor.id = actor_id
    left join app_user target on target.id = target_id
    where e.created_at >= ${new Date(ASKED).toISOString()} order by e.id`;

const asked = {
  askedBy: { id: 2, username: "bilal" },
  askedOn: "2026-05-01",
  answerBy: "2026-05-15",
};
const OPEN = [{ groupId: 1, askedOn: "2026-05-01", backOn: null }];
const MEMBERS = "/groups/1?tab=members";
const TOOK_OVER = [
  [
    "amina",
    "A group of yours went to bilal",
    "You had not been here for a long time, and for 14 days did not answer. bilal leads “Fajr” now; you remain an admin of it.",
    MEMBERS,
  ],
  ["bilal", "New role", "“Fajr” was handed over to you: you are now its creator.", "/groups/1"],
];

test("admins alone learn of an absence, and only of one of 60 whole days", async () => {
  await goOn(ASKED - 1);
  at = Date.UTC(2026, 3, 30, 23, 59);
  expect(await answerOf(bilal, `GET ${CLAIM}`)).toEqual([200, {}]);
  expect(await answerOf(bilal, `POST ${CLAIM}`)).toEqual([409, "CREATOR_IS_HERE"]);
  at = Date.UTC(2026, 4, 1);
  expect(await answerOf(bilal, `GET ${CLAIM}`)).toEqual([200, { awayDays: 60 }]);
  expect(await answerOf(maryam, `GET ${CLAIM}`)).toEqual([403, "ADMIN_ONLY"]);
  expect(await answerOf(maryam, `POST ${CLAIM}`)).toEqual([403, "ADMIN_ONLY"]);
  expect(await claims()).toEqual([]);
});

test("asking tells the creator and the other admins, once, and the history has it", async () => {
  const body = { awayDays: 60, claim: { ...asked, isCreatorBack: false } };
  expect(await answerOf(bilal, `POST ${CLAIM}`)).toEqual([200, body]);
  expect(await answerOf(bilal, `POST ${CLAIM}`)).toEqual([200, body]);
  expect(await answerOf(dawud, `POST ${CLAIM}`)).toEqual([409, "ALREADY_CLAIMED"]);
  expect(await answerOf(dawud, `GET ${CLAIM}`)).toEqual([200, body]);
  expect(await noticesOf(sql)).toEqual([
    [
      "amina",
      "bilal asks for your group",
      "You have not been here for some time, so bilal asks for “Fajr”. It stays yours if you are here by May 15, 2026: say that you keep it, or hand it over.",
      MEMBERS,
    ],
    [
      "dawud",
      "bilal asks for your group",
      "The creator of “Fajr” has not been here for some time, so bilal asks for the group. It goes to bilal if the creator does not come back by May 15, 2026.",
      MEMBERS,
    ],
  ]);
  expect(await history()).toEqual([{ kind: "claimed", actor: "bilal", target: "amina" }]);
});

test("of two admins who ask at once one does", async () => {
  const [first, second] = await Promise.all(
    [bilal, dawud].map((admin) => answerOf(admin, `POST ${CLAIM}`)),
  );
  expect(new Set([first?.[0], second?.[0]])).toEqual(new Set([200, 409]));
  expect(await claims()).toEqual(OPEN);
});

test("nobody asks more than five times a day", async () => {
  for (let times = 0; times < 5; times += 1) {
    expect((await bilal.send(`POST ${CLAIM}`)).status).toBe(200);
    expect((await bilal.send(`DELETE ${CLAIM}`)).status).toBe(204);
  }
  const { status, body } = await bilal.send(`POST ${CLAIM}`);
  expect([status, body.error]).toEqual([
    429,
    "You can ask for a group 5 times a day. You can go on in 18 hours.",
  ]);
});

test("who withdraws leaves no notice and no claim", async () => {
  await bilal.send(`POST ${CLAIM}`);
  expect(await answerOf(dawud, `DELETE ${CLAIM}`)).toEqual([403, "CREATOR_ONLY"]);
  expect(await claims()).toEqual(OPEN);
  expect(await answerOf(bilal, `DELETE ${CLAIM}`)).toEqual([204, undefined]);
  expect([await claims(), await noticesOf(sql)]).toEqual([[], []]);
  expect(await history()).toMatchObject([{ kind: "claimed" }, { kind: "claimWithdrawn" }]);
});

test("without an answer the group goes to the asker on the fifteenth day, and not before", async () => {
  await bilal.send(`POST ${CLAIM}`);
  await daysLater(14);
  await settleClaims(sql, now());
  expect([await creatorName(), await claims()]).toEqual([
    { username: "amina", role: "admin" },
    OPEN,
  ]);
  await daysLater(15);
  await settleClaims(sql, now());
  expect([await creatorName(), await claims()]).toEqual([{ username: "bilal", role: "admin" }, []]);
  expect(await noticesOf(sql)).toEqual(TOOK_OVER);
  expect(await history()).toEqual([
    { kind: "claimed", actor: "bilal", target: "amina" },
    { kind: "tookOver", actor: "bilal", target: "amina" },
  ]);
  const [member] = await sql`select role from member where user_id = ${creator.id}`;
  expect(member).toEqual({ role: "admin" });
});

/** The hand-overs that were done, with the creator afterwards and what everybody is told. */
const handOvers = async (): Promise<unknown> => ({
  creator: await creatorName(),
  notices: await noticesOf(sql),
  done: await sql`select sum(count)::int as times from group_event where kind = 'tookOver'`,
});

const ONCE = {
  creator: { username: "bilal", role: "admin" },
  notices: TOOK_OVER,
  done: [{ times: 1 }],
};

async function withAnotherProcess(work: (other: Sql) => Promise<void>): Promise<void> {
  const other = connect(workerDatabase(), { max: 2, limits: UNHURRIED });
  try {
    await work(other);
  } finally {
    await disconnect(other);
  }
}

test("two processes that settle at once hand over once", async () => {
  await bilal.send(`POST ${CLAIM}`);
  at = ASKED + 15 * DAY_MS;
  await withAnotherProcess(async (other) => {
    let settling: Promise<unknown> = Promise.resolve();
    await sql.begin(async (sql) => {
      await sql`select from reading_group for update`;
      settling = Promise.all([settleClaims(running.sql, now()), settleClaims(other, now())]);
      await untilWaiting(running.sql, 2);
    });
    await settling;
  });
  expect(await handOvers()).toEqual(ONCE);
});

test("a process that is killed in the middle has changed nothing, and the next one hands over", async () => {
  await bilal.send(`POST ${CLAIM}`);
  at = ASKED + 15 * DAY_MS;
  await withAnotherProcess(async (other) => {
    let settling: Promise<unknown> = Promise.resolve();
    await sql.begin(async (sql) => {
      // The creator and the history are written before who is told.
      await sql`lock table notification in exclusive mode`;
      settling = settleClaims(other, now()).catch((error: unknown) => error);
      await untilWaiting(running.sql);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
    });
    expect(await settling).toBeInstanceOf(Error);
  });
  expect([await creatorName(), await claims()]).toEqual([
    { username: "amina", role: "admin" },
    OPEN,
  ]);
  await settleClaims(sql, now());
  expect(await handOvers()).toEqual(ONCE);
});

const removeAccount = (person: Person) =>
  sql.begin(async (sql) => {
    await releaseGroupsOf(sql, { userId: person.id, now: now() });
    await sql`delete from app_user where id = ${person.id}`;
  });

/** What ends a claim, and whose group it is afterwards. */
const ENDS: Readonly<Record<string, readonly [() => Promise<unknown>, string | undefined]>> = {
  "the asker is demoted": [
    () => dawud.send(`PATCH /api/groups/1/members/${bilal.id}`, { role: "moderator" }),
    "amina",
  ],
  "the asker is removed": [() => dawud.send(`DELETE /api/groups/1/members/${bilal.id}`), "amina"],
  "the asker leaves": [() => bilal.send("POST /api/groups/1/leave"), "amina"],
  "the asker's account is deleted": [() => removeAccount(bilal), "amina"],
  "the asker's account is disabled": [
    () => disableAccount({ sql, now: now(), named: { by: "name", text: "bilal" } }),
    "amina",
  ],
  "the creator hands over to the asker": [
    () => creator.send("POST /api/groups/1/hand-over", { userId: bilal.id }),
    "bilal",
  ],
  "the creator hands over to another": [
    () => creator.send("POST /api/groups/1/hand-over", { userId: dawud.id }),
    "dawud",
  ],
  "the creator's account is deleted": [() => removeAccount(creator), "bilal"],
  "the group is deleted": [() => creator.send("DELETE /api/groups/1"), undefined],
};

test.each(Object.entries(ENDS))("a claim ends when %s", async (_, [end, whose]) => {
  await bilal.send(`POST ${CLAIM}`);
  await daysLater(13);
  await end();
  const told = await sql`select kind from notification where kind = 'claimed'`;
  expect([await claims(), told]).toEqual([[], []]);
  at = ASKED + 15 * DAY_MS;
  await settleClaims(sql, now());
  expect(await creatorName()).toEqual(whose && { username: whose, role: "admin" });
  expect(await sql`select from group_event where kind = 'tookOver'`).toEqual([]);
});

const kept = (name: string, message: string) => [
  name,
  "The group stays as it is",
  message,
  MEMBERS,
];

test("a creator who is back on day 5 has that day to answer, and then keeps the group", async () => {
  await bilal.send(`POST ${CLAIM}`);
  await daysLater(5);
  await creator.send("GET /api/user");
  const body = { claim: { ...asked, isCreatorBack: true } };
  expect(await answerOf(dawud, `GET ${CLAIM}`)).toEqual([200, body]);
  await settleClaims(sql, now());
  expect(await claims()).toEqual([{ groupId: 1, askedOn: "2026-05-01", backOn: "2026-05-06" }]);
  await daysLater(6);
  // Somebody who is here every day is seen today, too.
  await creator.send("GET /api/user");
  await settleClaims(sql, now());
  expect([await claims(), await creatorName()]).toEqual([[], { username: "amina", role: "admin" }]);
  expect(await noticesOf(sql)).toEqual([
    kept(
      "amina",
      "While you were away bilal asked for “Fajr”. You are here again, so it stays yours.",
    ),
    kept("bilal", "amina is here again and keeps “Fajr”."),
    kept("dawud", "amina is here again and keeps “Fajr”."),
  ]);
  expect(await history()).toEqual([
    { kind: "claimed", actor: "bilal", target: "amina" },
    { kind: "claimKept", actor: "amina", target: "bilal" },
  ]);
});

test("a creator who comes after the last day, but before the group went over, keeps it", async () => {
  await bilal.send(`POST ${CLAIM}`);
  await daysLater(15);
  await creator.send("GET /api/user");
  await settleClaims(sql, now());
  expect(await creatorName()).toEqual({ username: "amina", role: "admin" });
  await daysLater(16);
  await settleClaims(sql, now());
  expect([await claims(), await creatorName()]).toEqual([[], { username: "amina", role: "admin" }]);
});

test("keeping the group, from two tabs at once, is done once, and nobody asks again for 60 days", async () => {
  await bilal.send(`POST ${CLAIM}`);
  await daysLater(5);
  const answers = await Promise.all([1, 2].map(() => answerOf(creator, `DELETE ${CLAIM}`)));
  expect(new Set(answers)).toEqual(
    new Set([
      [204, undefined],
      [404, "CLAIM_NOT_FOUND"],
    ]),
  );
  const told = (await noticesOf(sql)).map(([who, , text]) => [who, text]);
  expect(told).toEqual([
    ["bilal", "amina is here again and keeps “Fajr”."],
    ["dawud", "amina is here again and keeps “Fajr”."],
  ]);
  await daysLater(5 + 60);
  expect(await answerOf(dawud, `POST ${CLAIM}`)).toEqual([409, "CREATOR_IS_HERE"]);
  await daysLater(5 + 61);
  expect((await dawud.send(`POST ${CLAIM}`)).status).toBe(200);
});
