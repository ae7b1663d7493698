import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { useApp } from "../../../../test/use-app.ts";
import { useDatabase } from "../../../../test/database.ts";
import { insertUsers } from "../../../../test/people.ts";
import { visitor } from "../../../../test/visitor.ts";
import { tidyUsernames } from "./tidy-usernames.ts";

const [COMPOSED, DECOMPOSED] = ["Zo\u00EB", "Zoe\u0308"];
const CYRILLIC = "\u0430mina";
const [STRETCHED, PLAIN] = ["\u0645\u062D\u0640\u0645\u062F", "\u0645\u062D\u0645\u062F"];

const sql = useDatabase();

const running = useApp(sql);

const names = () => sql`select username, skeleton from app_user order by id`;

test("older accounts get composed names and skeletons, a second look-alike none", async () => {
  await insertUsers(running, ["amina", CYRILLIC, DECOMPOSED]);
  await tidyUsernames(sql);
  expect(await names()).toEqual([
    { username: "amina", skeleton: "arnina" },
    { username: CYRILLIC, skeleton: null },
    { username: COMPOSED, skeleton: "zoe\u0308" },
  ]);
  expect(await sql`select from app_user where skeleton_rules <> 2`).toEqual([]);
});

test("a name that cannot be composed stays, and both accounts can sign in", async () => {
  const passwords = ["the composed one", `${DECOMPOSED} has the other`];
  for (const [index, name] of [COMPOSED, DECOMPOSED].entries()) {
    const weak = { memoryCost: 8, timeCost: 1, parallelism: 1 };
    await insertUsers(running, [name], await hash(passwords[index] ?? "", weak));
  }
  await tidyUsernames(sql);
  expect((await names()).map(({ username }) => username)).toEqual([COMPOSED, DECOMPOSED]);
  for (const [index, username] of [COMPOSED, DECOMPOSED].entries()) {
    const credentials = { username, password: passwords[index] };
    const { body } = await visitor(running.url).send("POST /api/login", credentials);
    expect(body.id).toBe(index + 1);
  }
});

test("look-alikes under new rules keep their names and sign-ins; a new one is refused", async () => {
  const passwords = ["the older account", "the newer account"];
  for (const [index, name] of [STRETCHED, PLAIN].entries()) {
    const weak = { memoryCost: 8, timeCost: 1, parallelism: 1 };
    await insertUsers(running, [name], await hash(passwords[index] ?? "", weak));
  }
  await tidyUsernames(sql);
  const found = await names();
  expect(found.map(({ username }) => username)).toEqual([STRETCHED, PLAIN]);
  expect(found.map(({ skeleton }) => skeleton !== null)).toEqual([true, false]);
  for (const [index, username] of [STRETCHED, PLAIN].entries()) {
    const credentials = { username, password: passwords[index] };
    const { body } = await visitor(running.url).send("POST /api/login", credentials);
    expect(body.id).toBe(index + 1);
  }
  const { status } = await visitor(running.url).send("POST /api/register", {
    username: `${PLAIN}\u064C`,
    email: "third@example.org",
    password: "the third account",
  });
  expect(status).toBe(409);
});
