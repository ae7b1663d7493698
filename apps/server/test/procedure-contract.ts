import { isDeepStrictEqual } from "node:util";
import { ErrorBody, ERRORS } from "@daily-quran/domain/errors";
import { Leaderboard } from "@daily-quran/domain/group/leaderboard";
import { deserialize, type SuperJSONResult } from "superjson";
import { z } from "zod";
import { appRouter } from "../src/trpc/router.ts";

/** Procedures whose output is not checked at run time, with the schemas of their types. */
const UNCHECKED: Record<string, z.ZodType> = {
  "auth.logout": z.undefined(),
  "auth.signOutEverywhere": z.undefined(),
  "auth.changePassword": z.undefined(),
  "auth.deleteAccount": z.undefined(),
  "auth.endSession": z.undefined(),
  "passkey.rename": z.undefined(),
  "passkey.remove": z.undefined(),
  "passkey.setPassword": z.undefined(),
  "reminder.set": z.undefined(),
  "reminder.followZone": z.undefined(),
  "reminder.subscribe": z.undefined(),
  "reminder.unsubscribe": z.undefined(),
  "system.clientErrors": z.undefined(),
  "token.end": z.undefined(),
  "leaderboard.get": Leaderboard,
};

/** Throws unless `data` is exactly the output of the procedure of that name (`group.list`). */
export function holdToProcedure(name: string, data: unknown): void {
  // As JSON has it: without the fields that are undefined.
  const sent: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data));
  const parsed = outputOf(name).safeParse(sent);
  const fault = parsed.success ? undefined : parsed.error.message;
  if (fault === undefined && isDeepStrictEqual(parsed.data, sent)) return;
  throw new Error(
    `${name} broke its contract: ${fault ?? "more than its schema says"}\n${JSON.stringify(sent)}`,
  );
}

const Result = z.object({ result: z.object({ data: z.custom<SuperJSONResult>() }) });
const Failure = z.object({ error: z.custom<SuperJSONResult>() });
const FailureData = z.object({
  data: z.object({ httpStatus: z.int(), errorCode: ErrorBody.shape.code }),
});

/** The same for a response as it was sent; a failure must be one of the catalogue, under its status. */
export function holdToProcedureResponse(
  name: string,
  { status, text }: { readonly status: number; readonly text: string },
): void {
  const body: unknown = JSON.parse(text);
  if (status === 200) {
    holdToProcedure(name, deserialize(Result.parse(body).result.data));
    return;
  }
  const { data } = FailureData.parse(deserialize(Failure.parse(body).error));
  const declared = ERRORS[data.errorCode].status;
  if (status !== declared || data.httpStatus !== declared)
    throw new Error(`${name} broke its contract: ${data.errorCode} under status ${status}`);
}

const procedures = new Map(Object.entries(Object(Reflect.get(appRouter, "_def")).procedures));

export const procedureNames = (): string[] => [...procedures.keys()];

export const procedureType = (name: string): "query" | "mutation" =>
  Object(Reflect.get(Object(procedures.get(name)), "_def")).type;

function outputOf(name: string): z.ZodType {
  const procedure: unknown = procedures.get(name);
  if (typeof procedure !== "function") throw new Error(`There is no procedure ${name}`);
  const output: unknown = Object(Reflect.get(procedure, "_def")).output;
  const schema = output ?? UNCHECKED[name];
  if (!(schema instanceof z.ZodType)) throw new Error(`${name} has no output schema`);
  return schema;
}
