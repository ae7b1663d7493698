/**
 * Installs and runs the examples outside the repository, against one server: the REST client of generated
 * types, Spectral's rules and what three generators make, the tRPC client with the packed types (oldest and newest
 * tRPC, two module resolutions), Python, Go, the bot and curl.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sparePort } from "./spare-port.mjs";

const root = join(import.meta.dirname, "..");
const work = mkdtempSync(join(tmpdir(), "daily-quran-clients-"));
// As root, Postgres is another user who must reach its data.
chmodSync(work, 0o755);

function run(folder, command, ...words) {
  console.log(`$ ${command} ${words.join(" ")}`);
  const env = { ...process.env, SERVER: server };
  return execFileSync(command, words, {
    cwd: folder,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}

function expectOutput(output, ...patterns) {
  console.log(output.trim());
  for (const pattern of patterns)
    if (!pattern.test(output)) throw new Error(`The output has no ${pattern}.`);
}

/** A copy of an example with its dependencies. */
function install(name, copy = name, ...more) {
  const folder = join(work, copy);
  cpSync(join(root, "examples", name), folder, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  run(folder, "npm", "install", "--no-audit", "--no-fund", "--silent");
  if (more.length > 0)
    run(folder, "npm", "install", "--no-audit", "--no-fund", "--silent", "--no-save", ...more);
  return folder;
}

function proveRest() {
  const folder = install("rest-client");
  run(folder, "npm", "run", "--silent", "types");
  run(folder, "npm", "run", "--silent", "check");
  expectOutput(
    run(folder, "npm", "run", "--silent", "start"),
    /^Today is day \d+: \S/m,
    /^1 reader-[0-9a-f]{8} \d+$/m,
  );
}

function proveTrpc() {
  run(work, "npm", "pack", "--silent", join(root, "packages/api/dist"));
  const tarball = join(
    work,
    readdirSync(work).find((name) => name.endsWith(".tgz")),
  );
  for (const version of ["11.19.0", "11"]) {
    const peers = [`@trpc/client@${version}`, `@trpc/server@${version}`];
    const folder = install("trpc-client", `trpc-client-${version}`, tarball, ...peers);
    // The declarations of tRPC 11.19 itself do not compile: its adapter for `ws` misses a type.
    const lenient = version === "11" ? [] : ["--skipLibCheck"];
    run(folder, "npx", "tsc", ...lenient);
    run(folder, "npx", "tsc", "--module", "esnext", "--moduleResolution", "bundler", ...lenient);
    expectOutput(
      run(folder, "npm", "run", "--silent", "start"),
      /^Today is day \d+: \S/m,
      /^UNAUTHORIZED$/m,
    );
  }
}

function proveGenerated() {
  const folder = install("generated-clients");
  run(folder, "npm", "run", "--silent", "document");
  lintDocument(folder);
  for (const script of ["generate", "check"]) run(folder, "npm", "run", "--silent", script);
  expectOutput(
    run(folder, "npm", "run", "--silent", "start"),
    /^hey-api: day \d+$/m,
    /^orval: verse 255$/m,
    /^openapi-zod-client: day \d+$/m,
  );
}

/** Spectral's rules for OpenAPI, at any severity; Redocly's are kept by the server's tests. */
function lintDocument(folder) {
  writeFileSync(join(folder, "ruleset.json"), JSON.stringify({ extends: ["spectral:oas"] }));
  const spectral = ["--yes", "@stoplight/spectral-cli@6.16.3", "lint", "openapi.json"];
  run(folder, "npx", ...spectral, "--ruleset", "ruleset.json", "--fail-severity", "hint");
}

function provePython() {
  const script = join(root, "examples/python/reading.py");
  expectOutput(run(work, "python3", script), /^The copy is still right\.$/m, /is exact: True$/m);
}

/** Where Go is there. */
function proveGo() {
  const script = join(root, "examples/go/reading.go");
  if (spawnSync("go", ["version"]).error) return console.log("Go is not installed: not run.");
  expectOutput(run(work, "go", "run", script), /^The copy is still right\.$/m, /is exact: true$/m);
}

function proveBot() {
  const script = join(root, "examples/webhook-bot/post-reading.mjs");
  expectOutput(run(work, process.execPath, script), /^Day \d+: \S/m, /\/schedule\?day=\d+$/m);
}

function proveCurl() {
  const script = join(root, "examples/curl/reading.sh");
  expectOutput(run(work, script), /^\{"day":\d+,/, /^304$/m, /^401$/m);
}

const port = await sparePort();
const server = `http://localhost:${port}`;

run(root, "npx", "--yes", "pnpm@12", "exec", "turbo", "run", "build", "--output-logs=errors-only");
const app = spawn(process.execPath, [join(root, "apps/server/dist/main.js")], {
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: "",
    DATA_DIR: join(work, "data"),
    TAFSEER: "off",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = once(app, "exit");
const ready = new Promise((resolve) => {
  app.stdout.on("data", (chunk) => String(chunk).includes(server) && resolve("ready"));
});
try {
  if ((await Promise.race([ready, ended])) !== "ready")
    throw new Error("The server did not start.");
  proveRest();
  proveTrpc();
  proveGenerated();
  provePython();
  proveGo();
  proveBot();
  proveCurl();
} finally {
  app.kill("SIGTERM");
  await ended;
  rmSync(work, { recursive: true, force: true });
}
console.log("Every client ran.");
