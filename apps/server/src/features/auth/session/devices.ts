import type { AnySql } from "../../../db/client.ts";
import type { DeviceCookie } from "../../../request/cookies.ts";
import { findServerKey } from "../../../db/server-key.sql.ts";
import { readDevice, writeDevice } from "./known-device.ts";

interface DeviceRequest {
  readonly sql: AnySql;
  readonly deviceCookie: DeviceCookie;
}

const KEY = "device";

/** A key for the request's device and the account together, if the account has signed in there before. */
export async function findDeviceOf(
  { sql, deviceCookie }: DeviceRequest,
  userId: number,
): Promise<string | undefined> {
  if (deviceCookie.value === undefined) return undefined;
  const device = readDevice(await findServerKey(sql, KEY), deviceCookie.value);
  return device?.accounts.includes(userId) ? `${device.id}:${userId}` : undefined;
}

/** Sets the cookie that proves that the account has signed in with this browser. */
export async function rememberDevice(
  { sql, deviceCookie }: DeviceRequest,
  userId: number,
): Promise<void> {
  const key = await findServerKey(sql, KEY);
  deviceCookie.set(writeDevice(key, readDevice(key, deviceCookie.value), userId));
}
