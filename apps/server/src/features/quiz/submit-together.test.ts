import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { type Person, people } from "../../../test/people.ts";
import type { ApiResponse } from "../../../test/visitor.ts";

const now = (): number => Date.parse("2026-03-10T12:00:00.000Z");
const NAMES = Array.from({ length: 60 }, (_, index) => `reader${index}`);

const sql = useDatabase();

const running = useApp(sql, { now });

/** Which of the three answers of a member are right. */
const rightOf = (index: number): [number, number, number] => [
  index % 2,
  Math.floor(index / 2) % 2,
  Math.floor(index / 4) % 2,
];

/** Reports a day as often as the server is too busy, as the web app does. */
async function untilTaken(member: Person, index: number): Promise<ApiResponse> {
  const send = () => member.send("POST /api/cycles/1/submit-quiz", report(3, rightOf(index)));
  let response = await send();
  while (response.status === 503) response = await send();
  return response;
}

test("a class that finishes at the same moment gets sixty results, each its own, stored once", async () => {
  const { teacher, ...others } = await people(running, "teacher", ...NAMES);
  const members = Object.values(others);
  if (!teacher) throw new Error("no teacher");
  await startCycle(teacher, { members });
  // Each twice, as by a double click.
  const answers = await Promise.all(
    [...members, ...members].map((member, index) => untilTaken(member, index % 60)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(120).fill(200));
  expect(answers.map(({ body }) => body)).toEqual(
    answers.map((_, index) => ({
      cycleId: 1,
      selfReported: true,
      completedAt: "2026-03-10T12:00:00.000Z",
      ...report(3, rightOf(index % 60)),
    })),
  );
  const [sums] = await sql`
    select count(*)::int as results, sum(total_points)::int as points from quiz_result`;
  const [standings] = await sql`
    select count(*)::int as results, sum(points)::int as points from standing`;
  // Of eight members 0, 1, 2, 3, 3, 4, 5 and 6 points; of the last four 0, 1, 2 and 3.
  const expected = { results: 60, points: 7 * 24 + 6 };
  expect([sums, standings]).toEqual([expected, expected]);
});
