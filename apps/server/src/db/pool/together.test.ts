import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DomainError } from "@daily-quran/domain/errors";
import { UNHURRIED, useDatabase, workerDatabase } from "../../../test/database.ts";
import { connect, disconnect, type Sql } from "../client.ts";
import { together } from "./together.ts";

const sql = useDatabase();
const ROW = "a row";
let pool: Sql;
let batches: string[][];
let gate: EventEmitter;

beforeEach(() => {
  pool = connect(workerDatabase(), { limits: { ...UNHURRIED, rowsAtOnce: 1, waitingForRow: 3 } });
  batches = [];
  gate = new EventEmitter();
});
afterEach(() => disconnect(pool));

/** Stores each key but "refused"; "first" waits at the gate, and "broken" is no key. */
const storeKey = together(async (sql, keys: readonly string[]) => {
  batches.push([...keys]);
  if (keys.includes("first")) {
    gate.emit("waits");
    await once(gate, "open");
  }
  for (const key of keys)
    if (key !== "refused")
      await sql`
        insert into attempt (key, count, resets_at)
        values (${key === "broken" ? null : key}, 1, now())`;
  return keys.map((key) => () => {
    if (key === "refused") throw new DomainError("SHARE_TAKEN");
    return key;
  });
});

/** What comes of keys that wait behind the first one. */
async function behindTheFirst(...keys: readonly string[]) {
  const waits = once(gate, "waits");
  const first = storeKey(pool, ROW, "first");
  await waits;
  const others = Promise.allSettled(keys.map((key) => storeKey(pool, ROW, key)));
  gate.emit("open");
  return [
    await first,
    ...(await others).map((one) => (one.status === "fulfilled" ? one.value : one.reason.code)),
  ];
}

const stored = async () =>
  (await sql<{ key: string }[]>`select key from attempt order by key`).map(({ key }) => key);

it("makes the changes that wait for one row in one transaction, and refuses one alone", async () => {
  expect(await behindTheFirst("b", "refused", "a")).toEqual(["first", "b", "SHARE_TAKEN", "a"]);
  expect(batches).toEqual([["first"], ["b", "refused", "a"]]);
  expect(await stored()).toEqual(["a", "b", "first"]);
});

it("makes each by itself where one fails, so that it takes no other along", async () => {
  expect(await behindTheFirst("a", "broken", "b")).toEqual(["first", "a", "23502", "b"]);
  expect(await stored()).toEqual(["a", "b", "first"]);
});

it("turns away who would wait behind too many, and makes the others", async () => {
  expect(await behindTheFirst("a", "b", "c", "d")).toEqual(["first", "a", "b", "c", "BUSY"]);
  expect(await stored()).toEqual(["a", "b", "c", "first"]);
});
