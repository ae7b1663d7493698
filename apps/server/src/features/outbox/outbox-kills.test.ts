import { expect, test } from "vitest";
import { useDatabase, workerDatabase } from "../../../test/database.ts";
import { AT_ONCE, killInBatches } from "../../../test/processes/outbox-kills.ts";
import { seededNumbers } from "../../../test/seeded-numbers.ts";

const sql = useDatabase();

test("kills in the middle of a batch lose nothing, and send twice at most what was being sent", async () => {
  const at = { sql, address: workerDatabase() };
  const result = await killInBatches(at, { kills: 3, batch: 200, random: seededNumbers(44) });
  expect(result).toMatchObject({ sent: 600, lost: 0 });
  expect(result.twiceAfterOneKill).toBeLessThanOrEqual(AT_ONCE);
});
