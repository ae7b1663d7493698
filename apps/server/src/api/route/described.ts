import type { z } from "zod";

/** What the OpenAPI document says of a schema and of its fields; a nested one is named `user.username`. */
export interface Described {
  readonly schema: z.ZodType;
  readonly about: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Fields<Schema> = Schema extends { readonly shape: infer Shape }
  ? { readonly [Field in keyof Shape & string]: string } & Readonly<Record<string, string>>
  : Readonly<Record<string, string>>;

/** Describes a schema; each of its own fields must be named. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  about: string,
  fields: Fields<Schema>,
): Described {
  return { schema, about, fields };
}
