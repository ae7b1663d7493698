import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { useApp } from "../../../test/use-app.ts";
import { visitor } from "../../../test/visitor.ts";
import { tidyUsernames } from "../auth/account/tidy-usernames.ts";
import { tellReturns } from "./tell-returns.ts";

const START = Date.UTC(2026, 2, 1, 12);
const DAY = 86_400_000;
let clock = START;
const now = (): number => clock;

const sql = useDatabase();
const running = useApp(sql, { now });
let amina: Person;
let bilal: Person;
let dawud: Person;
let stranger: Person;

beforeEach(async () => {
  clock = START;
  ({ amina, bilal, dawud, stranger } = await people(
    running,
    "amina",
    "bilal",
    "dawud",
    "stranger",
  ));
  await amina.send("POST /api/groups", { name: "Family", isPrivate: true });
  for (const { id } of [bilal, dawud])
    await amina.send("POST /api/groups/1/members", { userId: id });
});

const begin = (more: object = {}) =>
  amina.send("POST /api/groups/1/khatmas", { name: "For Fatima", shares: "juz", ...more });

const set = (person: Person, n: number, state: string) =>
  person.send(`PUT /api/khatmas/1/shares/${n}`, { state });

/** The states of the first shares, with who has them. */
const firstShares = async (person: Person, count: number) =>
  (await person.send("GET /api/khatmas/1")).body.shares
    .slice(0, count)
    .map(({ state, by }: { state: string; by?: string }) => (by ? `${state} ${by}` : state));

const lateFor = async (person: Person) =>
  (await person.send("GET /api/khatmas/1")).body.shares[0].late;

const messages = async (person: Person) =>
  (await person.send("GET /api/notifications")).body
    .map(({ message }: { message: string }) => message)
    .filter((message: string) => message.startsWith("You have"));

/** Calls a procedure as a person, or as nobody. */
async function call(name: string, input: object, person = visitor(running.url)) {
  const { body } = await person.send(`POST /trpc/khatma.${name}`, { json: input });
  return body.error ? { code: body.error.json.data.errorCode } : body.result.data.json;
}

test("a leader begins one, its members are told, and others take, read and give back", async () => {
  const made = await begin({ intention: "for our mother", endsAt: "2026-03-06T12:00:00Z" });
  expect([made.status, made.body.shares.length, made.body.canTake]).toEqual([201, 30, true]);
  const told = await bilal.send("GET /api/notifications");
  expect(told.body[0]).toMatchObject({
    title: "A khatma begins",
    message: "amina begins “For Fatima” in “Family”. Take a share if you like.",
    link: "/khatmas/1",
  });
  expect((await set(bilal, 5, "taken")).body).toEqual({
    n: 5,
    state: "taken",
    by: "bilal",
    reader: 1,
    yours: true,
  });
  await set(bilal, 5, "taken");
  const refused = await set(dawud, 5, "done");
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "Juz 5 is with bilal. Juz 6 is free.",
  ]);
  expect((await set(bilal, 5, "done")).body.state).toBe("done");
  expect((await set(bilal, 5, "done")).body.state).toBe("done");
  expect((await set(bilal, 5, "taken")).body.state).toBe("taken");
  expect((await bilal.send("DELETE /api/khatmas/1/shares/5")).status).toBe(204);
  expect((await bilal.send("DELETE /api/khatmas/1/shares/5")).status).toBe(204);
  expect((await set(dawud, 5, "taken")).body.by).toBe("dawud");
  expect((await bilal.send("DELETE /api/khatmas/1/shares/5")).body.code).toBe("SHARE_TAKEN");
});

test("the shares are a table in the reader's language, where no name is a formula", async () => {
  await begin({ shares: 2 });
  await set(bilal, 1, "done");
  await sql`update app_user set username = '=1+1' where id = ${bilal.id}`;
  const path = "GET /api/khatmas/1/shares.csv";
  const table = await amina.send(path);
  expect([table.status, table.headers.get("content-type"), table.body]).toEqual([
    200,
    "text/csv; charset=utf-8",
    "share,verses,state,name,also read by\r\n1,Al-Fatiha–Al-Kahf,done,'=1+1,\r\n2,Al-Kahf–An-Nas,free,,\r\n",
  ]);
  const inBengali = await amina.send(path, undefined, { "accept-language": "bn" });
  expect(inBengali.body.split("\r\n")[1]).toBe("1,আল-ফাতিহা থেকে আল-কাহফ,পড়া হয়েছে,'=1+1,");
  expect((await stranger.send(path)).status).toBe(404);
});

test("what is no share, no khatma, or another's is refused", async () => {
  await begin({ shares: 3, most: 1 });
  expect((await bilal.send("POST /api/groups/1/khatmas", { name: "x", shares: 2 })).status).toBe(
    403,
  );
  expect((await set(stranger, 1, "taken")).body.code).toBe("KHATMA_NOT_FOUND");
  expect((await set(bilal, 4, "taken")).body.code).toBe("SHARE_NOT_FOUND");
  expect((await set(bilal, 1, "read")).status).toBe(400);
  await set(bilal, 1, "taken");
  expect((await set(bilal, 2, "taken")).body.code).toBe("SHARES_ENOUGH");
  expect((await begin({ intention: "i".repeat(101) })).status).toBe(400);
  expect((await begin({ shares: 605 })).status).toBe(400);
});

test("an end that has come already is refused, of a new khatma and of one that is", async () => {
  const [past, next] = [START, START + 1].map((at) => new Date(at).toISOString());
  const refused = await begin({ endsAt: past });
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [{ path: "endsAt", message: "The end must be later than now." }],
  ]);
  const body = { name: "For Fatima", shares: "juz", endsAt: past };
  const path = "POST /api/groups/1/khatmas";
  const { body: inBengali } = await amina.send(path, body, { "accept-language": "bn" });
  expect(inBengali.issues[0].message).toBe("শেষের সময় এখনকার পরে হতে হবে।");
  expect((await amina.send("GET /api/groups/1/khatmas")).body).toEqual([]);
  expect((await begin({ endsAt: next })).status).toBe(201);
  const { id } = (await amina.send("GET /api/groups/1/khatmas")).body[0];
  expect(await call("change", { khatmaId: id, endsAt: past }, amina)).toEqual({
    code: "INVALID_INPUT",
  });
  await call("change", { khatmaId: id, endsAt: null }, amina);
  const { endsAt } = (await amina.send(`GET /api/khatmas/${id}`)).body;
  expect(endsAt).toBeUndefined();
});

test("of two hundred who take the same share at once exactly one has it", async () => {
  await begin();
  const all = await people(running, ...Array.from({ length: 200 }, (_, at) => `reader${at}`));
  const ids = Object.values(all).map(({ id }) => id);
  await sql`
    insert into member (group_id, user_id, role, joined_at)
    select 1, id, 'member', now() from unnest(${ids}::int[]) id`;
  // Whom the server has no room for in this moment asks again, as the web app does.
  const ask = async (one: Person): ReturnType<typeof set> => {
    const answer = await set(one, 7, "taken");
    return answer.status === 503 ? await ask(one) : answer;
  };
  const answers = await Promise.all(Object.values(all).map(ask));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(409), count(200) + count(409)]).toEqual([1, 199, 200]);
  const winner = answers.find(({ status }) => status === 200)?.body.by;
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body.error).toBe(`Juz 7 is with ${winner}. Juz 8 is free.`);
  expect(await sql`select count(*)::int from khatma_share`).toEqual([{ count: 1 }]);
  // Nobody who was refused stays in the list of names.
  expect(await sql`select count(*)::int from khatma_reader`).toEqual([{ count: 1 }]);
});

test("whoever asks for any one gets the next that is free, or the shortest", async () => {
  await begin({ shares: "surah" });
  await set(bilal, 1, "taken");
  expect(await call("takeOne", { khatmaId: 1, shortest: false }, bilal)).toMatchObject({ n: 2 });
  expect(await call("takeOne", { khatmaId: 1, shortest: true }, bilal)).toMatchObject({ n: 108 });
});

const askForOne = (known: number) =>
  call("takeOne", { khatmaId: 1, shortest: false, known }, bilal);

test("whoever asks for one again, as the answer was lost, has the same", async () => {
  await begin({ shares: "surah", most: 5 });
  expect(await askForOne(0)).toMatchObject({ n: 1 });
  expect(await askForOne(0)).toMatchObject({ n: 1, state: "taken" });
  clock += 1000;
  expect(await askForOne(1)).toMatchObject({ n: 2 });
  expect(await askForOne(1)).toMatchObject({ n: 2 });
});

test("the last share marked done tells everyone once that the Quran was read", async () => {
  await begin({ shares: 2 });
  await set(bilal, 1, "done");
  await Promise.all([set(dawud, 2, "done"), set(dawud, 2, "done")]);
  const { finishedAt, readers } = (await amina.send("GET /api/khatmas/1")).body;
  expect([finishedAt, readers]).toEqual(["2026-03-01T12:00:00.000Z", 2]);
  for (const one of [amina, bilal, dawud]) {
    const { body } = await one.send("GET /api/notifications");
    expect(
      body.filter(({ title }: { title: string }) => title.includes("to its end")),
    ).toHaveLength(1);
  }
});

test("a share that nobody has read comes back after its days; what its reader has read still counts", async () => {
  await begin({ shares: 2, returnDays: 3, endsAt: new Date(START + 20 * DAY).toISOString() });
  await set(bilal, 1, "taken");
  clock = START + 2 * DAY + 1;
  expect([await lateFor(bilal), await lateFor(amina), await lateFor(dawud)]).toEqual([
    true,
    true,
    undefined,
  ]);
  clock = START + 3 * DAY;
  expect(await firstShares(bilal, 1)).toEqual(["free"]);
  await set(dawud, 1, "taken");
  const late = await set(bilal, 1, "done");
  expect(late.body).toMatchObject({ state: "taken", by: "dawud", also: ["bilal"] });
  clock = START + 30 * DAY;
  expect((await set(dawud, 2, "taken")).body.code).toBe("KHATMA_OVER");
  expect((await set(dawud, 1, "done")).body).toMatchObject({ state: "done", also: ["bilal"] });
});

test("a reader is told once, a day before a share comes back", async () => {
  await begin({ returnDays: 3 });
  await set(bilal, 4, "taken");
  await set(dawud, 5, "done");
  await tellReturns(sql, START + 2 * DAY - 1);
  expect(await messages(bilal)).toEqual([]);
  await Promise.all([tellReturns(sql, START + 2 * DAY), tellReturns(sql, START + 2 * DAY)]);
  await tellReturns(sql, START + 2 * DAY + 3_600_000);
  clock = START + 2 * DAY;
  expect([await messages(bilal), await messages(dawud)]).toEqual([
    [
      "You have juz 4. On Mar 4, 2026 it goes back to the others, so that the khatma can be finished.",
    ],
    [],
  ]);
});

test("where a share comes back after one day its reader is told in the middle of it", async () => {
  await begin({ returnDays: 1 });
  await set(bilal, 1, "taken");
  await tellReturns(sql, START + DAY / 2 - 1);
  expect([await messages(bilal), await lateFor(bilal)]).toEqual([[], undefined]);
  clock = START + DAY / 2;
  await tellReturns(sql, clock);
  expect([(await messages(bilal)).length, await lateFor(bilal)]).toEqual([1, true]);
});

test("whoever lets reminders come by mail is told so, too, once the quiet hours are over", async () => {
  await begin({ returnDays: 3 });
  await set(bilal, 4, "taken");
  await set(dawud, 5, "taken");
  await sql`
    insert into reminder (user_id, kind, minute, time_zone, quiet_from, quiet_to, channels, due_at)
    values (${bilal.id}, 'reading', 390, 'UTC', 720, 840, '{mail,push}', '2027-01-01')`;
  const mails = async () =>
    await sql`select kind, payload ->> 'userId' as of, payload ->> 'title' as title from outbox`;
  await tellReturns(sql, START + 2 * DAY);
  clock = START + 2 * DAY;
  expect([(await messages(bilal)).length, (await messages(dawud)).length]).toEqual([0, 1]);
  expect(await mails()).toEqual([]);
  await tellReturns(sql, START + 2 * DAY + 2 * 3_600_000);
  expect(await messages(bilal)).toHaveLength(1);
  expect(await mails()).toEqual([
    { kind: "reminder-mail", of: String(bilal.id), title: "A reminder of “For Fatima”" },
  ]);
});

test("who keeps it hands a share on to the others, and its reader is told", async () => {
  await begin();
  await set(bilal, 9, "taken");
  expect((await dawud.send("DELETE /api/khatmas/1/shares/9")).status).toBe(409);
  expect((await amina.send("DELETE /api/khatmas/1/shares/9")).status).toBe(204);
  expect((await bilal.send("GET /api/notifications")).body[0].message).toBe(
    "Juz 9 of “For Fatima” is free again for others. If you have read it, you can still say so.",
  );
  expect((await set(dawud, 9, "taken")).status).toBe(200);
});

test("in a khatma that repeats each keeps their place and moves on by one", async () => {
  await begin({ shares: 3, repeats: "week" });
  await set(bilal, 3, "done");
  await set(dawud, 1, "taken");
  clock = START + 7 * DAY;
  expect(await firstShares(amina, 3)).toEqual(["taken bilal", "taken dawud", "free"]);
  expect((await amina.send("GET /api/khatmas/1")).body.round).toBe(2);
  expect((await set(bilal, 1, "done")).body.state).toBe("done");
});

test("who leaves gives back what is unread, and what was read stays read", async () => {
  await begin();
  await set(bilal, 1, "done");
  await set(bilal, 2, "taken");
  await bilal.send("POST /api/groups/1/leave", {});
  expect(await firstShares(amina, 3)).toEqual(["done bilal", "free", "free"]);
  await sql`delete from app_user where id = ${bilal.id}`;
  expect(await firstShares(amina, 2)).toEqual(["done", "free"]);
});

test("who has the link takes part with a name, and a later account takes it along", async () => {
  const alone = await call("begin", { name: "Alone", shares: "juz" }, amina);
  const key = alone.kept.link.split("#")[1];
  expect(alone.kept.link).toMatch(/\/khatmas\/1#[\w-]{43}$/);
  expect(alone.kept.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(await call("see", { khatmaId: 1 })).toEqual({ code: "KHATMA_NOT_FOUND" });
  expect(await call("see", { khatmaId: 1, key: "wrong" })).toEqual({ code: "KHATMA_NOT_FOUND" });
  const typed = alone.kept.code.toLowerCase().replace(/^(....)/, "$1 ");
  expect(await call("byCode", { code: typed })).toEqual({ khatmaId: 1, key });
  const { key: own } = await call("enter", { khatmaId: 1, key, name: "Grandmother" });
  const take = await call("mark", { khatmaId: 1, key: own, n: 4, state: "taken" });
  expect(take).toMatchObject({ by: "Grandmother", yours: true });
  const seen = await call("see", { khatmaId: 1, key: own });
  expect([seen.you.isVisitor, seen.kept]).toEqual([true, undefined]);
  await call("takeAlong", { khatmaId: 1, key: own }, stranger);
  const after = await call("see", { khatmaId: 1 }, stranger);
  expect([after.you.name, after.shares[3].by]).toEqual(["stranger", "stranger"]);
  expect(await call("see", { khatmaId: 1, key: own })).toEqual({ code: "KHATMA_NOT_FOUND" });
});

const firstShare = (id: number) => `/api/khatmas/${id}/shares/1`;

const namesOf = async (person: Person) =>
  (
    await person.send(
      `GET /trpc/khatma.list?input=${encodeURIComponent(JSON.stringify({ json: {} }))}`,
    )
  ).body.result.data.json.map(({ name }: { name: string }) => name);

test("one's own are those without a group and those of groups of which one holds a share", async () => {
  for (const name of ["Held", "Read", "Given back", "Untouched"]) await begin({ name });
  await bilal.send(`PUT ${firstShare(1)}`, { state: "taken" });
  await bilal.send(`PUT ${firstShare(2)}`, { state: "done" });
  await bilal.send(`PUT ${firstShare(3)}`, { state: "taken" });
  await bilal.send(`DELETE ${firstShare(3)}`);
  await call("begin", { name: "Alone", shares: "juz" }, bilal);
  expect([await namesOf(bilal), await namesOf(amina)]).toEqual([["Alone", "Read", "Held"], []]);
  await bilal.send("POST /api/groups/1/leave");
  expect(await namesOf(bilal)).toEqual(["Alone"]);
});

test("twenty that one keeps alone are enough, however many others one reads in", async () => {
  const insert = (keeperId: number, count: number) => sql`
    insert into khatma (keeper_id, name, parts, most, created_at)
    select ${keeperId}, 'K', 1, 1, now() from generate_series(1, ${count}) returning id`;
  await insert(bilal.id, 19);
  const others = await insert(dawud.id, 60);
  await sql`
    insert into khatma_reader (khatma_id, user_id)
    select id, ${bilal.id} from unnest(${others.map(({ id }) => id)}::int[]) id`;
  const asked = { name: "Alone", shares: "juz" };
  expect((await call("begin", asked, bilal)).name).toBe("Alone");
  expect(await call("begin", asked, bilal)).toEqual({ code: "TOO_MANY_KHATMAS" });
});

test("who keeps it lets a lost device in again, removes a name, and ends a link", async () => {
  const { kept } = await call("begin", { name: "Alone", shares: "juz" }, amina);
  const key = kept.link.split("#")[1];
  const { key: lost } = await call("enter", { khatmaId: 1, key, name: "Hawa" });
  await call("mark", { khatmaId: 1, key: lost, n: 1, state: "taken" });
  expect(await call("renewKey", { khatmaId: 1, readerId: 1 }, bilal)).toEqual({
    code: "KHATMA_NOT_FOUND",
  });
  const { key: found } = await call("renewKey", { khatmaId: 1, readerId: 1 }, amina);
  expect(await call("see", { khatmaId: 1, key: lost })).toEqual({ code: "KHATMA_NOT_FOUND" });
  expect((await call("see", { khatmaId: 1, key: found })).you.name).toBe("Hawa");
  await call("removeReader", { khatmaId: 1, readerId: 1 }, amina);
  expect((await call("see", { khatmaId: 1 }, amina)).shares[0]).toEqual({ n: 1, state: "free" });
  await call("change", { khatmaId: 1, newLink: true }, amina);
  expect(await call("see", { khatmaId: 1, key })).toEqual({ code: "KHATMA_NOT_FOUND" });
  expect(await call("byCode", { code: kept.code })).toEqual({ code: "CODE_NOT_FOUND" });
});

test("a daughter takes and marks the share of her mother, who has no phone", async () => {
  await begin();
  const { readerId } = await call(
    "enter",
    { khatmaId: 1, name: "Umm Bilal", isHelped: true },
    bilal,
  );
  const asked = { khatmaId: 1, readerId, n: 30 };
  expect(await call("mark", { ...asked, state: "taken" }, dawud)).toEqual({
    code: "READER_NOT_FOUND",
  });
  const taken = await call("mark", { ...asked, state: "done" }, bilal);
  expect(taken).toMatchObject({ by: "Umm Bilal", state: "done", yours: true });
});

test("a name is refused that looks like the username of a member, a reader or a keeper", async () => {
  await tidyUsernames(sql);
  const { kept } = (await begin({ byLink: true })).body;
  const key = kept.link.split("#")[1];
  const enter = async (name: string, headers?: Record<string, string>) => {
    const asked = { json: { khatmaId: 1, key, name } };
    const { body } = await visitor(running.url).send("POST /trpc/khatma.enter", asked, headers);
    return body.error ? [body.error.json.message, body.error.json.data.issues] : "let in";
  };
  const [said, issues] = await enter("Bilal");
  expect([said, issues]).toEqual([
    "Somebody here has this username, or one that looks like it. If it is you, sign in; if not, add a word to your name.",
    [{ path: "name", message: said }],
  ]);
  const [inBengali] = await enter("bilаl", { "accept-language": "bn" });
  expect(inBengali).toBe(
    "এখানে একজনের ব্যবহারকারীর নাম এটি, বা দেখতে এমনই। তিনি আপনি হলে সাইন ইন করুন, না হলে নামের সঙ্গে একটি শব্দ যোগ করুন।",
  );
  const helped = { khatmaId: 1, name: "dawud", isHelped: true };
  expect(await call("enter", helped, bilal)).toEqual({ code: "USERNAME_LOOKS_TAKEN" });
  expect([await enter("Bilal's mother"), await enter("stranger")]).toEqual(["let in", "let in"]);
  await call("begin", { name: "Alone", shares: "juz" }, stranger);
  const second = {
    khatmaId: 2,
    key: (await call("see", { khatmaId: 2 }, stranger)).kept.link.split("#")[1],
  };
  expect((await call("enter", { ...second, name: "bilal" })).readerId).toBe(3);
  await call("mark", { ...second, n: 1, state: "done" }, dawud);
  for (const name of ["Stranger", "dawud"])
    expect(await call("enter", { ...second, name })).toEqual({ code: "USERNAME_LOOKS_TAKEN" });
});

test("once nobody keeps it, it is over and says so; a second keeper goes on", async () => {
  const { kept } = await call("begin", { name: "Alone", shares: "juz" }, stranger);
  const key = kept.link.split("#")[1];
  await call("mark", { khatmaId: 1, key, n: 1, state: "taken" }, bilal);
  const { kept: all } = await call("see", { khatmaId: 1 }, stranger);
  await call("change", { khatmaId: 1, second: all.readers[0].id }, stranger);
  await sql`delete from app_user where id = ${stranger.id}`;
  expect(await call("see", { khatmaId: 1 }, bilal)).toMatchObject({
    isOver: false,
    second: "bilal",
    kept: { code: kept.code },
  });
  await sql`delete from app_user where id = ${bilal.id}`;
  expect(await call("see", { khatmaId: 1, key })).toMatchObject({ isOver: true, canTake: false });
});

/** Whether somebody may take a share, and keeps it. */
const keeps = async (person: Person) => {
  const { body } = await person.send("GET /api/khatmas/1");
  return body.code ?? [body.canTake, body.kept !== undefined];
};

test("who began it in a group keeps it as long as they lead there, and who is named as long as they stay", async () => {
  const change = (person: Person, role: string) =>
    amina.send(`PATCH /api/groups/1/members/${person.id}`, { role });
  await change(bilal, "moderator");
  await bilal.send("POST /api/groups/1/khatmas", { name: "K", shares: "juz", byLink: true });
  await set(bilal, 1, "done");
  await set(dawud, 2, "done");
  const { kept } = (await amina.send("GET /api/khatmas/1")).body;
  await call("change", { khatmaId: 1, second: kept.readers[1].id }, amina);
  expect([await keeps(bilal), await keeps(dawud)]).toEqual([
    [true, true],
    [true, true],
  ]);
  await change(bilal, "member");
  expect(await keeps(bilal)).toEqual([true, false]);
  await amina.send(`DELETE /api/groups/1/members/${bilal.id}`);
  expect(await keeps(bilal)).toBe("KHATMA_NOT_FOUND");
  const renewed = await call("change", { khatmaId: 1, newLink: true }, bilal);
  expect(renewed).toEqual({ code: "KHATMA_NOT_FOUND" });
  await dawud.send("POST /api/groups/1/leave");
  expect(await keeps(dawud)).toEqual([true, false]);
});

test("who is no member of its group, or no more, is not made its keeper nor listed as a member", async () => {
  const { kept } = (await begin({ byLink: true })).body;
  const key = kept.link.split("#")[1];
  await call("mark", { khatmaId: 1, key, n: 1, state: "done" }, stranger);
  await set(bilal, 2, "done");
  await set(dawud, 3, "done");
  await amina.send(`DELETE /api/groups/1/members/${bilal.id}`);
  const makeSecond = (readerId: number) => call("change", { khatmaId: 1, second: readerId }, amina);
  expect([await makeSecond(1), await makeSecond(2)]).toEqual([
    { code: "MEMBER_NOT_FOUND" },
    { code: "MEMBER_NOT_FOUND" },
  ]);
  await call("enter", { khatmaId: 1, key, name: "Nanu" });
  expect(await makeSecond(4)).toEqual({ code: "READER_NOT_FOUND" });
  expect((await amina.send("GET /api/khatmas/1")).body.kept.readers).toEqual([
    { id: 1, name: "stranger", isMember: false },
    { id: 2, name: "bilal", isMember: false },
    { id: 3, name: "dawud", isMember: true },
    { id: 4, name: "Nanu", isMember: false, isVisitor: true },
  ]);
  // However the second one was written.
  await sql`update khatma set second_id = ${bilal.id}`;
  expect([await keeps(bilal), await call("delete", { khatmaId: 1 }, bilal)]).toEqual([
    "KHATMA_NOT_FOUND",
    { code: "KHATMA_NOT_FOUND" },
  ]);
  await makeSecond(3);
  await set(amina, 5, "taken");
  expect(await keeps(dawud)).toEqual([true, true]);
  const { readers } = (await amina.send("GET /api/khatmas/1")).body.kept;
  const keepers = readers.filter(({ isKeeper }: { isKeeper?: true }) => isKeeper);
  expect(keepers.map(({ name }: { name: string }) => name)).toEqual(["dawud", "amina"]);
});

test("what is told of a khatma ends with it, and of several the others stay", async () => {
  const told = async () =>
    (await bilal.send("GET /api/notifications")).body
      .filter(({ link }: { link: string }) => link.startsWith("/khatmas/"))
      .map(({ title, link }: { title: string; link: string }) => `${title} ${link}`);
  for (const name of ["First", "Second"]) await begin({ name, shares: 1 });
  await set(bilal, 1, "taken");
  await amina.send("DELETE /api/khatmas/1/shares/1");
  await set(bilal, 1, "done");
  expect(await told()).toEqual([
    "The Quran was read to its end /khatmas/1",
    "A share was given on /khatmas/1",
    "A khatma begins /khatmas/2",
  ]);
  await call("delete", { khatmaId: 2 }, amina);
  expect(await told()).toEqual([
    "A khatma begins /khatmas/1",
    "The Quran was read to its end /khatmas/1",
    "A share was given on /khatmas/1",
  ]);
  await amina.send("DELETE /api/groups/1");
  expect(await told()).toEqual([]);
});

test("a share remembers twenty who had it, first of all those who have read it", async () => {
  await begin({ shares: 1 });
  await sql`
    insert into khatma_reader (khatma_id, name) select 1, 'Guest ' || n from generate_series(1, 25) n`;
  const readers = await sql<{ id: number }[]>`select id from khatma_reader order by id`;
  for (const [index, { id: readerId }] of readers.entries()) {
    clock += 1000;
    const asked = { khatmaId: 1, readerId, n: 1 };
    await call("mark", { ...asked, state: "taken" }, amina);
    await amina.send("DELETE /api/khatmas/1/shares/1");
    if (index === 0) await sql`update khatma_share set done_at = ${new Date(clock - DAY)}`;
    // It begins anew each week, so that what was read is free again.
    if (index === 0) await sql`update khatma set repeats = 'week', created_at = ${new Date(clock)}`;
  }
  const rows = await sql`
    select name, done_at is not null as is_done from khatma_share
    join khatma_reader r on r.id = reader_id order by r.id`;
  expect([rows.length, rows[0], rows[1]?.name]).toEqual([
    20,
    { name: "Guest 1", isDone: true },
    "Guest 7",
  ]);
});
