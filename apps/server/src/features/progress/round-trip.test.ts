import {
  MAX_DOCUMENT_BYTES,
  MAX_PROGRESS_ITEMS,
} from "@daily-quran/domain/progress/progress-limits";
import { expect, test } from "vitest";
import { people, type Person } from "../../../test/people.ts";
import { idOf, MARK, NOW, PLAN, useAppOfAmina } from "../../../test/progress.ts";

const app = useAppOfAmina();
const { sql } = app;
const AT = "2026-03-05T06:30:00.000Z";

const exportOf = async (person: Person) => await person.send("GET /api/progress/export");
const bringIn = (person: Person, document: object) =>
  person.send("POST /api/progress/import", { document, acceptAnother: true });

/** What Amina has, exported and brought in by somebody else, who then has the same. */
async function broughtAround(): Promise<object> {
  const { body, status } = await exportOf(app.amina);
  expect(status).toBe(200);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(MAX_DOCUMENT_BYTES);
  const { bilal } = await people(app.running, "bilal");
  const { marks, bookmarks, plans, positions } = body;
  const imported = marks.length + bookmarks.length + plans.length + positions.length;
  expect((await bringIn(bilal, body)).body).toEqual({ imported, unchanged: 0 });
  expect({ ...(await exportOf(bilal)).body, owner: "amina" }).toEqual(body);
  expect((await bringIn(app.amina, body)).body).toEqual({ imported: 0, unchanged: imported });
  return body;
}

test("an account of as many items as it may have is exported and brought back", async () => {
  const kinds = { mark: MARK, bookmark: { verse: "2:255", createdAt: AT }, plan: PLAN };
  await sql`insert into progress_reader (user_id, revision) values (1, ${MAX_PROGRESS_ITEMS})`;
  const [count, each] = [MAX_PROGRESS_ITEMS, 300];
  const values = { ...kinds, position: { verse: "80:17" } };
  await sql`
    insert into progress_item (user_id, kind, id, value, changed_at, device, seq, revision)
    select 1, kind::progress_kind, '33333333-3333-4333-8333-' || lpad(n::text, 12, '0'),
      ${sql.json(values)}::jsonb -> kind, ${new Date(NOW)}, gen_random_uuid(), 0, n
    from (
      select n, case when n <= ${each}::int then 'plan' when n <= ${2 * each}::int then 'position'
        when n <= ${3 * each}::int then 'bookmark' else 'mark' end as kind
      from generate_series(1, ${count}::int) n
    ) items`;
  const body = (await broughtAround()) as { marks: object[] };
  const more = [...body.marks, { ...MARK, id: idOf(count + 1), updatedAt: AT }];
  const refused = await bringIn(app.amina, { ...body, marks: more });
  expect([refused.status, refused.body.code]).toEqual([400, "IMPORT_UNREADABLE"]);
  expect(refused.body.error).toContain("A file has at most 20,000 items.");
});

test("an account that is full of long notes is exported and brought back", async () => {
  const value = { verse: "2:255", note: "ক".repeat(1000), createdAt: AT };
  const device = idOf(0);
  let [seq, status] = [0, 200];
  while (status === 200) {
    const operations = Array.from({ length: 500 }, (_, index) => {
      const number = seq + index + 1;
      return { seq: number, kind: "bookmark", id: idOf(number), value, at: NOW };
    });
    const push = { device, now: NOW, since: 1e9, operations };
    // oxlint-disable-next-line no-await-in-loop -- one after another, until it is full
    ({ status } = await app.amina.send("POST /api/progress/sync", push));
    seq += 500;
  }
  expect([status, seq]).toEqual([409, 1500]);
  await broughtAround();
});
