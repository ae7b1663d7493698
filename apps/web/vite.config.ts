import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beforePaint } from "./plugins/before-paint.ts";
import { mantineTheme } from "./plugins/mantine-theme.ts";
import { mantineVariables } from "./plugins/mantine-variables.ts";
import { BENGALI_FONT, ENTRY, PRINT, QURAN_FONT } from "./plugins/client-build.ts";
import { paletteCss } from "./plugins/palette-css.ts";
import { pageAssets } from "./plugins/page-assets.ts";
import { texts } from "./plugins/texts.ts";
import { smallQuery } from "./plugins/small-query.ts";
import { smallRouter } from "./plugins/small-router.ts";
import { partLoader } from "./plugins/part-loader.ts";
import { precompress } from "./plugins/precompress.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

/** Small parts that many pages share: a file each would cost more than its content. */
const EVERYWHERE =
  /\/src\/(ui\/(text\/(arabic-text|initial|visually-hidden)|status\/(failed|loading|empty|badge))|lib\/(page-head|text-language|use-handed-focus|use-one-at-a-time)|reader\/(editions\/edition|reading-pref|use-address|way\/|day\/use-day-start))/;

/** Of Mantine's core, what its components need when they come; the provider alone is there at first. */
const LATER_MANTINE = /\/@mantine\/core\/(?!.*(Mantine\.context|MantineThemeProvider))/;

/** The style sheets that are files of their own: those with a font, inline in the document, and that for paper. */
const OWN_SHEET = /\/((quran|inline-bengali)-font|print)\.css$/;

/** What the pages with verses share; the settings of the audio come when somebody opens them. */
const READING =
  /\/features\/(day(?!\/(home-|back-to|own-day-choice))|player(?!\/(kept\/|reciter-field|dock\/(audio-settings|repeat-fields|select-field)|follow-pref|words\/))|preferences|reading(?!\/load\/(fetch-chosen|forget|use-days)))|\/src\/reading\/(daily-audio|later-(day-end|place)|ways\/verses-in-way|reading-page-settings|use-playable|verse\/(verse-more|use-verse))|\/reader\/(verse-element|day\/(day-clock|day-override|use-readers-day|use-reading-group))|\/(reading-schedule|quran-text)\/src\/(countdown|documents|verse-text)|\/icons\/Icon(Adjust|Player|Refresh|Volume)/;

/** The plan and the pages that it is made of, small files that are loaded together; not what few pages need. */
const QURAN =
  /\/packages\/(quran\/src\/(?!printed|indo-pak|borders|latin-digits|rub-|ruku-|scripts)|reading-schedule\/src\/plan\.ts)/;

/** What finds a surah or a day by what somebody types. */
const FINDING = /\/quran-text\/src\/search\/|\/quran\/src\/latin-digits|\/ui\/forms\/search-field/;

/** What every page loads once it is idle: progress, places and keys. */
const LATER =
  /\/src\/(shell\/later\/(idle-parts|later-keys|use-)|features\/(place\/|keyboard\/(key-queue|shortcut-key)|auth\/(left-session-line|use-forgotten-user|use-user-from-refusal)|bookmark\/(bookmark-signs|use-bookmarks)|day\/(clock-notice|use-tomorrow-ahead|refresh\/use-daily)|reading\/load\/tomorrow)|reader\/(key-shortcuts|day\/(reader-today|known-cycles)|server\/left-session|progress\/(use-progress|kept|database-keeper|own-keeper|progress-state|sync|progress|day-marks))|reading\/reading-place|ui\/buttons\/line-link)|\/packages\/(progress-sync|reading-schedule\/src\/streak\/(reader-streak|date-of-day)|domain\/src\/progress\/(progress-limits|marked))|\/idb\/|IconBookmark\.mjs/;

/** What stands under a reading: its mark as read, also in a group, and the way to the next passage. */
const DAY_END =
  /\/src\/(reader\/(check-in|day|progress\/keeping)|features\/group\/(use-done-text|complete-group|use-open-cycles|use-progress)|reading\/passage\/|ui\/buttons\/mark-button)|quiz-scoring|IconCheck\.mjs/;

/** Fields, dialogs and what they need of Mantine, for the pages that have any. */
const FORMS =
  /\/src\/(ui\/(forms\/(?!search-field|choice)|dialogs|buttons\/show-more)\/|features\/auth\/)|\/@mantine\/|\/(react-remove-scroll|use-sidecar|@floating-ui)/;
const TRPC = /\/(@trpc\/|@tanstack\/|reader\/server\/trpc)/;
const BUTTONS = /\/@mantine\/core\/.*\/(Button|UnstyledButton|Transition|Loader)[./]/;

/** The catalogues of a page with verses, and those that come when it is idle. */
const FIRST_TEXTS =
  /\/texts\/([a-z]{2})\/(?:reciters|reading\/(?:reading|verse|player|editions|settings)|site\/(?:failures|shell|notices|community))\.[jt]s$/;
const LATER_TEXTS =
  /\/texts\/([a-z]{2})\/(?:reading\/(?:choices|calendar|refresh|search|controls|progress|bookmark|report|sheet|signs|plans)|site\/(?:keyboard|notifications)|account\/leaving|groups\/(?:checkin|practice|together|quiz))\.[jt]s$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  // Without an index.html Vite would find each library only when a page asks for it, and load the page again.
  optimizeDeps: { entries: [ENTRY] },
  plugins: [
    react(),
    beforePaint(),
    mantineTheme(),
    mantineVariables(),
    paletteCss(),
    smallQuery(),
    smallRouter(),
    pageAssets(),
    partLoader(),
    texts(),
    serviceWorker(),
    precompress(),
  ],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        copyPublicDir: false,
        // The server's main thread only finds pages: without React and the pages themselves.
        rolldownOptions: {
          input: {
            "entry-server": "src/start/entry-server.tsx",
            "find-page": "src/shell/routes/find-page.ts",
          },
        },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        modulePreload: {
          polyfill: false,
          // Vite leaves out a part's own file where it is the only one; what imports a part is there.
          resolveDependencies: (file, others, { hostId }) =>
            [...new Set([file, ...others])].filter((path) => path !== hostId),
        },
        // The Quran font is inline in its style sheet (docs/decisions/0005-fonts.md).
        assetsInlineLimit: (file: string) => file.endsWith("/quran.woff2"),
        rolldownOptions: {
          input: {
            app: ENTRY,
            "quran-font": QURAN_FONT,
            "inline-bengali-font": BENGALI_FONT,
            print: PRINT,
          },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "libraries",
                  tags: ["$initial"],
                  test: (id) => id.includes("/node_modules/") && !LATER_MANTINE.test(id),
                },
                {
                  name: "app",
                  tags: ["$initial"],
                  test: (id) => !OWN_SHEET.test(id) && !LATER_MANTINE.test(id),
                },
                { name: "quran", test: QURAN },
                { name: "parts", test: EVERYWHERE },
                { name: "finding", test: FINDING, minShareCount: 2 },
                { name: "reading", test: READING, minShareCount: 2 },
                {
                  debugName: "first texts",
                  name: (id) => FIRST_TEXTS.exec(id)?.[1] ?? null,
                  test: FIRST_TEXTS,
                },
                {
                  debugName: "later texts",
                  name: (id) => `${LATER_TEXTS.exec(id)?.[1]}-later`,
                  test: LATER_TEXTS,
                },
                { name: "schemas", test: /\/zod\// },
                { name: "soon", test: /\/src\/(shell\/soon|features\/day\/use-demo|ui\/toasts\/)/ },
                { name: "later", test: LATER },
                { name: "trpc", test: TRPC },
                { name: "day-end", test: DAY_END, minShareCount: 2 },
                { name: "buttons", test: BUTTONS },
                { name: "forms", test: FORMS, minShareCount: 2 },
              ],
            },
          },
        },
      },
  // The server imports one built file, with nothing to resolve beside it; while developing, Node finds
  // packages itself.
  ...(command === "build" && { ssr: { noExternal: true as const } }),
  // Else React would choose its development build at run time, wherever NODE_ENV is not set.
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
}));
