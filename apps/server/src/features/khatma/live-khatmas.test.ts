import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { liveKhatmaPath } from "@daily-quran/domain/web-paths";
import fastify from "fastify";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { testSettings } from "../../../test/settings.ts";
import { useApp } from "../../../test/use-app.ts";
import { serveLiveKhatmas } from "./live-khatmas.ts";

const sql = useDatabase();
const running = useApp(sql);
let amina: Person;
let plans: string[];

beforeEach(async () => {
  ({ amina } = await people({ url: running.url, sql, now: Date.now }, "amina"));
  await amina.send("POST /api/groups", { name: "Family" });
  plans = [];
  for (const name of ["For Fatima", "For Hawa"]) {
    const { body } = await amina.send("POST /api/groups/1/khatmas", { name, shares: "juz" });
    plans.push(body.plan);
  }
});

const set = (n: number, state: string) => amina.send(`PUT /api/khatmas/1/shares/${n}`, { state });

/** Opens a stream; `next` is its next event that says something, undefined at its end. */
async function follow(url: string, plan = "", from = "") {
  const headers = from === "" ? {} : { "x-forwarded-for": from };
  const request = get(url + liveKhatmaPath(plan), { agent: false, headers });
  const close = () => void request.on("error", () => {}).destroy();
  onTestFinished(close);
  const [response]: IncomingMessage[] = await once(request, "response");
  const chunks = response?.setEncoding("utf8")[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => {
    const { value = "", done = true } = (await chunks?.next()) ?? {};
    return done ? undefined : value.startsWith("data: ") ? value.trim() : await next();
  };
  return { status: response?.statusCode, type: response?.headers["content-type"], next, close };
}

test("whoever looks is told which shares have changed, at every server, and nobody's name", async () => {
  const other = await startApp(sql, { settings: testSettings(), now: Date.now });
  onTestFinished(() => other.close());
  const here = await follow(running.url, plans[0]);
  const there = await follow(other.url, plans[0]);
  const elsewhere = await follow(running.url, plans[1]);
  expect(here.type).toBe("text/event-stream; charset=utf-8");
  await Promise.all([set(5, "taken"), set(6, "done")]);
  const told = [await here.next(), await there.next()];
  for (const text of told)
    expect(JSON.parse(text?.slice(6) ?? "").toSorted()).toEqual([
      [5, "taken"],
      [6, "done"],
    ]);
  // Neither the other khatma nor a call that changes nothing is told.
  await set(6, "done");
  await amina.send("DELETE /api/khatmas/1/shares/5");
  await amina.send("PUT /api/khatmas/2/shares/1", { state: "taken" });
  expect([await here.next(), await elsewhere.next()]).toEqual([
    'data: [[5,"free"]]',
    'data: [[1,"taken"]]',
  ]);
});

test("a server that closes ends its streams", async () => {
  const closing = await startApp(sql, { settings: testSettings(), now: Date.now });
  const { next } = await follow(closing.url, plans[0]);
  await closing.close();
  expect(await next()).toBeUndefined();
});

test("more streams than one network may have are refused, and another is let in for each that ends", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await serveLiveKhatmas(app, { sql, limits: { all: 9, ofNetwork: 1 } });
  const url = await app.listen();
  const first = await follow(url, plans[0]);
  expect((await follow(url, plans[0])).status).toBe(500);
  first.close();
  await expect.poll(async () => (await follow(url, plans[0])).status).toBe(200);
});

test("all that one customer has of IPv6 is one network", async () => {
  const app = fastify({ trustProxy: true });
  onTestFinished(() => app.close());
  await serveLiveKhatmas(app, { sql, limits: { all: 9, ofNetwork: 1 } });
  const url = await app.listen();
  const from = ["2001:db8:0:100::1", "2001:db8:0:1ff::1", "2001:db8:0:200::1"];
  const statuses: (number | undefined)[] = [];
  for (const address of from) statuses.push((await follow(url, plans[0], address)).status);
  expect(statuses).toEqual([200, 500, 200]);
});

test("what is no id of a plan is not found", async () => {
  expect((await follow(running.url, "3")).status).toBe(404);
});
