import { EventEmitter, once } from "node:events";
import { expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

it("keeps probing when something else fails during a probe", async () => {
  const probes = new EventEmitter();
  let asked = 0;
  const probe = async (): Promise<void> => {
    asked += 1;
    probes.emit("asked");
    if (asked === 2) return;
    await once(probes, "no answer");
    throw new Error("no answer");
  };
  const breaker = createCircuitBreaker({ probe, onAway: () => {} });
  const first = once(probes, "asked");
  for (const reason of ["refused", "refused again"]) breaker.failed(performance.now(), reason);
  expect(breaker.assertAvailable).toThrow("not available right now");
  await first;
  const second = once(probes, "asked");
  breaker.failed(performance.now(), "cut meanwhile");
  probes.emit("no answer");
  await second;
  await expect.poll(() => breaker.assertAvailable()).toBe(undefined);
  breaker.stop();
});
