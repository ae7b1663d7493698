import { networkOf, wideNetworkOf } from "../auth/attempt/network.ts";
import { type RequestLimit, requestWindows } from "./request-windows.ts";

/**
 * Makes what counts the requests of each network; of IPv6 the wider one around it has four times as many, as one
 * customer has all of that. Throws TOO_MANY_REQUESTS over the limit.
 */
export function networkWindows(limit: RequestLimit): (address: string, now: number) => void {
  const narrow = requestWindows<string>(limit);
  const wide = requestWindows<string>({ ...limit, requests: 4 * limit.requests });
  return (address, now) => {
    narrow.count(networkOf(address), now);
    const around = wideNetworkOf(address);
    if (around !== undefined) wide.count(around, now);
  };
}
