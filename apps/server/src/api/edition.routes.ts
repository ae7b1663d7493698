import * as apiPaths from "@daily-quran/domain/api-paths";
import { ListedEdition } from "@daily-quran/domain/edition";
import { z } from "zod";
import { CACHED_FOR_AN_HOUR } from "../documents/cache-control.ts";
import { documentRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { editionsExample } from "./reading-examples.ts";

/** The sources of the text. */
export const editionRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.editions,
    operationId: "listEditions",
    cost: "none",
    tag: "Sources",
    summary: "The texts, their sources, licences and corrections",
    description:
      "Those that come with the product and those that its operator has installed. Readings hold the ones with `isDefault`; `isLanguageDefault` is the first choice in a language.",
    response: z.array(ListedEdition),
    exampleOf: editionsExample,
    errors: [],
    find: ({ content }) => ({ document: content.editions, cacheControl: CACHED_FOR_AN_HOUR }),
  }),
];
