import type { z } from "zod";

const VAGUE = "This is not valid.";

const OF_TYPE: Readonly<Record<string, string>> = {
  string: "This must be text.",
  boolean: "This is either true or false.",
  number: "This must be a number.",
  int: "This must be a whole number.",
  array: "This must be a list.",
  object: "This must be an object.",
  record: "This must be an object.",
};

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

const limited = (origin: string, limit: string): string => {
  const unit = UNITS[origin]?.[limit.endsWith(" 1") ? 0 : 1];
  return unit === undefined ? `This is ${limit}.` : `This has ${limit} ${unit}.`;
};

const oneOf = (values: unknown): string =>
  Array.isArray(values) ? `This must be one of: ${values.map(String).join(", ")}.` : VAGUE;

/** What is wrong with a value, for a schema that has no words of its own. */
export const schemaFault: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return "This is missing.";
  if (issue.code === "invalid_type") return OF_TYPE[issue.expected] ?? VAGUE;
  if (issue.code === "invalid_value") return oneOf(issue.values);
  if (issue.code === "invalid_union") return oneOf(issue["options"]);
  if (issue.code === "too_big") return limited(issue.origin, `at most ${issue.maximum}`);
  if (issue.code === "too_small") return limited(issue.origin, `at least ${issue.minimum}`);
  if (issue.code === "unrecognized_keys")
    return `This has unknown fields: ${issue.keys.join(", ")}.`;
  return VAGUE;
};
