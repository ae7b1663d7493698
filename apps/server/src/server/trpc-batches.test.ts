import { expect, test } from "vitest";
import { useApp } from "../../test/use-app.ts";
import { useDatabase } from "../../test/database.ts";
import { visitor } from "../../test/visitor.ts";

const sql = useDatabase();

const running = useApp(sql);

const batchOf = (calls: number, comma = ","): string =>
  `GET /trpc/${Array.from({ length: calls }, () => "system.health").join(comma)}?batch=1`;

test.each([",", "%2C"])("ten calls joined by %j are allowed, more are 400", async (comma) => {
  const someone = visitor(running.url);
  const ten = await someone.send(batchOf(10, comma));
  expect([ten.status, ten.body.length]).toEqual([200, 10]);
  for (const calls of [11, 600]) {
    const { status, body } = await someone.send(batchOf(calls, comma));
    expect([status, body]).toEqual([
      400,
      { error: "A batch has at most 10 calls.", code: "INVALID_INPUT" },
    ]);
  }
});

test("a streamed batch is refused: a sign-in in it could set no cookie", async () => {
  const streamed = await visitor(running.url).send(batchOf(1), undefined, {
    "trpc-accept": "application/jsonl",
  });
  expect([streamed.status, streamed.body]).toEqual([
    400,
    { error: "Batches are not streamed: leave out trpc-accept.", code: "INVALID_INPUT" },
  ]);
});
