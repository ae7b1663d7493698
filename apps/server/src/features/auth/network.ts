import { isIPv6 } from "node:net";

/** What an address is limited by: an IPv4 address itself, and of IPv6 the /64, as a single household has all of it. */
export function networkOf(address: string): string {
  const plain = address.split("%", 1)[0] ?? address;
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  return mapped ?? `${groupsOf(plain).slice(0, 4).join(":")}::/64`;
}

/** All eight groups, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = shortest.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}
