import type { FastifyInstance } from "fastify";

/** Reads JSON bodies; an empty one is none, as clients that always name a type send it with a DELETE or a logout. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    return parse(request, String(body), done);
  });
}
