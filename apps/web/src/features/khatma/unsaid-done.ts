import type { Khatma } from "@daily-quran/domain/group/khatma";
import { storedValue } from "../../lib/storage/storage.ts";

/** What was marked as read without a network: khatma, round and share, as `3 1 30`. */
const unsaidDone = storedValue<readonly string[]>("khatmas-read", [], (value) =>
  Array.isArray(value) ? value.map(String) : undefined,
);

type Round = Pick<Khatma, "id" | "round">;

/** Keeps that a share was read until the server can be told. */
export function keepUnsaid({ id, round }: Round, n: number): void {
  unsaidDone.set([...unsaidDone.get(), `${id} ${round} ${n}`]);
}

/** Tells what was read in this round, of an earlier one nothing; whether anything was told. */
export async function sayUnsaid(
  { id, round }: Round,
  say: (n: number) => Promise<unknown>,
): Promise<boolean> {
  const unsaid = unsaidDone.get().filter((one) => one.startsWith(`${id} `));
  for (const one of unsaid) {
    if (one.startsWith(`${id} ${round} `)) await say(Number(one.split(" ")[2]));
    unsaidDone.set(unsaidDone.get().filter((other) => other !== one));
  }
  return unsaid.length > 0;
}
