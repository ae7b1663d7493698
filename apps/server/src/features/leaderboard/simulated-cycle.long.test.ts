import type { LeaderboardEntry } from "@daily-quran/domain/group/leaderboard";
import { seededRandom } from "@daily-quran/quiz-questions/seeded-random";
import { verseCountOfDay } from "@daily-quran/reading-schedule/plan";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { usePeople } from "../../../test/people.ts";
import { standingTables } from "../../../test/quiz-tables.ts";
import { startSession } from "../auth/session/sessions.ts";
import { rebuildStandings } from "./rebuild-standings.ts";
import { type MemberResult, recordResults } from "./record-results.ts";

const MEMBERS = 200;
const DAYS = 300;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 2, 1, 6);
const CYCLE = { id: 1, groupId: 1, name: "Ramadan", leaderboardEnabled: true };

let at = FIRST_DAY;
const now = (): number => at;
const sql = useDatabase();

const running = useApp(sql, { now });
const { amina } = usePeople(running, "amina");
beforeEach(async () => {
  await startCycle(amina);
  await sql`
    insert into app_user (username, email, password_hash, created_at)
    select 'reader' || n, 'reader' || n || '@example.org', '-', now()
    from generate_series(2, ${MEMBERS}::int) n`;
  await sql`
    insert into member (group_id, user_id, role, joined_at)
    select 1, id, 'member', now() from app_user where id > 1 order by id`;
});

/** A reader's actions, stored in the simplest way, for the reference calculation. */
interface Reader {
  readonly userId: number;
  readonly results: Map<number, { points: number; at: number }>;
}

test(`a cycle of ${MEMBERS} readers over ${DAYS} days, with missed and made-up days, has the standings of a simple reference calculation`, async () => {
  const random = seededRandom("simulated cycle");
  const readers = Array.from({ length: MEMBERS }, (_, index): Reader => ({
    userId: index + 1,
    results: new Map(),
  }));
  const boards: { shown: LeaderboardEntry[]; expected: LeaderboardEntry[] }[] = [];
  for (let day = 1; day <= DAYS; day++) {
    at = FIRST_DAY + (day - 1) * DAY_MS;
    const batch: MemberResult[] = [];
    for (const reader of readers) {
      // From daily to rare readers; a seventh of the missed days is made up later.
      const zeal = 3 + (reader.userId % 8);
      if (random.below(10) < zeal) batch.push(resultOf(reader, day, random.below(8)));
      else if (random.below(7) === 0 && day > 1)
        batch.push(resultOf(reader, 1 + random.below(day - 1), random.below(8)));
    }
    const stored = await recordResults(sql, CYCLE, batch);
    const fresh = batch.filter((result) => keep(readers, result));
    expect(stored).toHaveLength(fresh.length);
    if (day % 100 === 0)
      boards.push({ shown: await wholeBoard(), expected: referenceBoard(readers, day) });
  }
  expect(boards).toHaveLength(3);
  for (const { shown, expected } of boards) expect(shown).toEqual(expected);
  const tables = await standingTables(sql);
  await rebuildStandings(sql);
  expect(await standingTables(sql)).toEqual(tables);
});

function resultOf({ userId }: Reader, day: number, right: number): MemberResult {
  const [reading, translation, tafseer] = [right & 1, (right >> 1) & 1, (right >> 2) & 1] as const;
  return {
    userId,
    username: `reader${userId}`,
    day,
    totalPoints: reading + 2 * translation + 3 * tafseer,
    readingQuizzes: reading,
    translationQuizzes: translation,
    tafseerQuizzes: tafseer,
    selfReported: false,
    versesRead: verseCountOfDay(day),
    // Few distinct instants, so that some are equal.
    completedAt: new Date(at + (userId % 5)).toISOString(),
  };
}

/** Whether the result is the first of its day. */
function keep(readers: Reader[], { userId, day, totalPoints, completedAt }: MemberResult): boolean {
  const { results } = readers[userId - 1] as Reader;
  if (results.has(day)) return false;
  results.set(day, { points: totalPoints, at: Date.parse(completedAt) });
  return true;
}

async function wholeBoard(): Promise<LeaderboardEntry[]> {
  const entries: LeaderboardEntry[] = [];
  // The session of the cycle's first day is over by now.
  amina.cookies.set("session", await startSession({ sql, now: now() }, amina.id));
  let path: string | undefined = "/api/cycles/1/leaderboard?limit=37";
  while (path) {
    const { body, headers } = await amina.send(`GET ${path}`);
    entries.push(...body);
    path = /^<(.+)>/.exec(headers.get("link") ?? "")?.[1];
  }
  return entries;
}

function referenceBoard(readers: Reader[], today: number): LeaderboardEntry[] {
  const rows = readers
    .filter(({ results }) => results.size > 0)
    .map(({ userId, results }) => {
      const days = [...results.keys()].sort((one, other) => one - other);
      let streak = 0;
      let end = results.has(today) ? today : today - 1;
      for (; results.has(end); end--) streak++;
      const all = [...results.values()];
      return {
        userId,
        days,
        streak,
        points: all.reduce((sum, { points }) => sum + points, 0),
        verses: days.reduce((sum, day) => sum + verseCountOfDay(day), 0),
        reachedAt: Math.max(...all.map((result) => result.at)),
      };
    });
  rows.sort(
    (one, other) =>
      other.points - one.points ||
      other.verses - one.verses ||
      one.reachedAt - other.reachedAt ||
      one.userId - other.userId,
  );
  return rows.map(({ userId, days, streak, points, verses }) => ({
    id: userId,
    user: { id: userId, username: userId === 1 ? "amina" : `reader${userId}` },
    currentDay: days.at(-1) ?? 0,
    streak,
    totalVersesRead: verses,
    completedDays: days,
    points,
    rank: 1 + rows.filter((row) => row.points > points).length,
  }));
}
