import { AT_ONCE, killInBatches } from "../../server/test/processes/outbox-kills.ts";
import type { Scenario } from "../support/scenario.ts";
import { serve } from "../support/served.ts";

/** Two processes send batches of the outbox, and one of them is killed (SIGKILL) in the middle of each. */
export const outboxKills: Scenario = async ({ count = 50, main, random }) => {
  const host = await serve({}, main);
  try {
    const result = await killInBatches(host, { kills: count, batch: 1000, random });
    return [
      { what: "processes killed", value: count },
      { what: "messages", value: count * 1000 },
      { what: "lost", value: result.lost, isBroken: result.lost > 0 },
      { what: "sent twice", value: result.twice },
      {
        what: `of one kill at most (${AT_ONCE} are sent at once)`,
        value: result.twiceAfterOneKill,
        isBroken: result.twiceAfterOneKill > AT_ONCE,
      },
    ];
  } finally {
    await host.stop();
  }
};
