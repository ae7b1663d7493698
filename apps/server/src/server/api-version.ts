import { VERSION } from "@daily-quran/domain/version";
import type { FastifyInstance } from "fastify";
import { isApi } from "./security/api-address.ts";

/** Names the product's version in every response of the API. */
export function nameVersion(app: FastifyInstance): void {
  app.addHook("onRequest", ({ url }, reply, done) => {
    if (isApi(url)) reply.header("api-version", VERSION);
    done();
  });
}
