import { PassThrough } from "node:stream";
import { DomainError } from "@daily-quran/domain/errors";
import { KhatmaChange, type KhatmaShare } from "@daily-quran/domain/group/khatma";
import { liveKhatmaPath } from "@daily-quran/domain/web-paths";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Sql } from "../../db/client.ts";
import { widestNetworkOf } from "../auth/attempt/network.ts";
import { KHATMA_CHANGED } from "./khatma-share.sql.ts";

/** How many streams are open at once, of all and of one network. */
interface StreamLimits {
  readonly all: number;
  readonly ofNetwork: number;
}

const LIMITS: StreamLimits = { all: 2_000, ofNetwork: 600 };
const RETRY_SECONDS = 30;
// What changes in so short a time is sent at once: many take theirs while many look.
const GATHER_MS = 200;
const BEAT_MS = 25_000;
// Any response is cut off after two minutes. This one ends before, and the browser opens the next.
const BEATS = 4;
// Of a client that does not read; its browser opens another stream.
const MAX_UNREAD_BYTES = 64 * 1024;

interface Stream {
  readonly plan: string;
  readonly network: string;
  readonly body: PassThrough;
  beats: number;
}

/**
 * Serves streams of events that tell which shares of a khatma change: their states and nobody's name, as whoever
 * once saw the khatma knows the address. All streams of a process hang on its one connection that listens.
 */
export async function serveLiveKhatmas(
  app: FastifyInstance,
  { sql, limits = LIMITS }: { readonly sql: Sql; readonly limits?: StreamLimits },
): Promise<void> {
  const open = new Set<Stream>();
  const gathered = new Map<string, Map<number, KhatmaShare["state"]>>();
  const send = (stream: Stream, text: string): void => {
    if (stream.body.writableLength > MAX_UNREAD_BYTES) stream.body.destroy();
    else stream.body.write(text);
  };
  const flush = (): void => {
    const events = new Map(
      [...gathered].map(([plan, shares]) => [plan, `data: ${JSON.stringify([...shares])}\n\n`]),
    );
    gathered.clear();
    for (const stream of open) {
      const event = events.get(stream.plan);
      if (event !== undefined) send(stream, event);
    }
  };
  const gather = (payload: string): void => {
    const { plan, n, state } = KhatmaChange.parse(JSON.parse(payload));
    if (gathered.size === 0) setTimeout(flush, GATHER_MS).unref();
    gathered.set(plan, (gathered.get(plan) ?? new Map()).set(n, state));
  };
  const beat = setInterval(() => {
    for (const stream of open) {
      stream.beats += 1;
      if (stream.beats >= BEATS) stream.body.end();
      else send(stream, ":\n\n");
    }
  }, BEAT_MS).unref();
  const listening = await sql.listen(KHATMA_CHANGED, gather).catch((error: unknown) => {
    app.log.warn({ err: error }, "changes of khatmas are not followed, their pages ask instead");
  });
  app.addHook("preClose", async () => {
    clearInterval(beat);
    for (const { body } of open) body.end();
    await listening?.unlisten().catch(() => {});
  });
  app.get(liveKhatmaPath(":plan"), { exposeHeadRoute: false }, (request, reply) => {
    const { data } = z.object({ plan: z.uuid() }).safeParse(request.params);
    if (!data) throw new DomainError("NOT_FOUND");
    // The widest that one customer has: of its /64s a few would take all streams there are.
    const network = widestNetworkOf(request.ip);
    const own = [...open].filter((other) => other.network === network);
    if (open.size >= limits.all || own.length >= limits.ofNetwork)
      throw new DomainError("OVERLOADED", undefined, RETRY_SECONDS);
    const stream = { plan: data.plan, network, body: new PassThrough(), beats: 0 };
    open.add(stream);
    stream.body.once("close", () => open.delete(stream));
    stream.body.write("retry: 2000\n\n");
    return reply
      .headers({
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // Else a server that closes waits for the silent connection of a stream that it has ended.
        connection: "close",
        // Else nginx holds events back.
        "x-accel-buffering": "no",
      })
      .send(stream.body);
  });
}
