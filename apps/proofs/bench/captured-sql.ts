import type { Sql } from "../../server/src/db/client.ts";

/** A statement as the driver sent it. */
interface Sent {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** What the driver sends while something runs on its pool. */
export async function capture(sql: Sql, run: () => Promise<unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  // The driver reads its types first.
  await sql`select 1`;
  // Copied, as the driver puts what it writes in their place.
  sql.options.debug = (...[, text, parameters]) => sent.push({ text, parameters: [...parameters] });
  try {
    await run();
  } finally {
    sql.options.debug = false;
  }
  return sent;
}

/** What of a captured statement is another value each time: pgbench's `:user` and `:day`. */
export interface Sample {
  readonly userId: number;
  readonly day: number;
}

/** The same statement in pgbench's spelling: values are in the text, but the two that change. */
export function forPgbench({ text, parameters }: Sent, sample: Sample): string {
  const filled = text.replaceAll(/\$(\d+)/g, (_, index) =>
    spelled(parameters[Number(index) - 1], sample),
  );
  return `${filled.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ")};`;
}

function spelled(value: unknown, { userId, day }: Sample): string {
  if (value === userId) return ":user";
  if (value === day) return ":day";
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return quoted(value);
  if (value instanceof Date) return quoted(value.toISOString());
  if (Array.isArray(value) && typeof value[0] === "string") return quoted(`{${value.join(",")}}`);
  // pgbench has no strings that are put together, and takes `:true` for a variable.
  const json = `${quoted(JSON.stringify(value).replaceAll('":', '": '))}::jsonb`;
  return `jsonb_set(jsonb_set(${json}, '{0,userId}', to_jsonb(:user::int)), '{0,day}', to_jsonb(:day::int))`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
