import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { useDatabase } from "../../test/database.ts";
import { runCommand } from "../../test/processes/run-command.ts";
import { enqueue } from "../features/outbox/enqueue.ts";
import { senderOf } from "../features/outbox/outbox-kind.ts";
import { outboxWorker } from "../features/outbox/outbox-worker.ts";
import { outboxProgram } from "./outbox-program.ts";

const NOW = Date.UTC(2026, 2, 10, 6, 30);
const KIND = { name: "note", payload: z.string() };
const sql = useDatabase();
const refuse = async () => ({ refused: "550 no\u001b[2J such\nmailbox" });

beforeEach(async () => {
  await enqueue(sql, NOW, { kind: KIND, payload: "one" }, { kind: KIND, payload: "two" });
  const senders = [senderOf({ kind: KIND, atOnce: 1, send: refuse })];
  await outboxWorker({ sql, now: () => NOW, senders }).drain();
  await enqueue(sql, NOW, { kind: KIND, payload: "three" });
});

const run = (...words: string[]) => runCommand(outboxProgram, { sql, now: () => NOW }, words);

const dead = (number: number) =>
  `${number}       note  2026-03-10 06:30  1            550 no[2J such mailbox\n`;
const HEAD = "NUMBER  KIND  MADE              TRIES  NEXT  WHY\n";

test("lists dead letters with why, or what waits", async () => {
  const [code, listed] = await run("list");
  expect([code, listed]).toEqual([0, HEAD + dead(1) + dead(2)]);
  const waiting = "3       note  2026-03-10 06:30  0      2026-03-10 06:30\n";
  expect(await run("list", "--waiting")).toEqual([
    0,
    `NUMBER  KIND  MADE              TRIES  NEXT              WHY\n${waiting}`,
    "",
  ]);
  const [, json] = await run("list", "--json");
  expect(JSON.parse(json)).toMatchObject([{ id: "1", kind: "note", attempts: 1 }, { id: "2" }]);
});

test("retries one or all, and drops one or all", async () => {
  expect(await run("retry", "1")).toEqual([
    0,
    "1 message is tried again by the app, within a second.\n",
    "",
  ]);
  expect(await run("list")).toEqual([0, HEAD + dead(2), ""]);
  expect(await run("drop", "--dead")).toEqual([0, "1 message is dropped.\n", ""]);
  expect(await run("list")).toEqual([0, "There are none.\n", ""]);
  expect(await run("drop", "3")).toEqual([0, "1 message is dropped.\n", ""]);
  expect(await sql`select id from outbox`).toEqual([{ id: "1" }]);
});

test.each([
  [["drop", "7"], 1, "The outbox has no message 7.\n"],
  [["drop"], 2, "error: name one message by its number, or --dead for all dead letters\n"],
  [
    ["retry", "1", "--dead"],
    2,
    "error: name one message by its number, or --dead for all dead letters\n",
  ],
])("%j is refused", async (words, code, text) => {
  expect(await run(...words)).toEqual([code, "", text]);
});
