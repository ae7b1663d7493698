import { ERRORS } from "@daily-quran/domain/errors";
import { errorsOf, type RestRoute } from "../route/rest-route.ts";
import { failureHeaders, headersOf } from "./headers.ts";
import type { SharedParts } from "./shared-parts.ts";

const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

/** The failures of a route by status, each with its codes; what a code says is in the schema `Error`. */
export function failures(route: RestRoute, parts: SharedParts): object {
  const all = errorsOf(route).toSorted();
  const statuses = [...new Set(all.map((code) => ERRORS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const description = all.filter((code) => ERRORS[code].status === status).join(", ");
      const response = { description, ...headersOf(failureHeaders(status)), content };
      return [status, parts.refer("responses", String(status), response)];
    }),
  );
}
