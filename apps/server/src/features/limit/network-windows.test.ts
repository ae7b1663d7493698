import { DomainError } from "@daily-quran/domain/errors";
import { expect, test } from "vitest";
import { networkWindows } from "./network-windows.ts";

const counting = () => {
  const count = networkWindows({ requests: 2, seconds: 60 });
  return (address: string, now = 0): string => {
    try {
      count(address, now);
      return "taken";
    } catch (error) {
      return error instanceof DomainError ? error.code : String(error);
    }
  };
};

test("an address of IPv4 is a network, and has all again after the window", () => {
  const count = counting();
  const four = [count("192.0.2.1"), count("192.0.2.1"), count("192.0.2.1"), count("192.0.2.2")];
  expect(four).toEqual(["taken", "taken", "TOO_MANY_REQUESTS", "taken"]);
  expect(count("192.0.2.1", 60_000)).toBe("taken");
});

test("of IPv6 the /64 counts, and the /56 around it for four times as much", () => {
  const count = counting();
  expect([0, 1, 2].map((n) => count(`2001:db8:0:100::${n}`))[2]).toBe("TOO_MANY_REQUESTS");
  const others = Array.from({ length: 8 }, (_, n) => count(`2001:db8:0:1${n + 10}::1`));
  expect(others.filter((one) => one === "taken")).toHaveLength(6);
  expect(count("2001:db8:0:200::1")).toBe("taken");
});
