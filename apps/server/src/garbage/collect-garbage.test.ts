import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { collectGarbage } from "./collect-garbage.ts";

test("collects what nothing holds any more, and keeps what is held", async () => {
  const held = { text: "held" };
  const references = [new WeakRef({ text: "left" }), new WeakRef(held)];
  // A reference keeps its object until the turn ends in which it was made.
  await setImmediate();
  await collectGarbage();
  expect(references.map((reference) => reference.deref())).toEqual([undefined, held]);
});
