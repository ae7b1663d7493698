/**
 * Builds the image, and starts, uses, upgrades and stops it by both profiles of the compose file and alone.
 * Needs a Docker that runs, and Compose. It leaves nothing behind, also when it fails or is stopped.
 *
 * `--from <commit>`: the version to upgrade from, by default the one before the newest migration.
 * `--verbose`: shows what the programs print.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { proveAlone } from "./prove-image/alone.mjs";
import { cleanUp, sayLogs } from "./prove-image/clean-up.mjs";
import { openCompose } from "./prove-image/compose.mjs";
import { olderCommit, treeOf } from "./prove-image/older-version.mjs";
import { beginCleanup, beVerbose, run, succeeds } from "./prove-image/run.mjs";
import { secondsSince } from "./prove-image/steps.mjs";
import { proveCompose } from "./prove-image/with-compose.mjs";
import { proveDatabase } from "./prove-image/with-start-command.mjs";
import { sparePort } from "./spare-port.mjs";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

/** The ports, and the settings that differ from the defaults: an empty one counts as not set. */
async function settings(work) {
  const [port, databasePort] = [await sparePort(), await sparePort()];
  const app = {
    PORT: String(port),
    TAFSEER: "off",
    PUBLIC_URL: "",
    CONTACT_EMAIL: "a@example.org",
  };
  const database = `postgres://quran:quran@127.0.0.1:${databasePort}/quran`;
  return {
    port,
    address: `http://localhost:${port}`,
    compose: { ...app, POSTGRES_PORT: String(databasePort), POSTGRES_PASSWORD: "quran" },
    beside: { ...app, DATABASE_URL: database, DATA_DIR: join(work, "beside") },
  };
}

const docker = (...words) => run("docker", words);

async function prove(work) {
  const set = await settings(work);
  const { compose, version } = await openCompose({ ...process.env, ...set.compose }, work);
  const commit = await olderCommit(root, values.from);
  const said = await docker("info", "--format", "{{.ServerVersion}} with {{.Driver}}");
  console.log(`Docker ${said}; Compose ${version}; upgrading from ${commit}.`);
  const older = await treeOf(commit, { root, folder: join(work, "older") });
  const proof = { ...set, docker, compose, root, older };
  const reader = await proveCompose(proof);
  await proveDatabase(proof, reader);
  await proveAlone(proof);
}

if (!(await succeeds("docker", ["info"]))) throw new Error("A Docker that runs is needed.");
const start = performance.now();
const work = mkdtempSync(join(tmpdir(), "daily-quran-image-"));
if (values.verbose) beVerbose();
try {
  await prove(work);
  console.log(
    `The image was built, started, used, upgraded and stopped in ${secondsSince(start)} s.`,
  );
} catch (error) {
  process.exitCode = 1;
  console.error(error.message);
  beginCleanup();
  await sayLogs(docker);
} finally {
  beginCleanup();
  await cleanUp(docker, { root, work });
  rmSync(work, { recursive: true, force: true });
}
