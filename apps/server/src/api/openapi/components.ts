import { Id, MAX_ID } from "@daily-quran/domain/fields/id";
import { SyncOperation, UncheckedOperation } from "@daily-quran/domain/progress/progress-sync";
import { z } from "zod";
import { schemaTexts } from "../rest-routes.ts";
import type { Described } from "../route/described.ts";

type Texts = Readonly<Record<string, Described>>;

const textsOf = (io: "output" | "input"): Texts =>
  Object.fromEntries(schemaTexts.flatMap((texts) => Object.entries(texts[io] ?? {})));

const TEXTS = { output: textsOf("output"), input: textsOf("input") };

type Io = keyof typeof TEXTS;
type Registry = z.core.$ZodRegistry<{ id: string }>;
const registries = { output: registryOf(TEXTS.output), input: registryOf(TEXTS.input) };

/** A JSON Schema, as far as it is walked through here. */
interface JsonSchema {
  description?: string;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  readonly format?: string;
  additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** The JSON Schemas of everything that has a name in the API. */
export function componentSchemas(): Record<string, unknown> {
  return { ...jsonSchemas("output"), ...jsonSchemas("input") };
}

/** A schema for use in the document: named parts become references. */
export function schemaOf(schema: z.ZodType, io: Io): unknown {
  const name = registries[io].get(schema)?.id;
  if (name) return { $ref: uri(name) };
  if (schema instanceof z.ZodArray)
    return { type: "array", items: schemaOf(schema.element as z.ZodType, io) };
  if (schema instanceof z.ZodUnion)
    return { anyOf: schema.options.map((option) => schemaOf(option as z.ZodType, io)) };
  return bare(z.toJSONSchema(schema, { io, override: overrides[io] }));
}

function registryOf(named: Readonly<Record<string, Described>>): Registry {
  const registry = z.registry<{ id: string }>();
  for (const [id, { schema }] of Object.entries(named)) registry.add(schema, { id });
  return registry;
}

function jsonSchemas(io: Io): Record<string, unknown> {
  const { schemas } = z.toJSONSchema(registries[io], { uri, io, override: overrides[io] });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withTexts(bare(schema), TEXTS[io][id])]),
  );
}

function withTexts(schema: JsonSchema, texts: Described | undefined): JsonSchema {
  if (texts) describe(schema, texts, "");
  return { ...(texts && { description: texts.about }), ...schema };
}

/** Puts the texts on the fields, also on those of a nested object and of each variant. */
function describe(schema: JsonSchema, texts: Described, prefix: string): void {
  for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    describe(variant, texts, prefix);
  if (schema.items) describe(schema.items, texts, prefix);
  for (const [field, ofField] of Object.entries(schema.properties ?? {})) {
    const name = prefix + field;
    const text = texts.fields[name];
    if (text !== undefined) ofField.description = text;
    describe(ofField, texts, `${name}.`);
  }
}

// Limits of JavaScript, which say nothing of a value.
const NO_LIMITS = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

const SAID_BY_FORMAT = new Set(["date", "date-time", "uuid"]);

/** Real limits: what the schemas take beyond them, they read as an ID of nothing. */
function override({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: unknown }): void {
  const schema = jsonSchema as JsonSchema;
  if (zodSchema === Id) Object.assign(schema, { minimum: 1, maximum: MAX_ID });
  // The standard says the same in one word.
  if (SAID_BY_FORMAT.has(schema.format ?? "")) delete schema.pattern;
  // A slash needs its backslash only in a literal of JavaScript; generators write one of their own.
  if (schema.pattern !== undefined) schema.pattern = schema.pattern.replaceAll("\\/", "/");
  if (zodSchema === UncheckedOperation)
    Object.assign(schema, bare(z.toJSONSchema(SyncOperation, { io: "input", override })));
  if (NO_LIMITS.has(schema.maximum ?? 0)) delete schema.maximum;
  if (NO_LIMITS.has(schema.minimum ?? 0)) delete schema.minimum;
}

/** A response may get new fields at any time. */
function openOverride(of: Parameters<typeof override>[0]): void {
  override(of);
  const schema = of.jsonSchema as JsonSchema;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

const overrides = { input: override, output: openOverride };

function uri(id: string): string {
  return `#/components/schemas/${id}`;
}

/** Without the names that a JSON Schema of its own would have. */
function bare(schema: object): JsonSchema {
  const own = Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id");
  return Object.fromEntries(own) as JsonSchema;
}
