import type { z } from "zod";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";

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

/** What it says of a noun's schemas; requests are separate, as a field with a default is optional only in input. */
export interface SchemaTexts {
  readonly output?: Readonly<Record<string, Described>>;
  readonly input?: Readonly<Record<string, Described>>;
}

/** Of the ID that makes a creation safe to repeat. */
export const CLIENT_ID =
  "A UUID that the client makes and sends again where no answer came: a repeat makes nothing twice, and gets what the first request has made.";

/** What a day is, wherever there is one. */
export const OF_DAY = `The day of the plan, 1 to ${PLAN_DAYS}.`;
