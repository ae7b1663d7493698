import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { copyPreparedData, prepareData } from "../test/processes/prepared-data.ts";
import { makeScratchFolder, removeFolder } from "../test/scratch-folder.ts";
import {
  postgresPid,
  readyUrl,
  type ServerProcess,
  spawnServer,
} from "../test/processes/server-process.ts";

const NO_ADDRESS =
  "warn: CONTACT_EMAIL is not set: the privacy and contact pages say that there is no address, and readers who forgot their password are told to ask whoever told them of this site.";

let root: string;
let server: ServerProcess;
let taken: Server;
let port: number;

beforeAll(async () => {
  await prepareData();
  root = await makeScratchFolder();
  copyPreparedData(root);
  taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  port = (taken.address() as AddressInfo).port;
});

afterEach(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
});

afterAll(async () => {
  taken.close();
  await removeFolder(root);
});

it("reports every fault of the configuration, .env included, and exits with 1", async () => {
  await writeFile(join(root, ".env"), "LOG_LEVEL=loud\nDEMO_MODE=on\n");
  server = spawnServer({ root, variables: { PORT: "none" } });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.said()).toBe(`The configuration is not valid:
  PORT must be a whole number from 0 to 65535
  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent
`);
  await writeFile(join(root, ".env"), "");
});

it("says in one line that its port is taken, stops its Postgres and exits with 1", async () => {
  server = spawnServer({ root, variables: { PORT: String(port) } });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.said().split("\n").slice(-2)).toEqual([
    `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} pnpm start`,
    "",
  ]);
  expect(await postgresPid(join(root, ".data"))).toBe(undefined);
});

it("says that the database of DATABASE_URL does not answer, without the password, and exits with 1", async () => {
  const address = "postgres://reader:secret@127.0.0.1:1/quran";
  server = spawnServer({ root, variables: { DATABASE_URL: address } });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.said()).toBe(
    "The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1\n",
  );
});

it("says what is wrong with a database that accepts connections and closes them, and exits with 1", async () => {
  const proxy = createServer((client) => client.on("error", () => {}).end()).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const at = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  server = spawnServer({
    root,
    variables: { DATABASE_URL: `postgres://reader:secret@${at}/quran` },
  });
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.said()).toBe(
    `The database of DATABASE_URL cannot be used: ${at} accepts connections and closes them at once. See whether Postgres runs behind it, and whether it takes this user and database.\n`,
  );
  proxy.close();
});

it.each(["SIGTERM", "SIGINT"] as const)(
  "finishes the request in flight after %s, stops its Postgres and ends with 0",
  async (signal) => {
    server = spawnServer({ root });
    const url = await readyUrl(server);
    const { body } = await fetch(`${url}/slow`);
    const words: string[] = [];
    for await (const chunk of body ?? []) {
      words.push(new TextDecoder().decode(chunk));
      if (words.length === 1) server.child.kill(signal);
    }
    expect(words).toEqual(["begun ", "done"]);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(await postgresPid(join(root, ".data"))).toBe(undefined);
  },
);

it("says what readers see without CONTACT_EMAIL; logs an uncaught error, stops its Postgres and exits with 1", async () => {
  server = spawnServer({ root, variables: { CONTACT_EMAIL: "" } });
  const url = await readyUrl(server);
  expect(server.said()).toBe(`${NO_ADDRESS}\nDaily Quran Reading is ready on ${url}\n`);
  await fetch(`${url}/fault`, { method: "POST" }).catch(() => {});
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(server.said()).toContain("error: A fault that nobody caught: RangeError: a bug\n");
  expect(await postgresPid(join(root, ".data"))).toBe(undefined);
});
