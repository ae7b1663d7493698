import { storedValue } from "../../lib/storage/storage.ts";

/** What lets this device into a khatma without an account: its own secret, or that of the link; and the khatma's name. */
export interface KhatmaKeys {
  readonly own?: string;
  readonly link?: string;
  readonly name?: string;
}

/** The keys of this device, by the ids of khatmas. */
export const khatmaKeys = storedValue<Readonly<Record<string, KhatmaKeys>>>(
  "khatmas",
  {},
  (value) =>
    typeof value === "object" && value !== null ? (value as Record<string, KhatmaKeys>) : undefined,
);

/** Keeps more of a khatma's keys; what is undefined is forgotten. */
export function keepKeys(
  khatmaId: number,
  keys: { readonly [Kind in keyof KhatmaKeys]: string | undefined },
): void {
  const { [khatmaId]: known, ...others } = khatmaKeys.get();
  const kept = Object.entries({ ...known, ...keys }).filter(([, key]) => key !== undefined);
  khatmaKeys.set(kept.length > 0 ? { ...others, [khatmaId]: Object.fromEntries(kept) } : others);
}

/** The one that is sent: with the device's own its shares are found. */
export const keyOf = (keys: KhatmaKeys | undefined): string | undefined => keys?.own ?? keys?.link;

const OWN = "own-";

/** The end of the address of a link that opens what one reader alone has. */
export const ownHash = (key: string): string => `#${OWN}${key}`;

/** The keys that the end of an address has: whoever opens the link of all again stays who they are here. */
export function keysOfHash(hash: string): KhatmaKeys | undefined {
  const [, own, key] = /^#(own-)?([\w-]{43})(?![\w-])/.exec(hash) ?? [];
  return key === undefined ? undefined : own ? { own: key } : { link: key };
}
