import ipaddr from "ipaddr.js";

/**
 * What an address is limited by: an IPv4 address itself, and of IPv6 the /64, as a single household has all
 * of it.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address);
  const ip = parse(plain);
  if (!ip) return plain;
  return ip instanceof ipaddr.IPv6 ? `${prefix(ip.parts.slice(0, 4))}/64` : ip.toString();
}

/**
 * The /56 of an IPv6 address, which a provider gives to one customer: 256 times a /64. An IPv4 address has
 * none.
 */
export function wideNetworkOf(address: string): string | undefined {
  const ip = parse(withoutPort(address));
  if (!(ip instanceof ipaddr.IPv6)) return undefined;
  const [one = 0, two = 0, three = 0, four = 0] = ip.parts;
  return `${prefix([one, two, three, four & 0xff00])}/56`;
}

/** All that one customer has of the network: the /56 of an IPv6 address, an IPv4 address itself. */
export const widestNetworkOf = (address: string): string =>
  wideNetworkOf(address) ?? networkOf(address);

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return (
    /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
    address
  );
}

/** An IPv4 address that is mapped into IPv6 is that IPv4 address. */
const parse = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  ipaddr.isValid(address) ? ipaddr.process(address) : undefined;

const prefix = (groups: readonly number[]): string =>
  `${groups.map((group) => group.toString(16)).join(":")}::`;
