import { expect, test } from "vitest";
import { readDevice, writeDevice } from "./known-device.ts";

const KEY = Buffer.alloc(32, 7);

test("a cookie lists the accounts that have signed in at a browser, the latest first", () => {
  const first = readDevice(KEY, writeDevice(KEY, undefined, 7));
  const second = readDevice(KEY, writeDevice(KEY, first, 12));
  expect(first?.id).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toEqual({ id: first?.id, accounts: [12, 7] });
  expect(readDevice(KEY, writeDevice(KEY, second, 7))?.accounts).toEqual([7, 12]);
});

test("ten accounts are remembered, however long their numbers", () => {
  let device = readDevice(KEY, writeDevice(KEY, undefined, 1));
  for (let id = 2_147_483_637; id <= 2_147_483_647; id += 1)
    device = readDevice(KEY, writeDevice(KEY, device, id));
  expect(device?.accounts).toHaveLength(10);
  expect(device?.accounts.at(-1)).toBe(2_147_483_638);
});

test("a value that was changed, cut, or signed with another key is ignored", () => {
  const value = writeDevice(KEY, undefined, 7);
  const foreign = readDevice(Buffer.alloc(32, 8), value);
  const changed = [value.replace(".7.", ".8."), value.slice(0, -1), `${value}x`, "", undefined];
  expect([foreign, ...changed.map((other) => readDevice(KEY, other))]).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
