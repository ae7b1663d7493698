import type { z } from "zod";
import type { ProcedureRoute } from "../src/http/rest-route.ts";
import { authedProcedure } from "../src/request/procedure.ts";
import { appRouter, type Caller } from "../src/trpc/router.ts";

interface Procedure {
  readonly _def: {
    readonly type: "query" | "mutation" | "subscription";
    readonly middlewares: readonly unknown[];
  };
}

// At run time the procedures are in one flat record, unlike in their type.
// oxlint-disable-next-line no-underscore-dangle -- tRPC's own name
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
// oxlint-disable-next-line no-underscore-dangle -- tRPC's own name
const asksWho = authedProcedure._def.middlewares.at(-1);

/** The procedure that a route calls. */
export interface CalledProcedure {
  readonly name: string;
  readonly type: "query" | "mutation" | "subscription";
  /** Whether it is for known callers only. */
  readonly isAuthed: boolean;
}

/** Finds the procedure that a route calls, by calling it with the examples and a caller that only listens. */
export function calledProcedure(route: ProcedureRoute): CalledProcedure {
  const params = textsFor(Object.entries(route.params?.shape ?? {}));
  const needed = Object.entries(route.query?.shape ?? {}).filter(
    ([, field]) => !field.safeParse(undefined).success,
  );
  let name = "";
  const listening = new Proxy({}, { get: (_, router) => proxyOf(String(router)) });
  const proxyOf = (router: string) =>
    new Proxy(
      {},
      {
        get: (_, procedure) => () => {
          name = `${router}.${String(procedure)}`;
          return new Promise(() => {});
        },
      },
    );
  const call = route.prepare({ params, query: textsFor(needed), body: route.bodyExample });
  void call(listening as Caller);
  const procedure = procedures[name];
  if (!procedure) throw new Error(`${route.method} ${route.path} calls no procedure`);
  // oxlint-disable-next-line no-underscore-dangle -- tRPC's own name
  const { type, middlewares } = procedure._def;
  return { name, type, isAuthed: middlewares.includes(asksWho) };
}

const TEXTS = ["1", "daily", "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11"];

const textsFor = (fields: readonly [name: string, field: z.ZodType][]) =>
  Object.fromEntries(fields.map(([name, field]) => [name, someText(field)]));

function someText(field: z.ZodType): string {
  const text = TEXTS.find((one) => field.safeParse(one).success);
  if (text === undefined) throw new Error("No text fits a parameter: add one.");
  return text;
}
