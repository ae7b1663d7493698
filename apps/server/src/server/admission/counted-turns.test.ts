import { expect, test } from "vitest";
import { countedTurns } from "./counted-turns.ts";

const LOAD = { atOnce: 1, waiting: 10, waitMs: 60_000 };

test("each network has its own count, and gets it back with time", async () => {
  let now = 0;
  const turns = countedTurns({ limit: { requests: 2, seconds: 60 }, load: LOAD, now: () => now });
  const made = (address: string) => turns(address)(async () => address);
  expect([await made("192.0.2.1"), await made("192.0.2.1")]).toEqual(["192.0.2.1", "192.0.2.1"]);
  now = 20_000;
  await expect(made("192.0.2.1")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfter: 40,
  });
  expect(await made("198.51.100.1")).toBe("198.51.100.1");
  now = 60_000;
  expect(await made("192.0.2.1")).toBe("192.0.2.1");
});

test("one at a time is made, and a network that asks for much waits behind itself alone", async () => {
  const turns = countedTurns({ limit: { requests: 99, seconds: 60 }, load: LOAD, now: () => 0 });
  const order: string[] = [];
  const make = (address: string, name: string) =>
    turns(address)(async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    });
  await Promise.all([
    make("192.0.2.1", "1"),
    make("192.0.2.1", "2"),
    make("192.0.2.1", "3"),
    make("198.51.100.1", "another's"),
  ]);
  expect(order).toEqual(
    ["1", "2", "another's", "3"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test("a turn ends with a failure, too", async () => {
  const turns = countedTurns({ limit: { requests: 99, seconds: 60 }, load: LOAD, now: () => 0 });
  const failing = turns("192.0.2.1")(() => Promise.reject(new Error("away")));
  await expect(failing).rejects.toThrow("away");
  expect(await turns("192.0.2.1")(async () => 1)).toBe(1);
});
