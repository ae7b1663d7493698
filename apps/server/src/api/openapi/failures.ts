import { type ErrorCode, ERRORS } from "@daily-quran/domain/errors";
import { errorsOf, OF_ANY_CALL, type RestRoute } from "../route/rest-route.ts";
import { failureHeaders, headersOf } from "./headers.ts";
import type { SharedParts } from "./shared-parts.ts";

const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

const ofAny: ReadonlySet<ErrorCode> = new Set(OF_ANY_CALL);
const AND_STATUS = OF_ANY_CALL.map((code) => `${code} (${ERRORS[code].status})`).join(", ");

/** The failures of a route by status, each with its codes; what a code says is in the schema `Error`. */
export function failures(route: RestRoute, parts: SharedParts): object {
  const own = errorsOf(route).filter((code) => !ofAny.has(code));
  // Tools look for one failure of a caller with each call.
  const all = (own.some(isOfCaller) ? own : [...own, "TOO_SLOW" as const]).toSorted();
  const statuses = [...new Set(all.map((code) => ERRORS[code].status))];
  const byStatus = statuses.map((status) => {
    const description = all.filter((code) => ERRORS[code].status === status).join(", ");
    const response = { description, ...headersOf(failureHeaders(status)), content };
    return [status, parts.refer("responses", String(status), response)] as const;
  });
  const description = `Of any call: ${AND_STATUS}`;
  return {
    ...Object.fromEntries(byStatus),
    default: parts.refer("responses", "default", { description, content }),
  };
}

const isOfCaller = (code: ErrorCode): boolean => ERRORS[code].status < 500;
