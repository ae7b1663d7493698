import { appRouter } from "../src/trpc/router.ts";

interface Definition {
  // oxlint-disable-next-line no-underscore-dangle -- tRPC's own name
  readonly _def: { readonly type: "query" | "mutation" | "subscription" };
}

/** The path of every tRPC mutation: `auth.login`. */
export function listMutations(): string[] {
  // At run time the procedures are in one flat record, unlike in their type.
  // oxlint-disable-next-line no-underscore-dangle -- tRPC's own name
  const procedures = appRouter._def.procedures as unknown as Record<string, Definition>;
  return Object.entries(procedures)
    .filter(([, { _def: definition }]) => definition.type === "mutation")
    .map(([path]) => path);
}
