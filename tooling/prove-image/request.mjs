import { setDefaultResultOrder } from "node:dns";
import { setDefaultAutoSelectFamily } from "node:net";
import { interrupted } from "./run.mjs";

const LIMIT_MS = 20_000;

// Docker publishes on 127.0.0.1 alone. Trying both addresses of localhost at once hung on a busy machine.
setDefaultResultOrder("ipv4first");
setDefaultAutoSelectFamily(false);

/** A request to its end: its status, headers and text. Throws when none comes in time, or after `signal`. */
export async function request(address, { signal = interrupted, ...options } = {}) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`${address} does not answer.`)), LIMIT_MS);
  try {
    const either = AbortSignal.any([signal, limit.signal]);
    const response = await fetch(address, { ...options, signal: either });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}
