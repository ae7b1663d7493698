import { fileURLToPath } from "node:url";
import type { Manifest, Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { offlineFiles } from "./client-build.ts";

const ENTRY = fileURLToPath(new URL("../src/worker/service-worker.ts", import.meta.url));

const MANIFEST = ".vite/manifest.json";
/** The manifest has no workers. */
const SEARCH_WORKER = /^assets\/search-worker-.*\.js$/;

/** Adds the service worker to the client's build, at a URL whose scope is the whole site. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const manifest = bundle[MANIFEST];
        if (manifest?.type !== "asset") throw new Error(`There is no ${MANIFEST} yet`);
        const files = [
          ...offlineFiles(JSON.parse(String(manifest.source)) as Manifest),
          ...Object.keys(bundle).filter((file) => SEARCH_WORKER.test(file)),
        ].map((file) => `/${file}`);
        // The list makes the worker another file in each release, so that browsers install it.
        const source = await bundleScript(ENTRY, { OFFLINE_FILES: JSON.stringify(files) });
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}
