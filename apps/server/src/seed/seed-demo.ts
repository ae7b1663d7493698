import { StartCycleInput, type Cycle } from "@daily-quran/domain/group/cycle";
import { DEFAULT_POINTS, earnedPoints } from "@daily-quran/quiz-scoring/points";
import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import { addDays, startOfUtcDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { verseCountOfDay } from "@daily-quran/reading-schedule/plan";
import type { Sql } from "../db/client.ts";
import { makeAccount } from "../features/auth/account/make-account.ts";
import { hashPassword } from "../features/auth/password/passwords.ts";
import { startCycle } from "../features/cycle/start-cycle.ts";
import { addMember } from "../features/group/member/add-member.ts";
import type { Actor } from "../request/actor.ts";
import { createGroup } from "../features/group/create-group.ts";
import { recordResults } from "../features/leaderboard/record-results.ts";
import { DEMO_GROUPS, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from "./demo-people.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

type DemoActor = Actor & DemoPerson;
type DemoGroup = (typeof DEMO_GROUPS)[number];

/**
 * Fills a database with a few readers, a public and a private group and their running cycles, as if they
 * had begun days before `now` (epoch milliseconds).
 */
export async function seedDemo(sql: Sql, now: number): Promise<void> {
  const people = await makePeople(sql, now);
  for (const group of DEMO_GROUPS) await makeGroup(sql, group, { people, now });
}

async function makePeople(sql: Sql, now: number): Promise<Map<string, DemoActor>> {
  const people = new Map<string, DemoActor>();
  const createdAt = new Date(now - 30 * 24 * HOUR).toISOString();
  for (const person of DEMO_PEOPLE) {
    const { username } = person;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const email = `${username}@example.org`;
    const user = await sql.begin((sql) =>
      makeAccount(sql, { username, email, passwordHash, createdAt }),
    );
    people.set(username, { ...person, userId: user.id, now });
  }
  return people;
}

async function makeGroup(
  sql: Sql,
  { people: names, moderators, cycleName, day, ...group }: DemoGroup,
  { people, now }: { people: Map<string, DemoActor>; now: number },
): Promise<void> {
  const startDate = addDays(utcDay(now), 1 - day);
  const begun = startOfUtcDay(startDate) - 2 * HOUR;
  const members = names.map((name) => demoActor(people, name, begun));
  const [creator, ...others] = members;
  if (!creator) return;
  const { made } = await createGroup(sql, creator, group);
  const groupId = made.id;
  for (const { userId, username } of others) {
    const role = (moderators as readonly string[]).includes(username) ? "moderator" : "member";
    await addMember(sql, creator, { groupId, userId, role });
  }
  const input = StartCycleInput.parse({ name: cycleName, startDate });
  const { made: cycle } = await startCycle(sql, creator, { groupId, ...input });
  for (let past = 1; past < day; past += 1) {
    const dawn = startOfUtcDay(addDays(startDate, past - 1)) + HOUR;
    await completeDay(sql, { cycle, day: past, dawn }, members);
  }
}

function demoActor(people: Map<string, DemoActor>, name: string, now: number): DemoActor {
  const person = people.get(name);
  if (!person) throw new Error(`The demo has no ${name}.`);
  return { ...person, now };
}

async function completeDay(
  sql: Sql,
  { cycle, day, dawn }: { cycle: Cycle; day: number; dawn: number },
  members: readonly DemoActor[],
): Promise<void> {
  const readers = members.filter(({ missedDays }) => !missedDays.includes(day));
  const results = readers.map(({ userId, username, everyWrong }, index) => {
    const [reading = 0, translation = 0, tafseer = 0] = QUESTION_TYPES.map((_, question) =>
      (day * QUESTION_TYPES.length + question + userId) % everyWrong === 0 ? 0 : 1,
    );
    return {
      userId,
      username,
      day,
      totalPoints: earnedPoints({ reading, translation, tafseer }, DEFAULT_POINTS),
      readingQuizzes: reading,
      translationQuizzes: translation,
      tafseerQuizzes: tafseer,
      selfReported: false,
      versesRead: verseCountOfDay(day),
      completedAt: new Date(dawn + index * 20 * MINUTE).toISOString(),
    };
  });
  await recordResults(sql, cycleOfResults(cycle), results);
}

const cycleOfResults = ({ id, groupId, name, settings }: Cycle) => ({
  id,
  groupId,
  name,
  leaderboardEnabled: settings.leaderboardEnabled,
});
