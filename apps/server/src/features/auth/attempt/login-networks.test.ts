import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../../test/accounts.ts";
import { useDatabase } from "../../../../test/database.ts";
import { FAILED, useLogins } from "../../../../test/sign-in/logins.ts";

const sql = useDatabase();
const { attempt, one, statuses } = useLogins(sql);

test("an address has its own limit over all names, and others are not affected", async () => {
  await registered(one(), "amina");
  const from = "192.0.2.1";
  for (let index = 0; index < 15; index += 1)
    expect((await attempt({ username: `name-${index}`, from })).status).toBe(401);
  const refused = await attempt({ username: "amina", password: PASSWORD, from });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  const elsewhere = { username: "amina", password: PASSWORD, from: "192.0.2.2" };
  expect((await attempt(elsewhere)).status).toBe(200);
});

test("a client cannot avoid its limit by a forged address, or within one IPv6 network", async () => {
  for (let index = 0; index < 16; index += 1) await registered(one(), `name-${index}`);
  const claims = Array.from({ length: 16 }, (_, index) => `198.51.100.${index}, 192.0.2.1`);
  const network = Array.from({ length: 16 }, (_, index) => `2001:db8:1:2::${index}`);
  for (const addresses of [claims, network]) {
    const all: number[] = [];
    for (const [index, from] of addresses.entries())
      all.push((await attempt({ username: `name-${index}`, from })).status);
    expect(all).toEqual([...FAILED(15), 429]);
    await sql`truncate attempt`;
  }
});

test("attempts at a locked account don't use up the address", async () => {
  await registered(one(), "amina");
  await registered(one(), "yusuf");
  const from = "192.0.2.1";
  await statuses(30, { username: "amina", from });
  expect((await attempt({ username: "yusuf", password: PASSWORD, from })).status).toBe(200);
});
