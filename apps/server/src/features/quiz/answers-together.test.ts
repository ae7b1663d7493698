import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { people, type Person } from "../../../test/people.ts";
import type { NewAnswer } from "../../request/answers-together.ts";
import { seeCycle } from "../cycle/see-cycle.ts";
import { answersTogether } from "./answers-together.ts";

const AT = "2026-03-10T12:00:00.000Z";
const now = (): number => Date.parse(AT);

let amina: Person;
let bilal: Person;
let carol: Person;
let version: string;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  const app = { url: running.url, sql, now };
  ({ amina, bilal, carol } = await people(app, "amina", "bilal", "carol"));
  await startCycle(amina, { members: [bilal] });
  ({ version } = await seeCycle(sql, 1, amina.id));
});

const answer = ({ id }: Person, more: Partial<NewAnswer> = {}): NewAnswer => ({
  cycleId: 1,
  userId: id,
  day: 3,
  version,
  type: "reading",
  choice: 1,
  isCorrect: true,
  points: 1,
  maker: 14,
  answeredAt: AT,
  ...more,
});

/** Whether each was stored, of answers that come in the same turn, and how many statements they were. */
async function storeAll(...answers: NewAnswer[]) {
  const store = answersTogether(sql);
  let statements = 0;
  sql.options.debug = () => (statements += 1);
  const stored = await Promise.all(answers.map(store)).finally(() => (sql.options.debug = false));
  return { stored, statements };
}

const rows = () => sql`
  select cycle_id, user_id, day, type, choice, is_correct, points, maker, answered_at
  from quiz_answer order by user_id, day, type`;

const row = (person: Person, more: Partial<NewAnswer> = {}) => {
  const { version: _, ...stored } = answer(person, more);
  return stored;
};

test("the answers of two members, and to two questions, are one statement, each stored as it is", async () => {
  const wrong = { type: "tafseer", choice: 3, isCorrect: false, points: 0, maker: null } as const;
  expect(await storeAll(answer(bilal), answer(amina, wrong), answer(amina))).toEqual({
    stored: [true, true, true],
    statements: 1,
  });
  expect(await rows()).toEqual([row(amina), row(amina, wrong), row(bilal)]);
});

test("an answer alone is left to a statement of its own", async () => {
  expect(await storeAll(answer(bilal))).toEqual({ stored: [false], statements: 0 });
  expect(await rows()).toEqual([]);
});

test("of two choices to the same question one is stored, and only its sender is told so", async () => {
  const other = { choice: 2, isCorrect: false, points: 0 };
  expect(await storeAll(answer(bilal), answer(bilal, other), answer(amina))).toEqual({
    stored: [true, false, true],
    statements: 1,
  });
  expect(await rows()).toEqual([row(amina), row(bilal)]);
});

test("a second answer changes nothing, beside one that is stored", async () => {
  await storeAll(answer(bilal), answer(bilal, { day: 4 }));
  const again = answer(bilal, { choice: 0, isCorrect: false, points: 0 });
  expect((await storeAll(again, answer(amina))).stored).toEqual([false, true]);
  expect(await rows()).toEqual([row(amina), row(bilal), row(bilal, { day: 4 })]);
});

test("neither a stranger's answer is stored, nor one under another version of the cycle", async () => {
  const { stored } = await storeAll(
    answer(carol),
    answer(bilal, { version: String(Number(version) - 1) }),
    answer(bilal, { cycleId: 2, day: 5 }),
    answer(amina),
  );
  expect(stored).toEqual([false, false, false, true]);
  expect(await rows()).toEqual([row(amina)]);
});

test.each([
  ["a member is being removed", "delete from member where user_id = $1"],
  ["an account is locked", "select from app_user where id = $1 for update"],
])("while %s, others do not wait", async (_, change) => {
  await sql.begin(async (held) => {
    await held.unsafe(change, [bilal.id]);
    expect((await storeAll(answer(bilal), answer(amina))).stored).toEqual([false, true]);
    expect(await rows()).toEqual([row(amina)]);
  });
});

test("while a cycle is being removed, those of another do not wait", async () => {
  await startCycle(amina);
  const other = await seeCycle(sql, 2, amina.id);
  const ofOther = answer(amina, { cycleId: 2, version: other.version });
  await sql.begin(async (held) => {
    await held`delete from cycle where id = 1`;
    expect((await storeAll(answer(bilal), ofOther)).stored).toEqual([false, true]);
  });
  expect(await rows()).toEqual([row(amina, { cycleId: 2 })]);
});

test("two processes that store the same answers in opposite orders make one of each, without a deadlock", async () => {
  const answers = Array.from({ length: 20 }, (_, index) => answer(bilal, { day: 1 + index }));
  const undone = new Error("undone");
  let both: Promise<boolean[][]> | undefined;
  const begun = sql.begin(async (held) => {
    // Both come as far as this one, from their own side.
    await held`
      insert into quiz_answer (cycle_id, user_id, day, type, choice, is_correct, points, answered_at)
      values (1, ${bilal.id}, 10, 'reading', 0, true, 1, now())`;
    both = Promise.all([
      Promise.all(answers.map(answersTogether(sql))),
      Promise.all(answers.toReversed().map(answersTogether(sql))),
    ]);
    await untilWaiting(sql, 2);
    throw undone;
  });
  await expect(begun).rejects.toBe(undone);
  const [one = [], two = []] = (await both) ?? [];
  const times = two.toReversed().map((stored, index) => Number(stored) + Number(one[index]));
  expect(times).toEqual(Array(20).fill(1));
  expect(await rows()).toEqual(answers.map(({ day }) => row(bilal, { day })));
});
