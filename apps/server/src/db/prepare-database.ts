import { connect, type DatabaseAddress, disconnect } from "./client.ts";
import { listUnsafeSettings } from "./durability.ts";
import { migrate } from "./migrate.ts";
import { FOR_LONG_WORK } from "./pool/limits.ts";

/**
 * Checks and migrates over its own connection: the driver reads a database's types once, so a pool opened
 * before a migration would not know the new types.
 */
export async function prepareDatabase(
  address: DatabaseAddress,
  onUnsafe: (settings: string) => void,
): Promise<string[]> {
  const sql = connect(address, { max: 1, limits: FOR_LONG_WORK });
  try {
    const unsafe = await listUnsafeSettings(sql);
    if (unsafe.length > 0) onUnsafe(unsafe.join(", "));
    return await migrate(sql);
  } finally {
    await disconnect(sql);
  }
}
