import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const A_YEAR = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";

/** Serves the built web files; what stands under `/assets/` has its hash in its name and never changes. */
export async function serveStaticFiles(app: FastifyInstance, webDirectory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webDirectory, "client"),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz", "**/*.html", ".vite/**"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? A_YEAR : A_DAY);
    },
  });
}
