import { expect, test } from "vitest";
import { networkOf, wideNetworkOf } from "./network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["[2001:db8:1:2::7]:4711", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::7]", "2001:db8:1:2::/64"],
  ["not an address", "not an address"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["2001:db8:1:2ab::7", "2001:db8:1:200::/56"],
  ["[2001:db8:1:2ff::7]:4711", "2001:db8:1:200::/56"],
  ["2001:db8:1:ff::", "2001:db8:1:0::/56"],
  ["192.0.2.1", undefined],
  ["::ffff:192.0.2.1", undefined],
])("%s is one of the %s", (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
