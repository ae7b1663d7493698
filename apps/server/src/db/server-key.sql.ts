import { randomBytes } from "node:crypto";
import type { AnySql } from "./client.ts";

// A key never changes, and several are read at each request or mail.
const known = new WeakMap<AnySql, Map<string, Buffer>>();

/** The key of this name: 32 random bytes, the same for every process. The first call ever makes it. */
export async function findServerKey(sql: AnySql, name: string): Promise<Buffer> {
  const keys = known.get(sql) ?? new Map<string, Buffer>();
  known.set(sql, keys);
  const key = keys.get(name) ?? (await readOrMake(sql, name));
  keys.set(name, key);
  return key;
}

async function readOrMake(sql: AnySql, name: string): Promise<Buffer> {
  const [row] = await sql<{ key: Buffer }[]>`select key from server_key where name = ${name}`;
  if (row) return row.key;
  await sql`
    insert into server_key ${sql({ name, key: randomBytes(32) })} on conflict (name) do nothing`;
  return await readOrMake(sql, name);
}
