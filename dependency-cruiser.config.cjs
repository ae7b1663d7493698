// What may import what; the arrow points at what is imported. The rules below enforce it.
//
//   quran, steps ← reading-schedule, quiz-scoring ← quiz-questions ← domain ← quran-text ← search
//         ← apps/server ← (types only) apps/web, packages/api
//   progress-sync, font-subset ← apps/server, apps/web        embedded-postgres ← apps/server
//   server: pages → api → server → documents;  api, server → trpc → features → request → content, db
//           features → texts; of another feature its use-cases, never its *.sql.ts
//   web:    start → shell → pages → reading → features → reader → ui, lib;  all → texts
//           start: entries, document, before the first paint   shell: around every page, and the routes
//           reading: what pages with verses share              reader: what every feature may use
//           No feature imports another: they ask by the commands of reader/commands.ts.
//
// The packages up to quiz-questions, and progress-sync, are pure: nothing from npm, no clock, no randomness.
// folder-circles.mjs forbids circles between folders, and more than 25 files in one.
const { readdirSync, existsSync } = require("node:fs");

const features = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
const packages = {
  quran: [],
  "reading-schedule": ["quran", "steps"],
  "progress-sync": [],
  "quiz-scoring": [],
  steps: [],
  "quiz-questions": ["quran", "quiz-scoring", "steps"],
  domain: ["quran", "reading-schedule", "quiz-scoring", "quiz-questions"],
  "quran-text": ["quran", "reading-schedule", "quiz-scoring", "quiz-questions", "domain"],
  search: ["quran", "reading-schedule", "steps", "domain", "quran-text"],
  "font-subset": [],
};

/** A package may import only the packages that stand beside its name. */
const packageRules = Object.entries(packages).map(([name, allowed]) => {
  return {
    name: `${name}-imports-only-${allowed.join("-or-") || "itself"}`,
    severity: "error",
    // The tests of quiz-questions build real days of the plan.
    from: { path: `^packages/${name}/`, pathNot: "^packages/quiz-questions/test/" },
    to: { path: "^(packages|apps)/", pathNot: `^packages/(${[name, ...allowed].join("|")})/` },
  };
});

const purePackages = {
  name: "pure-packages-have-no-dependencies",
  severity: "error",
  from: {
    path: "^packages/(quran|reading-schedule|progress-sync|quiz-scoring|quiz-questions|steps)/src/",
    pathNot: "\\.test\\.ts$",
  },
  to: { dependencyTypes: ["npm", "core"] },
};

const embeddedPostgres = [
  {
    name: "embedded-postgres-knows-nothing-of-the-product",
    severity: "error",
    from: { path: "^packages/embedded-postgres/" },
    to: { path: "^(packages|apps)/(?!embedded-postgres/)" },
  },
  {
    name: "only-the-server-starts-embedded-postgres",
    severity: "error",
    from: { path: "^(packages|apps)/(?!embedded-postgres/|server/|proofs/)" },
    to: { path: "^packages/embedded-postgres/" },
  },
];

/** What others install is made of the server's types, and nothing here is made of it but its examples. */
const publishedTypes = [
  {
    name: "api-knows-the-server-by-its-types-only",
    severity: "error",
    from: { path: "^packages/api/" },
    to: { path: "^(packages|apps)/(?!api/)", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "nothing-is-made-of-the-published-types",
    severity: "error",
    from: { path: "^(packages|apps)/(?!api/)" },
    to: { path: "^packages/api/" },
  },
];

const proofs = {
  name: "nothing-is-made-of-the-proofs",
  severity: "error",
  from: { path: "^(packages|apps)/(?!proofs/)" },
  to: { path: "^apps/proofs/" },
};

const serverRules = [
  {
    name: "server-features-import-only-features-request-content-texts-threads-and-db",
    severity: "error",
    from: { path: "^apps/server/src/features/", pathNot: "\\.test\\.ts$" },
    to: {
      path: "^apps/server/src/",
      pathNot: "^apps/server/src/(features|request|content|texts|threads|db)/",
    },
  },
  {
    name: "server-texts-import-no-other-folder",
    severity: "error",
    from: { path: "^apps/server/src/texts/", pathNot: "\\.test\\.ts$" },
    to: { path: "^apps/server/src/", pathNot: "^apps/server/src/texts/" },
  },
  {
    name: "server-threads-import-no-other-folder",
    severity: "error",
    from: { path: "^apps/server/src/threads/", pathNot: "\\.test\\.ts$" },
    to: { path: "^apps/server/src/", pathNot: "^apps/server/src/threads/" },
  },
  {
    name: "server-request-imports-only-content-and-db",
    severity: "error",
    from: { path: "^apps/server/src/request/", pathNot: "\\.test\\.ts$" },
    to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(request|content|db|texts)/" },
  },
  {
    name: "server-db-knows-nothing-above-it",
    severity: "error",
    from: { path: "^apps/server/src/db/", pathNot: "\\.test\\.ts$" },
    to: { path: "^apps/server/src/(?!db/)" },
  },
  ...features("apps/server/src/features").map((feature) => ({
    name: `sql-of-${feature}-is-its-own`,
    severity: "error",
    from: {
      path: "^apps/server/src/",
      pathNot: `^apps/server/src/features/${feature}/|\\.test\\.ts$`,
    },
    to: { path: `^apps/server/src/features/${feature}/.*\\.sql\\.ts$` },
  })),
];

const webRules = [
  {
    name: "web-knows-the-server-by-its-types-only",
    severity: "error",
    // The fakes of its tests are held to the server's contract.
    from: { path: "^apps/web/", pathNot: "^apps/web/src/test/" },
    to: { path: "^apps/server/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "web-ui-and-lib-know-nothing-of-the-product",
    severity: "error",
    from: { path: "^apps/web/src/(ui|lib)/", pathNot: "\\.test\\.tsx?$" },
    to: {
      path: "^(packages|apps/server)/|^apps/web/src/(?!ui/|lib/|texts/)",
      pathNot: "^packages/quran/src/latin-digits",
    },
  },
  {
    name: "web-texts-know-only-languages",
    severity: "error",
    from: { path: "^apps/web/src/texts/", pathNot: "\\.test\\.tsx?$" },
    to: {
      path: "^(packages|apps/server)/(?!domain/src/(?:language|texts/))|^apps/web/src/(?!texts/)",
    },
  },
  {
    name: "web-lib-knows-no-ui",
    severity: "error",
    from: { path: "^apps/web/src/lib/" },
    to: { path: "^apps/web/src/ui/" },
  },
  {
    name: "web-reader-imports-only-ui-and-lib",
    severity: "error",
    from: { path: "^apps/web/src/reader/" },
    to: { path: "^apps/web/src/(start|shell|pages|reading|features)/" },
  },
  {
    name: "web-features-import-only-reader-ui-and-lib",
    severity: "error",
    from: { path: "^apps/web/src/features/" },
    to: { path: "^apps/web/src/(start|shell|pages|reading)/" },
  },
  {
    name: "web-reading-knows-no-page",
    severity: "error",
    from: { path: "^apps/web/src/reading/", pathNot: "\\.test\\.tsx?$" },
    to: { path: "^apps/web/src/(start|shell|pages)/" },
  },
  {
    name: "web-pages-know-no-shell",
    severity: "error",
    from: { path: "^apps/web/src/pages/", pathNot: "\\.test\\.tsx?$" },
    to: { path: "^apps/web/src/(start|shell)/" },
  },
  {
    name: "web-shell-knows-no-start",
    severity: "error",
    from: { path: "^apps/web/src/shell/", pathNot: "\\.test\\.tsx?$" },
    to: { path: "^apps/web/src/start/" },
  },
  {
    name: "web-worker-knows-nothing-of-the-page",
    severity: "error",
    from: { path: "^apps/web/src/worker/" },
    // The offline page has the colours and the languages of the others.
    to: { path: "^apps/web/src/(?!worker/|ui/palette\\.ts$|texts/[a-z]{2}/site/offline\\.ts$)" },
  },
  ...features("apps/web/src/features").map((feature) => ({
    name: `web-feature-${feature}-meets-no-other-feature`,
    severity: "error",
    from: { path: `^apps/web/src/features/${feature}/` },
    to: { path: "^apps/web/src/features/", pathNot: `^apps/web/src/features/${feature}/` },
  })),
];

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolvable-imports",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.css$|^virtual:" },
    },
    ...packageRules,
    purePackages,
    ...embeddedPostgres,
    ...publishedTypes,
    proofs,
    ...serverRules,
    ...webRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
