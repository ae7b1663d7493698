import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { quantile } from "./median.ts";

/** An open-loop load: a fixed number of requests a second, whatever the responses. */
export interface Load {
  readonly port: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** The text of request number n, with its headers. */
  readonly request: (n: number) => string;
  readonly connections?: number;
}

/** The result of a load; times are milliseconds from the instant at which a request was due. */
export interface Outcome {
  readonly offered: number;
  readonly accepted: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p99: number;
  readonly refusedP99: number;
}

const MAX_LAST_RESPONSE_MS = 60_000;

/**
 * Sends a load over connections that are already open, like a proxy's, and waits for the responses, at most a
 * minute. There are many, as a request that waits for one has not reached the server yet.
 */
export async function openLoop(load: Load): Promise<Outcome> {
  const { perSecond, seconds } = load;
  const wanted = Math.round(perSecond * seconds);
  const crowd = makeCrowd(load);
  await crowd.openAll();
  const start = performance.now();
  for (let sent = 0; sent < wanted;) {
    const due = Math.min(wanted, Math.ceil(((performance.now() - start) / 1000) * perSecond));
    for (; sent < due; sent += 1) crowd.send(sent, start + (sent / perSecond) * 1000);
    await pause(1);
  }
  const end = performance.now() + MAX_LAST_RESPONSE_MS;
  while (crowd.responses.length < wanted && performance.now() < end) await pause(20);
  crowd.close();
  return summary(crowd.responses, wanted);
}

/** Lets so many clients send one request after another for some seconds. */
export async function closedLoop(
  load: Omit<Load, "perSecond" | "connections">,
  clients: number,
): Promise<Outcome> {
  const end = performance.now() + load.seconds * 1000;
  let next = 0;
  const crowd = makeCrowd({ ...load, perSecond: 0, connections: clients }, () => {
    if (performance.now() < end) crowd.send((next += 1), performance.now());
  });
  for (; next < clients; next += 1) crowd.send(next, performance.now());
  await pause(load.seconds * 1000);
  crowd.close();
  return summary(crowd.responses, crowd.responses.length);
}

interface Exchange {
  readonly status: number;
  readonly took: number;
}

interface Crowd {
  readonly responses: Exchange[];
  /**
   * Opens every connection; libuv takes one a turn of the event loop, so a flood of new ones measures that
   * alone.
   */
  openAll(): Promise<void>;
  send(n: number, due: number): void;
  close(): void;
}

function makeCrowd(
  { port, request, connections = 1024 }: Load,
  onResponse: () => void = () => {},
): Crowd {
  const responses: Exchange[] = [];
  const idle: Socket[] = [];
  const waiting: [number, number][] = [];
  const all = new Set<Socket>();
  const at = new WeakMap<Socket, number>();

  const write = (socket: Socket, n: number, due: number): void => {
    at.set(socket, due);
    socket.write(request(n));
  };
  const finish = (socket: Socket, status: number, keep: boolean): void => {
    const due = at.get(socket);
    if (due === undefined) return;
    at.delete(socket);
    responses.push({ status, took: performance.now() - due });
    const next = keep ? waiting.shift() : undefined;
    if (next) write(socket, ...next);
    else if (keep) idle.push(socket);
    onResponse();
  };
  const open = (): Socket => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    all.add(socket);
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const response = readResponse(received);
      if (!response) return;
      received = Buffer.alloc(0);
      if (!response.keep) socket.destroy();
      finish(socket, response.status, response.keep);
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      all.delete(socket);
      const index = idle.indexOf(socket);
      if (index >= 0) idle.splice(index, 1);
      finish(socket, 0, false);
      const next = waiting.shift();
      if (next) write(open(), ...next);
    });
    return socket;
  };
  return {
    responses,
    openAll: async () => {
      for (let count = 0; count < connections; count += 1) {
        const socket = open();
        await once(socket, "connect");
        idle.push(socket);
      }
    },
    send: (n, due) => {
      const free = idle.pop();
      if (free) write(free, n, due);
      else if (all.size < connections) write(open(), n, due);
      else waiting.push([n, due]);
    },
    close: () => {
      waiting.length = 0;
      for (const socket of all) socket.destroy();
    },
  };
}

const HEAD_END = Buffer.from("\r\n\r\n");
const CHUNKS_END = Buffer.from("0\r\n\r\n");

function readResponse(received: Buffer): { status: number; keep: boolean } | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.toString("latin1", 0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const body = received.subarray(end + 4);
  const bare = status === 204 || status === 304;
  const whole =
    length === undefined ? bare || body.subarray(-5).equals(CHUNKS_END) : body.length >= +length;
  return whole ? { status, keep: !head.includes("\r\nconnection: close") } : undefined;
}

function summary(responses: readonly Exchange[], offered: number): Outcome {
  const statuses: Record<string, number> = {};
  for (const { status } of responses) {
    const name = status === 0 ? "cut" : String(status);
    statuses[name] = (statuses[name] ?? 0) + 1;
  }
  if (offered > responses.length) statuses["none"] = offered - responses.length;
  const isGood = ({ status }: Exchange): boolean => status >= 200 && status < 400;
  const good = responses.filter(isGood).map(({ took }) => took);
  const refused = responses.filter((response) => !isGood(response)).map(({ took }) => took);
  return {
    offered,
    accepted: good.length,
    statuses,
    p50: percentile(good, 0.5),
    p99: percentile(good, 0.99),
    refusedP99: percentile(refused, 0.99),
  };
}

/** 0 for none. */
const percentile = (times: readonly number[], share: number): number =>
  Math.round(quantile(times, share)) || 0;
