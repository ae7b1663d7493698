import { randomUUID } from "node:crypto";
import { MAX_PROGRESS_ITEMS } from "@daily-quran/domain/progress/progress-limits";
import type { Growth } from "./growth.ts";
import { MARK } from "../progress.ts";

const MORE = 5;

/** What one reader has read, on how many devices. */
export const GROWTH_OF_PROGRESS: readonly Growth[] = [
  {
    table: "progress_item",
    by: "marks, bookmarks, plans and positions, and what is removed of them",
    bound:
      "20,000 an account, removed ones included, and what a file of 4 MiB holds; of more than 2,000 removed ones the newest 1,000 are remembered; what never was leaves nothing",
    rows: MAX_PROGRESS_ITEMS,
    rowBytes: 220,
    grow: async ({ app: { sql, now }, amina }) => {
      await sql`insert into progress_reader (user_id, revision) values (${amina.id}, ${MAX_PROGRESS_ITEMS})`;
      await sql`
        insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
        select ${amina.id}, 'mark', gen_random_uuid(), ${sql.json(MARK)}, ${new Date(now())},
          ${randomUUID()}, n, n
        from generate_series(1, ${MAX_PROGRESS_ITEMS}::int) n`;
      for (let index = 0; index < MORE; index += 1)
        for (const value of [MARK, null]) {
          const operation = { seq: 1, kind: "mark", id: randomUUID(), value, at: now() };
          const push = { device: randomUUID(), now: now(), since: 0, operations: [operation] };
          await amina.send("POST /api/progress/sync", push);
          await amina.send(`PUT /api/progress/marks/${randomUUID()}`, MARK);
        }
    },
  },
  {
    table: "progress_device",
    by: "each device that sends something",
    bound: "100 an account; the one unused for longest is forgotten, and sends everything again",
    rows: 100,
    rowBytes: 70,
    grow: async ({ app: { now }, amina }) => {
      for (let index = 0; index < 100 + MORE; index += 1) {
        const operation = { seq: 1, kind: "position", id: "daily", value: { verse: "2:255" } };
        const operations = [{ ...operation, at: now() }];
        const push = { device: randomUUID(), now: now(), since: 0, operations };
        await amina.send("POST /api/progress/sync", push);
      }
    },
  },
  {
    table: "progress_reader",
    by: "the first mark",
    bound: "one an account",
    rows: 1,
    rowBytes: 100,
    grow: async ({ amina }) => {
      for (let index = 0; index < MORE; index += 1)
        await amina.send(`PUT /api/progress/marks/${randomUUID()}`, MARK);
    },
  },
];
