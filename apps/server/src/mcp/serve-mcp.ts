import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../request/context.ts";
import { mcpServer, type ToolSource } from "./mcp-server.ts";

/** What the endpoint needs: the documents of the API, and the context of a request. */
export interface McpDependencies extends Omit<ToolSource, "context"> {
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Context;
}

/** Serves the Model Context Protocol at `/mcp`: streamable HTTP without sessions, each request by itself. */
export function serveMcp(app: FastifyInstance, { contextOf, ...source }: McpDependencies): void {
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/mcp",
    config: { cost: "search" },
    handler: async (request, reply) => {
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
      const response = await handler.fetch(sent, { parsedBody: request.body });
      const body = await response.text();
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
