import { createHash } from "node:crypto";
import { ErrorBody, ERRORS } from "@daily-quran/domain/errors";
import { holdToContract } from "../../server/test/contract.ts";
import { holdToProcedureResponse } from "../../server/test/procedure-contract.ts";
import type { FuzzRequest } from "./fuzz-request.ts";

/** A response as it came. */
export interface FuzzResponse {
  readonly status: number;
  readonly text: string;
}

// Large documents come again and again, and take long to check.
const LARGE = 2_000;
const checked = new Set<string>();

/** What is wrong with a response; undefined where the document, or the catalogue of errors, names it. */
export function faultOf(request: FuzzRequest, response: FuzzResponse): string | undefined {
  const { status, text } = response;
  if (text.length < LARGE) return newFaultOf(request, response);
  const what = request.procedures?.join() ?? request.path.split("?", 1)[0];
  const key = createHash("sha1")
    .update(`${request.method} ${what} ${status} ${text}`)
    .digest("hex");
  if (checked.has(key)) return undefined;
  const fault = newFaultOf(request, response);
  if (fault === undefined) checked.add(key);
  return fault;
}

function newFaultOf(request: FuzzRequest, response: FuzzResponse): string | undefined {
  try {
    if (response.status >= 500 && response.status !== 503) return `${response.status}`;
    if (request.procedures) checkProcedures(request.procedures, response);
    else holdToContract(request.method, request.path, response);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** A request that was refused before it came to a procedure. */
function checkRefusal(code: keyof typeof ERRORS, status: number): void {
  if (ERRORS[code].status !== status) throw new Error(`${code} under status ${status}`);
}

interface Failure {
  readonly error?: {
    readonly json?: {
      readonly data?: { readonly errorCode?: string; readonly httpStatus?: number };
    };
  };
}

function checkProcedures(names: readonly string[], response: FuzzResponse): void {
  const body: unknown = JSON.parse(response.text);
  const [only = ""] = names;
  const refusal = ErrorBody.safeParse(body);
  if (refusal.success) return checkRefusal(refusal.data.code, response.status);
  if (!Array.isArray(body) && response.status === 200)
    return holdToProcedureResponse(only, response);
  const all = (Array.isArray(body) ? body : [body]) as readonly (Failure | null)[];
  if (Array.isArray(body) && body.length !== names.length)
    throw new Error(`${body.length} answers to ${names.length} calls`);
  for (const [index, answer] of all.entries()) {
    if (answer === null || !("error" in answer)) continue;
    const { errorCode = "", httpStatus } = answer.error?.json?.data ?? {};
    const known = Object.hasOwn(ERRORS, errorCode) && ERRORS[errorCode as keyof typeof ERRORS];
    if (!known)
      throw new Error(`${names[index]} failed with ${errorCode}, which is no known error`);
    if (known.status !== httpStatus) throw new Error(`${errorCode} under status ${httpStatus}`);
    if (known.status >= 500 && known.status !== 503) throw new Error(errorCode);
  }
  return undefined;
}
