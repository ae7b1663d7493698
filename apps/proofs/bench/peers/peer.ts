// A bare server to compare with, bundled into a process of its own that is given a folder with a PeerPlan.
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { initTRPC } from "@trpc/server";
import { fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import Fastify from "fastify";
import { connectDriver } from "../../../server/src/db/client.ts";
import { type PeerPlan, QUERY_PATH } from "./peer-plan.ts";

const folder = process.argv[2] ?? "";
const plan = JSON.parse(readFileSync(join(folder, "plan.json"), "utf8")) as PeerPlan;
const sql = connectDriver(plan.database, { max: 10 });
const documents = new Map(
  plan.documents.map(({ key, headers, file }) => [
    key,
    { headers, body: readFileSync(join(folder, file)) },
  ]),
);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

function documentAnswer(url: string, asked: IncomingHttpHeaders): Answer {
  const document = documents.get(`${url} ${String(asked["accept-encoding"])}`);
  if (!document) return { status: 404, headers: {}, body: "" };
  const { headers, body } = document;
  if (asked["if-none-match"] === headers.etag) return { status: 304, headers, body: "" };
  return { status: 200, headers, body };
}

async function findUser(): Promise<unknown> {
  const [user] = await sql`
    select app_user.id, username, email from session join app_user on app_user.id = user_id
    where session.id = ${plan.sessionId} and expires_at > now()`;
  return user;
}

async function queryAnswer(): Promise<Answer> {
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(await findUser()),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = status === 304 ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length }).end(body);
}

async function listenWithNode(): Promise<number> {
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    if (url === QUERY_PATH) void queryAnswer().then((answer) => send(response, answer));
    else send(response, documentAnswer(url, request.headers));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function listenWithFastify(): Promise<number> {
  const app = Fastify();
  app.get(QUERY_PATH, async (_request, reply) => {
    const { headers, body } = await queryAnswer();
    return reply.headers(headers).send(body);
  });
  app.get("*", (request, reply) => {
    const { status, headers, body } = documentAnswer(request.url, request.headers);
    return reply.code(status).headers(headers).send(body);
  });
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

async function listenWithTrpc(): Promise<number> {
  const t = initTRPC.create();
  const router = t.router({ query: t.procedure.query(findUser) });
  const app = Fastify();
  await app.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions: { router } });
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

const LISTEN = { node: listenWithNode, fastify: listenWithFastify, trpc: listenWithTrpc };
const port = await LISTEN[plan.kind]();
process.stdout.write(`localhost:${port}\n`);
