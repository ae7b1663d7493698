import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beforePaint } from "./plugins/before-paint.ts";
import { mantineVariables } from "./plugins/mantine-variables.ts";
import { BENGALI_FACE, ENTRY, QURAN_FACE } from "./plugins/client-build.ts";
import { paletteCss } from "./plugins/palette-css.ts";
import { pageAssets } from "./plugins/page-assets.ts";
import { smallRouter } from "./plugins/small-router.ts";
import { precompress } from "./plugins/precompress.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

/** Small parts that many pages share: each in a file of its own would cost more than it holds. */
const EVERYWHERE =
  /\/src\/(ui\/(arabic-text|failed|initial|loading)|lib\/(page-head|text-language)|reader\/(edition|reading-pref))/;

/** The style sheets that carry a font, and travel inside the document. */
const FACE = /\/(quran|inline-bengali)-face\.css$/;

/** What the pages with verses share; the settings of the audio come when somebody opens them. */
const READING =
  /\/features\/(day|player(?!\/dock\/(audio-settings|repeat-fields|select-field))|preferences|reading)\/|\/pages\/daily-audio|\/(reading-schedule|quran-text)\/src\/(countdown|documents)|\/icons\/Icon(Adjust|Player|Refresh|Volume)/;

export default defineConfig(({ command, isSsrBuild }) => ({
  // Without an index.html Vite would find each library only when a page asks for it, and load the page again.
  optimizeDeps: { entries: [ENTRY] },
  plugins: [
    react(),
    beforePaint(),
    mantineVariables(),
    paletteCss(),
    smallRouter(),
    pageAssets(),
    serviceWorker(),
    precompress(),
  ],
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        modulePreload: { polyfill: false },
        // The Quran face travels inside its style sheet (docs/decisions/0005-fonts.md).
        assetsInlineLimit: (file: string) => file.endsWith("/quran.woff2"),
        rolldownOptions: {
          input: { app: ENTRY, "quran-face": QURAN_FACE, "inline-bengali-face": BENGALI_FACE },
          output: {
            codeSplitting: {
              groups: [
                { name: "libraries", tags: ["$initial"], test: /\/node_modules\// },
                { name: "app", tags: ["$initial"], test: (id) => !FACE.test(id) },
                { name: "parts", test: EVERYWHERE },
                { name: "reading", test: READING, minShareCount: 2 },
              ],
            },
          },
        },
      },
  // The server imports one built file, with nothing to resolve beside it; while developing, Node finds
  // packages itself.
  ...(command === "build" && { ssr: { noExternal: true as const } }),
}));
