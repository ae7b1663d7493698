import * as apiPaths from "@daily-quran/domain/api-paths";
import { Health } from "@daily-quran/domain/system";
import { VERSION } from "@daily-quran/domain/version";
import fastify from "fastify";
import { expect, test } from "vitest";
import { ownContent } from "../../../test/own-content.ts";
import { nameVersion } from "../../server/api-version.ts";
import { procedureRoute } from "./declare-route.ts";
import { openApiDocument } from "../openapi/openapi.ts";
import { readyResponses } from "../../documents/ready-responses.ts";
import { serveRest } from "./rest-adapter.ts";

const route = procedureRoute({
  method: "GET",
  path: apiPaths.health,
  operationId: "getHealth",
  procedure: "system.health",
  deprecated: { since: "2026-03-01", sunset: "2026-09-01", instead: "`GET /api/ready`" },
  tag: "Service",
  summary: "Whether the process is alive",
  status: 200,
  response: Health,
  errors: [],
});

test("a deprecated route says since when, and when it ends", async () => {
  const app = fastify();
  nameVersion(app);
  serveRest(app, [route], {
    content: ownContent,
    now: Date.now,
    ready: readyResponses(ownContent, Date.now, new Set()),
    publicUrl: "https://quran.example",
    turns: () => (work) => work(),
    contextOf: () => ({}) as never,
  });
  const { headers } = await app.inject(apiPaths.health);
  expect(headers).toMatchObject({
    deprecation: "@1772323200",
    sunset: "Tue, 01 Sep 2026 00:00:00 GMT",
    "api-version": VERSION,
  });
});

test("the document says what to call instead", () => {
  const document = openApiDocument({
    routes: [route],
    publicUrl: "https://quran.example.org",
    content: ownContent,
  });
  expect(document).toHaveProperty(["paths", apiPaths.health, "get"], {
    operationId: "getHealth",
    tags: ["Service"],
    summary: "Whether the process is alive",
    description:
      "Deprecated since 2026-03-01, ends on 2026-09-01 at the earliest: use `GET /api/ready`.",
    deprecated: true,
    security: [],
    parameters: [],
    responses: expect.objectContaining({
      200: expect.objectContaining({
        headers: expect.objectContaining({
          Deprecation: { $ref: "#/components/headers/Deprecation" },
          Sunset: { $ref: "#/components/headers/Sunset" },
        }),
      }),
    }),
  });
});
