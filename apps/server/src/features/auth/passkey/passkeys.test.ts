import { beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../../test/accounts.ts";
import { authenticator, type Ceremony } from "../../../../test/sign-in/authenticator.ts";
import { useDatabase } from "../../../../test/database.ts";
import { useApp } from "../../../../test/use-app.ts";
import { visitor, type Visitor } from "../../../../test/visitor.ts";

const START = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;
const ANDROID = {
  "user-agent":
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
};
const NEW_PASSWORD = "four unrelated words here";

let at = START;
let amina: Visitor;
const sql = useDatabase();
const running = useApp(sql, { now: () => at });

beforeEach(async () => {
  at = START;
  amina = (await registered(running, "amina")).visitor;
});

type Device = ReturnType<typeof authenticator>;

const begin = async (person: Visitor) =>
  (await person.send("POST /api/user/passkeys/options", { password: PASSWORD })).body;

async function addTo(person: Visitor, device: Device = authenticator()): Promise<Device> {
  const { challenge, user } = await begin(person);
  const made = device.make({ challenge, handle: user.id });
  expect((await person.send("POST /api/user/passkeys", made, ANDROID)).status).toBe(201);
  return device;
}

const challengeFor = async (person: Visitor): Promise<string> =>
  (await person.send("POST /api/passkey-login/options")).body.challenge;

async function signIn(device: Device, ceremony: Partial<Ceremony> = {}, person?: Visitor) {
  const phone = person ?? visitor(running.url);
  const challenge = ceremony.challenge ?? (await challengeFor(phone));
  const signed = device.sign({ ...ceremony, challenge });
  return await phone.send("POST /api/passkey-login", signed, ANDROID);
}

test("a passkey is asked for as one that needs no username, and is kept under the browser's name", async () => {
  const { challenge, user, ...options } = await begin(amina);
  expect(options).toEqual({
    rp: { id: "localhost", name: "Daily Quran Reading" },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" })),
    timeout: 600_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  });
  const device = authenticator();
  const made = device.make({ challenge, handle: user.id });
  const { status, body } = await amina.send("POST /api/user/passkeys", made, ANDROID);
  const passkey = {
    name: "Chrome on Android",
    isSynced: false,
    createdAt: "2026-03-01T12:00:00.000Z",
  };
  expect([status, body]).toEqual([201, { ...passkey, id: body.id }]);
  expect((await begin(amina)).excludeCredentials).toEqual([{ id: device.id, type: "public-key" }]);
});

test("signs in without a name, on two devices, and the history says so", async () => {
  const [phone, key] = [await addTo(amina), await addTo(amina)];
  const { id } = (await amina.send("GET /api/user/passkeys")).body[0];
  await amina.send(`PATCH /api/user/passkeys/${id}`, { name: "My key" });
  at += MINUTE;
  const browser = visitor(running.url);
  const { status, body } = await signIn(phone, {}, browser);
  expect([status, body.username]).toEqual([200, "amina"]);
  expect((await browser.send("GET /api/user")).body.username).toBe("amina");
  expect((await signIn(key)).status).toBe(200);
  const { body: listed } = await amina.send("GET /api/user/passkeys");
  expect(listed.map(({ name, lastUsedAt }: Record<string, string>) => [name, lastUsedAt])).toEqual([
    ["My key", "2026-03-01T12:01:00.000Z"],
    ["Chrome on Android", "2026-03-01T12:01:00.000Z"],
  ]);
  await amina.send(`DELETE /api/user/passkeys/${id}`);
  const { body: events } = await amina.send("GET /api/user/events");
  expect(events.map(({ kind, detail }: Record<string, string>) => `${kind}: ${detail}`)).toEqual([
    "passkeyRemoved: My key",
    "signedInByPasskey: Chrome on Android",
    "signedInByPasskey: Chrome on Android",
    "passkeyRenamed: My key",
    "passkeyAdded: Chrome on Android",
    "passkeyAdded: Chrome on Android",
  ]);
  const { status: refused, body: unknown } = await signIn(key);
  expect([refused, unknown.code]).toEqual([401, "PASSKEY_UNKNOWN"]);
});

test.each<[string, Partial<Ceremony>]>([
  ["of a page of another site", { origin: "https://evil.example" }],
  ["of another port", { origin: "http://localhost:3001" }],
  ["made for another site", { rpId: "evil.example" }],
  ["without a check of who uses it", { verified: false }],
])("what is signed %s is refused, and uses the challenge up", async (_, fault) => {
  const device = await addTo(amina);
  const challenge = await challengeFor(amina);
  const refused = await signIn(device, { ...fault, challenge });
  expect([refused.status, refused.body.code]).toEqual([401, "PASSKEY_REFUSED"]);
  expect((await signIn(device, { challenge })).body.code).toBe("PASSKEY_TOO_LATE");
  expect((await signIn(device)).status).toBe(200);
});

test("another key, another account's handle and a changed signature are refused", async () => {
  const device = await addTo(amina);
  const yusuf = (await registered(running, "yusuf")).visitor;
  const other = await addTo(yusuf);
  const challenge = await challengeFor(amina);
  const stolen = { ...other.sign({ challenge }), id: device.id, rawId: device.id };
  expect((await amina.send("POST /api/passkey-login", stolen)).body.code).toBe("PASSKEY_REFUSED");
  const signed = device.sign({ challenge: await challengeFor(amina) });
  const response = { ...signed.response, userHandle: "AAAA" };
  const foreign = await amina.send("POST /api/passkey-login", { ...signed, response });
  expect(foreign.body.code).toBe("PASSKEY_REFUSED");
  const broken = await amina.send("POST /api/passkey-login", { ...signed, rawId: "AAAA" });
  expect(broken.body.code).toBe("PASSKEY_REFUSED");
});

test("a challenge is good once, of two at the same time, for an hour", async () => {
  const device = await addTo(amina);
  const challenge = await challengeFor(amina);
  const both = await Promise.all([signIn(device, { challenge }), signIn(device, { challenge })]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 401,
  ]);
  const late = await challengeFor(amina);
  at += 60 * MINUTE;
  expect((await signIn(device, { challenge: late })).body.code).toBe("PASSKEY_TOO_LATE");
  await challengeFor(amina);
  expect([...(await sql`select count(*)::int from passkey_challenge`)]).toEqual([{ count: 1 }]);
});

test("a count that goes back is a copy, and is refused", async () => {
  const device = await addTo(amina);
  expect((await signIn(device, { counter: 7 })).status).toBe(200);
  expect((await signIn(device, { counter: 7 })).body.code).toBe("PASSKEY_REFUSED");
  expect((await signIn(device, { counter: 8 })).status).toBe(200);
});

test("a challenge for adding is its user's alone, and none for signing in", async () => {
  const yusuf = (await registered(running, "yusuf")).visitor;
  const { challenge } = await begin(amina);
  const device = authenticator();
  const add = (person: Visitor) =>
    person.send("POST /api/user/passkeys", device.make({ challenge }));
  expect((await add(yusuf)).body.code).toBe("PASSKEY_TOO_LATE");
  expect((await signIn(await addTo(yusuf), { challenge })).body.code).toBe("PASSKEY_TOO_LATE");
  expect((await add(amina)).status).toBe(201);
  expect((await add(amina)).body.code).toBe("PASSKEY_TOO_LATE");
});

test("a passkey that somebody has is not added twice, and the twenty-first not at all", async () => {
  const device = await addTo(amina);
  const { challenge } = await begin(amina);
  const again = await amina.send("POST /api/user/passkeys", device.make({ challenge }));
  expect([again.status, again.body.code]).toEqual([409, "PASSKEY_TAKEN"]);
  for (let count = 1; count < 19; count += 1) await addTo(amina);
  const last = await begin(amina);
  await sql`
    insert into passkey (user_id, credential_id, public_key, counter, is_synced, name, created_at)
    select user_id, 'x', public_key, 0, false, 'x', created_at from passkey limit 1`;
  const refused = await amina.send("POST /api/user/passkeys", authenticator().make(last));
  expect([refused.status, refused.body.code]).toEqual([409, "TOO_MANY_PASSKEYS"]);
  expect((await begin(amina)).code).toBe("TOO_MANY_PASSKEYS");
});

test("adding asks for the password, and others' passkeys are not found", async () => {
  const wrong = await amina.send("POST /api/user/passkeys/options", { password: "not mine" });
  expect([wrong.status, wrong.body.code]).toEqual([403, "WRONG_PASSWORD"]);
  await addTo(amina);
  const { id } = (await amina.send("GET /api/user/passkeys")).body[0];
  const yusuf = (await registered(running, "yusuf")).visitor;
  for (const call of [`DELETE /api/user/passkeys/${id}`, `PATCH /api/user/passkeys/${id}`]) {
    const { status, body } = await yusuf.send(call, { name: "Mine" });
    expect([status, body.code]).toEqual([404, "PASSKEY_NOT_FOUND"]);
  }
  expect((await yusuf.send("GET /api/user/events")).body).toEqual([]);
});

test("a passkey sets a forgotten password, of its own account alone, and ends the other sessions", async () => {
  const device = await addTo(amina);
  const phone = visitor(running.url);
  await signIn(device, {}, phone);
  const yusuf = (await registered(running, "yusuf")).visitor;
  const change = async (person: Visitor) =>
    await person.send("POST /api/user/passkeys/password", {
      newPassword: NEW_PASSWORD,
      signed: device.sign({ challenge: await challengeFor(person) }),
    });
  expect((await change(yusuf)).body.code).toBe("PASSKEY_UNKNOWN");
  expect((await change(phone)).status).toBe(204);
  expect((await phone.send("GET /api/user")).status).toBe(200);
  expect((await amina.send("GET /api/user")).status).toBe(401);
  const login = { username: "amina", password: NEW_PASSWORD };
  expect((await visitor(running.url).send("POST /api/login", login)).status).toBe(200);
});

test("a disabled account's passkey is not known, and a deleted account has none", async () => {
  const device = await addTo(amina);
  await sql`update app_user set disabled_at = now()`;
  expect((await signIn(device)).body.code).toBe("PASSKEY_UNKNOWN");
  await sql`delete from app_user`;
  expect([...(await sql`select id from passkey`)]).toEqual([]);
});

test("a network begins 300 sign-ins in ten minutes", async () => {
  await challengeFor(amina);
  await sql`update attempt set count = 300`;
  const { status, body } = await amina.send("POST /api/passkey-login/options");
  expect([status, body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  at += 10 * MINUTE;
  expect((await amina.send("POST /api/passkey-login/options")).status).toBe(200);
});
