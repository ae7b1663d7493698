import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A browser and the accounts that have signed in at it, the latest first. */
export interface KnownDevice {
  readonly id: string;
  readonly accounts: readonly number[];
}

/** For how many days a browser keeps the cookie: the most that browsers allow. */
export const DEVICE_DAYS = 400;

// Enough for a family's tablet; the oldest account is dropped.
const MAX_ACCOUNTS = 10;

const VALUE = /^(?<id>[0-9a-f]{32})\.(?<accounts>\d+(?:-\d+)*)\.(?<mac>[\w-]{43})$/;

/** The device of a cookie's value; undefined where the value is missing or not signed with this key. */
export function readDevice(key: Buffer, value: string | undefined): KnownDevice | undefined {
  const parts = VALUE.exec(value ?? "")?.groups;
  if (!parts) return undefined;
  const { id = "", accounts = "", mac = "" } = parts;
  const right = Buffer.from(macOf(key, `${id}.${accounts}`));
  if (!timingSafeEqual(Buffer.from(mac), right)) return undefined;
  return { id, accounts: accounts.split("-").map(Number) };
}

/** The cookie's value for a browser at which an account has just signed in. */
export function writeDevice(key: Buffer, known: KnownDevice | undefined, userId: number): string {
  const id = known?.id ?? randomBytes(16).toString("hex");
  const others = known?.accounts.filter((other) => other !== userId) ?? [];
  const signed = `${id}.${[userId, ...others].slice(0, MAX_ACCOUNTS).join("-")}`;
  return `${signed}.${macOf(key, signed)}`;
}

function macOf(key: Buffer, signed: string): string {
  return createHmac("sha256", key).update(`device.${signed}`).digest("base64url");
}
