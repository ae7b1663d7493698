import { setTimeout as pause } from "node:timers/promises";
import type { Scenario } from "../support/scenario.ts";
import { onEmbedded, onExternal, type StartTarget } from "../support/target.ts";
import { startTraffic, UNLIMITED } from "../support/traffic.ts";

const ROUNDS = 20;
const MAX_BACK_MS = 60_000;

/**
 * The server or its Postgres is killed (SIGKILL) again and again while results are stored; each is started
 * again on the same data.
 */
function killsOf(start: StartTarget): Scenario {
  return async ({ count = ROUNDS, main, random }) => {
    const target = await start(UNLIMITED, main);
    const killed = { server: 0, postgres: 0 };
    let longest = 0;
    try {
      const traffic = await startTraffic(target, random);
      for (let round = 0; round < count; round += 1) {
        await pause(100 + random() * 300);
        if (random() < 0.5) {
          killed.server += 1;
          await target.killServer();
        } else {
          killed.postgres += 1;
          target.signalPostgres("SIGKILL");
        }
        longest = Math.max(longest, await traffic.untilAcknowledged(MAX_BACK_MS));
      }
      return [
        { what: "rounds", value: count },
        { what: "server killed", value: killed.server },
        { what: "Postgres killed", value: killed.postgres },
        {
          what: "writes are back after at most, ms",
          value: longest,
          isBroken: longest >= MAX_BACK_MS,
        },
        // 0: a killed server answers nothing.
        ...(await traffic.check([0, 503])),
      ];
    } finally {
      await target.stop();
    }
  };
}

/** The embedded Postgres. */
export const kills = killsOf(onEmbedded);

/** An external one. */
export const killsExternal = killsOf(onExternal);
