/** An OpenAPI document with its shared parameters, responses and examples in their places. */
export function resolvedOpenApi(document: object): object {
  const shared = (document as { components?: Record<string, Record<string, unknown>> }).components;
  const resolved = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolved);
    if (typeof part !== "object" || part === null) return part;
    const [, kind = "", name = ""] =
      "$ref" in part
        ? (/^#\/components\/(parameters|responses|examples)\/(.+)$/.exec(String(part.$ref)) ?? [])
        : [];
    if (kind) return resolved(shared?.[kind]?.[name]);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value)]));
  };
  return resolved(document) as object;
}
