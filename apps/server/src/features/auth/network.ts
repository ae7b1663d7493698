import { isIPv6 } from "node:net";

/**
 * What an address is limited by: an IPv4 address itself, and of IPv6 the /64, as a single household has all
 * of it.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address);
  if (!isIPv6(plain)) return plain;
  return mappedIPv4(plain) ?? `${groupsOf(plain).slice(0, 4).join(":")}::/64`;
}

/**
 * The /56 of an IPv6 address, which a provider gives to one customer: 256 times a /64. An IPv4 address has
 * none.
 */
export function wideNetworkOf(address: string): string | undefined {
  const plain = withoutPort(address);
  if (!isIPv6(plain) || mappedIPv4(plain)) return undefined;
  const [one, two, three, four = "0"] = groupsOf(plain);
  const upper = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return `${one}:${two}:${three}:${upper}::/56`;
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`; a zone says nothing of who it is. */
function withoutPort(address: string): string {
  const bare =
    /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
    address;
  return bare.split("%", 1)[0] ?? bare;
}

function mappedIPv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
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
