import { EventEmitter, once } from "node:events";
import { expect, it } from "vitest";
import { createLink } from "./link.ts";

it("goes on looking for the database when something else fails during a probe", async () => {
  const probes = new EventEmitter();
  let asked = 0;
  const probe = async (): Promise<void> => {
    asked += 1;
    probes.emit("asked");
    if (asked === 2) return;
    await once(probes, "no answer");
    throw new Error("no answer");
  };
  const link = createLink({ probe, onAway: () => {} });
  const first = once(probes, "asked");
  for (const reason of ["refused", "refused again"]) link.failed(performance.now(), reason);
  expect(link.demand).toThrow("not available right now");
  await first;
  const second = once(probes, "asked");
  link.failed(performance.now(), "cut meanwhile");
  probes.emit("no answer");
  await second;
  await expect.poll(() => link.demand()).toBe(undefined);
  link.stop();
});
