import { oddText, oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";

/** The part of a JSON schema that values are made from. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The named schemas of a document. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A value after a schema, odd in about `oddness` of a hundred places. */
export function valueOf(
  schema: Schema,
  { random, schemas, oddness }: { random: Random; schemas: Schemas; oddness: number },
): unknown {
  const context = { random, schemas, oddness };
  if (random.percent(oddness)) return oddValue(random);
  if (schema.$ref !== undefined) {
    const named = schemas[schema.$ref.split("/").at(-1) ?? ""];
    return named ? valueOf(named, context) : oddValue(random);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.properties) return objectOf(schema, context);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return valueOf(random.pick(choices), context);
  const examples = [...(schema.examples ?? []), schema.example].filter((one) => one !== undefined);
  if (examples.length > 0 && random.percent(70)) return random.pick(examples);
  return plainValue(schema, context);
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  context: { random: Random; schemas: Schemas; oddness: number },
): Record<string, unknown> {
  const { random, oddness } = context;
  const entries = Object.entries(properties)
    .filter(([name]) => !random.percent(required.includes(name) ? oddness : 40))
    .map(([name, schema]) => [name, valueOf(schema, context)]);
  if (random.percent(oddness)) entries.push([oddText(random), oddValue(random)]);
  return Object.fromEntries(entries);
}

function plainValue(
  { type, items }: Schema,
  context: { random: Random; schemas: Schemas; oddness: number },
): unknown {
  const { random } = context;
  switch (typeof type === "string" ? type : random.pick(type ?? ["string"])) {
    case "integer":
      return 1 + random.below(random.pick([3, 30, 300]));
    case "number":
      return random.below(1000) / 10;
    case "boolean":
      return random.percent(50);
    case "null":
      return null;
    case "array":
      return Array.from({ length: random.below(4) }, () => valueOf(items ?? {}, context));
    case "object":
      return {};
    default:
      return random.pick(["reader", "Fajr circle", "2026-11-24", "1", oddText(random)]);
  }
}
