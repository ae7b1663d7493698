import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const ENTRY = fileURLToPath(new URL("../src/worker/service-worker.ts", import.meta.url));

/** Adds the service worker to the client's build, at a URL whose scope is the whole site. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async generateBundle() {
      const source = await bundleScript(ENTRY);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}
