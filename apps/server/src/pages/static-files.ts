import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { REVALIDATED } from "../documents/cache-control.ts";

const A_YEAR = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";

// A stale service worker would serve its whole cache stale.
const NEVER_CACHED = /service-worker\.js/;

/** Serves the built web files; files under `/assets/` have their hash in the name and never change. */
export async function serveStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: join(root, "assets"),
    prefix: "/assets/",
    setHeaders: (reply) => void reply.header("cache-control", A_YEAR),
  });
  await app.register(fastifyStatic, {
    ...common,
    root,
    // A route for each of the few files, as all other addresses are pages.
    wildcard: false,
    decorateReply: false,
    globIgnore: ["**/*.br", "**/*.gz", "**/*.html", ".vite/**", "assets/**"],
    setHeaders: (reply, path) =>
      void reply.header("cache-control", NEVER_CACHED.test(path) ? REVALIDATED : A_DAY),
  });
}
