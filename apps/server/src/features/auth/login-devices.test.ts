import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useDatabase } from "../../../test/database.ts";
import { FAILED, HOME, MINUTE, useLogins } from "../../../test/sign-in/logins.ts";
import { type Visitor, visitor } from "../../../test/visitor.ts";

const sql = useDatabase();
const { attempt, clock, one, statuses, two } = useLogins(sql);

/** Two browsers at which amina has signed in, and then every limit met from their own network and others. */
async function withAllLimitsMet(): Promise<[Visitor, Visitor]> {
  await registered(one(), "amina");
  const [phone, desk] = [visitor(one().url), visitor(two().url)];
  for (const at of [phone, desk])
    await attempt({ username: "amina", password: PASSWORD, from: HOME, at });
  await statuses(10, { username: "amina", from: HOME });
  for (let index = 0; index < 5; index += 1) await attempt({ username: `n${index}`, from: HOME });
  expect(await statuses(11, { username: "amina" })).toEqual([...FAILED(10), 429]);
  return [phone, desk];
}

test("a known device can sign in, whatever others guess", async () => {
  const [phone, desk] = await withAllLimitsMet();
  const right = { username: "amina@example.org", password: PASSWORD, from: HOME };
  expect((await attempt({ ...right, at: visitor(one().url) })).status).toBe(429);
  expect((await attempt({ ...right, at: phone })).status).toBe(200);
  expect((await attempt({ ...right, at: desk })).status).toBe(200);
});

test("a device's own failures are counted: a stolen cookie allows no more guesses than a network", async () => {
  const [phone, desk] = await withAllLimitsMet();
  const thief = visitor(one().url);
  thief.cookies.set("device", phone.cookies.get("device") ?? "");
  for (let index = 0; index < 10; index += 1)
    expect((await attempt({ username: "amina", at: index % 2 ? phone : thief })).status).toBe(401);
  const right = { username: "amina", password: PASSWORD };
  expect((await attempt({ ...right, at: thief })).headers.get("retry-after")).toBe("600");
  expect((await attempt({ ...right, at: desk })).status).toBe(200);
  clock.now += 10 * MINUTE;
  const guesses = [await attempt({ username: "amina", at: thief })];
  for (let index = 0; index < 2; index += 1)
    guesses.push(await attempt({ username: "amina", at: thief }));
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 429]);
  expect((await attempt({ ...right, at: desk })).status).toBe(200);
});

test("a device cookie of another account, or a forged one, has no effect", async () => {
  await registered(one(), "yusuf");
  const theirs = visitor(one().url);
  await attempt({ username: "yusuf", password: PASSWORD, at: theirs });
  const [phone] = await withAllLimitsMet();
  const [id, , mac] = (theirs.cookies.get("device") ?? "").split(".");
  const own = (phone.cookies.get("device") ?? "").split(".")[1];
  for (const value of [theirs.cookies.get("device") ?? "", `${id}.${own}.${mac}`, "", "x.1.y"]) {
    const at = visitor(one().url);
    at.cookies.set("device", value);
    expect((await attempt({ username: "amina", password: PASSWORD, from: HOME, at })).status).toBe(
      429,
    );
  }
});

test("two users of one tablet can both sign in", async () => {
  await registered(one(), "yusuf");
  const tablet = visitor(one().url);
  const yusuf = { username: "yusuf", password: PASSWORD, at: tablet };
  await attempt(yusuf);
  await registered(one(), "amina");
  await attempt({ username: "amina", password: PASSWORD, at: tablet });
  await statuses(20, { username: "yusuf" });
  expect((await attempt({ ...yusuf, at: visitor(one().url) })).status).toBe(429);
  expect((await attempt(yusuf)).status).toBe(200);
});
