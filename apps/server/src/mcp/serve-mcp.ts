import { MCP_LIMIT } from "@daily-quran/domain/api-limits";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../request/context.ts";
import { countedTurns } from "../server/admission/counted-turns.ts";
import { detailedError } from "../texts/detailed-error.ts";
import { mcpServer, type ToolSource } from "./mcp-server.ts";

/** What the endpoint needs: the documents of the API, and the context of a request. */
export interface McpDependencies extends Omit<ToolSource, "context"> {
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
  readonly now: () => number;
}

// A part in several texts is parsed and written at one go.
const LOAD = { atOnce: 1, waiting: 20, waitMs: 5_000 };

/** Serves the Model Context Protocol at `/mcp`: streamable HTTP without sessions, each request by itself. */
export function serveMcp(
  app: FastifyInstance,
  { contextOf, now, ...source }: McpDependencies,
): void {
  const turns = countedTurns({ limit: MCP_LIMIT, load: LOAD, now });
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/mcp",
    config: { cost: "search" },
    handler: async (request, reply) => {
      // The protocol has no batches any more, and one of a thousand calls would be one request.
      if (Array.isArray(request.body)) throw detailedError("INVALID_INPUT", { key: "mcpBatch" });
      const context = contextOf(request, reply);
      const handler = createMcpHandler(() => mcpServer({ ...source, context }), {
        // A stream would need a client to stay.
        maxSubscriptions: 0,
        keepAliveMs: 0,
      });
      const sent = new Request(new URL(request.url, source.site.publicUrl), {
        method: request.method,
        headers: headersOf(request),
      });
      const { response, body } = await turns(request.ip)(async () => {
        const answer = await handler.fetch(sent, { parsedBody: request.body });
        return { response: answer, body: await answer.text() };
      });
      return reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .header("cache-control", "no-store")
        .send(body);
    },
  });
}

const headersOf = ({ headers }: FastifyRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" && name !== "content-length" ? [[name, value]] : [],
  );
