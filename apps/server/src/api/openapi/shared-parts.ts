/** What a document refers to by name besides its schemas and headers. */
type Kind = "parameters" | "responses" | "examples";

/** A reference to a part that stands in a document once. */
interface Reference {
  readonly $ref: string;
}

/** Collects the parts of a document that many operations have, and gives references to them. */
export interface SharedParts {
  refer(kind: Kind, name: string, part: object): Reference;
  /** All that was referred to, by kind and name. */
  readonly all: Readonly<Record<Kind, Readonly<Record<string, object>>>>;
}

/** Two parts that want the same name and differ are numbered. */
export function sharedParts(): SharedParts {
  const all: Record<Kind, Record<string, object>> = { parameters: {}, responses: {}, examples: {} };
  const names = new Map<string, string>();
  return {
    all,
    refer: (kind, name, part) => {
      const key = `${kind} ${JSON.stringify(part)}`;
      let own = names.get(key) ?? name;
      for (let count = 2; !names.has(key) && own in all[kind]; count += 1) own = `${name}-${count}`;
      names.set(key, own);
      all[kind][own] = part;
      return { $ref: `#/components/${kind}/${own}` };
    },
  };
}
