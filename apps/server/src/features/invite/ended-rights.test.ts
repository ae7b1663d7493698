import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { usePeople } from "../../../test/people.ts";
import { disableAccount } from "../auth/operator.ts";
import { releaseGroupsOf } from "../group/release-groups.ts";

const now = (): number => Date.UTC(2026, 2, 1, 12);

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, dawud } = usePeople(running, "amina", "bilal", "dawud");
beforeEach(async () => {
  await amina.send("POST /api/groups", { name: "Fajr", isPrivate: true });
  await amina.send("POST /api/groups/1/members", { userId: bilal.id, role: "moderator" });
});

const giveBilal = (role: string) => amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role });

const ENDS: Record<string, () => Promise<unknown>> = {
  removed: () => amina.send(`DELETE /api/groups/1/members/${bilal.id}`),
  "made a member": () => giveBilal("member"),
  "made a member and a moderator again": async () => {
    await giveBilal("member");
    await giveBilal("moderator");
  },
  gone: () => bilal.send("POST /api/groups/1/leave"),
  disabled: () => disableAccount({ sql, now: now(), named: { by: "name", text: "bilal" } }),
  deleted: () =>
    sql.begin(async (sql) => {
      await releaseGroupsOf(sql, { userId: bilal.id, now: now() });
      await sql`delete from app_user where id = ${bilal.id}`;
    }),
};

test.each(Object.keys(ENDS))("the invites of a moderator who is %s end", async (how) => {
  const [others, own] = await Promise.all(
    [amina, bilal].map(
      async (leader) => (await leader.send("POST /api/groups/1/invites", {})).body,
    ),
  );
  await ENDS[how]?.();
  const refused = await dawud.send(`POST /api/invites/${own.token}/accept`);
  expect([refused.status, refused.body.code]).toEqual([404, "INVITE_REVOKED"]);
  const { body: open } = await amina.send("GET /api/groups/1/invites");
  expect(open.map(({ id }: { id: number }) => id)).toEqual([others.id]);
  expect((await dawud.send(`POST /api/invites/${others.token}/accept`)).status).toBe(200);
});

test("the invites of a moderator who is made an admin stay", async () => {
  const { body } = await bilal.send("POST /api/groups/1/invites", {});
  await giveBilal("admin");
  expect((await dawud.send(`POST /api/invites/${body.token}/accept`)).status).toBe(200);
});
