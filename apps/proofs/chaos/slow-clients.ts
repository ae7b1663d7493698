import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openLoop } from "../support/open-loop.ts";
import type { Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";

const NON_READERS = 300;
const PIPELINED = 40;
const SLOW_BODIES = 500;
const SECONDS = 140;
const MAX_MB = 400;
const MAX_P50_MS = 20;

/**
 * Clients that pipeline pages and read nothing, and clients that send a byte of a body a second, until all
 * of them are cut off; others read beside them. `count` is the seconds.
 */
export const slowClients: Scenario = async ({ count = SECONDS, main }) => {
  const served = await serve({}, main);
  const { port, megabytes } = served;
  const open = new Set<Socket>();
  const begin = async (text: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    await once(socket, "connect");
    open.add(socket);
    socket.write(text);
    return socket;
  };
  let most = 0;
  const sampler = setInterval(() => (most = Math.max(most, megabytes())), 50);
  const drips: NodeJS.Timeout[] = [];
  try {
    for (let n = 0; n < NON_READERS; n += 1) (await begin(pages(n))).pause();
    for (let n = 0; n < SLOW_BODIES; n += 1) {
      const socket = (await begin(HEAD)).resume();
      drips.push(setInterval(() => socket.write("x"), 1000));
    }
    const others = await openLoop({
      port,
      request: () => "GET /api/current-reading HTTP/1.1\r\nHost: localhost\r\n\r\n",
      perSecond: 20,
      seconds: 20,
      connections: 32,
    });
    const end = performance.now() + (count - 20) * 1000;
    // A paused socket does not learn that it was closed.
    while (performance.now() < end) await pause(1000);
    for (const socket of open) socket.resume();
    await pause(1000);
    return [
      { what: "memory at most, MB", value: most, isBroken: most > MAX_MB },
      {
        what: "others' p50, ms",
        value: others.p50,
        isBroken: others.p50 > MAX_P50_MS || others.accepted < others.offered,
      },
      { what: "others' p99, ms", value: others.p99 },
      { what: `still open after ${count} s`, value: open.size, isBroken: open.size > 0 },
    ];
  } finally {
    clearInterval(sampler);
    for (const drip of drips) clearInterval(drip);
    for (const socket of open) socket.destroy();
    await served.stop();
  }
};

const HEAD =
  "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n";

function pages(client: number): string {
  const requestText = (at: number): string =>
    `GET /schedule?day=${1 + ((client * 7 + at) % 300)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  return Array.from({ length: PIPELINED }, (_, at) => requestText(at)).join("");
}
