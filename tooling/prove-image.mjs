/**
 * Builds the image, and starts, uses, upgrades and stops it by both profiles of the compose file and alone.
 * Where images cannot be pulled it makes stand-ins and says so. Needs Docker and Compose, and for the
 * stand-ins root and debootstrap. It leaves nothing behind, also when it fails or is stopped.
 *
 * `--from <commit>`: the version to upgrade from, by default the one before the newest migration.
 * `--data <folder>`: keeps the images of a Docker of our own there, which makes the next run shorter.
 * `--verbose`: shows what the programs print.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { proveAlone } from "./prove-image/alone.mjs";
import { findBaseImages } from "./prove-image/base-images.mjs";
import { cleanUp, sayLogs } from "./prove-image/clean-up.mjs";
import { openCompose } from "./prove-image/compose.mjs";
import { describe, openDocker } from "./prove-image/docker.mjs";
import { olderCommit, treeOf } from "./prove-image/older-version.mjs";
import { beginCleanup, beVerbose } from "./prove-image/run.mjs";
import { secondsSince, step } from "./prove-image/steps.mjs";
import { proveCompose } from "./prove-image/with-compose.mjs";
import { proveDatabase } from "./prove-image/with-start-command.mjs";
import { sparePort } from "./spare-port.mjs";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    data: { type: "string" },
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

async function prove(opened, work) {
  const set = await settings(work);
  const { compose, version } = await openCompose({ ...opened.env, ...set.compose }, work);
  const commit = await olderCommit(root, values.from);
  console.log(`${await describe(opened)}; Compose ${version}; upgrading from ${commit}.`);
  await step("the base images", () => findBaseImages(opened));
  const older = await treeOf(commit, { root, folder: join(work, "older") });
  const proof = { ...set, docker: opened.docker, compose, root, older };
  const reader = await proveCompose(proof);
  await proveDatabase(proof, reader);
  await proveAlone(proof);
}

const start = performance.now();
const work = mkdtempSync(join(tmpdir(), "daily-quran-image-"));
if (values.verbose) beVerbose();
let opened;
try {
  opened = await openDocker(values.data ?? join(work, "docker"));
  await prove(opened, work);
  console.log(
    `The image was built, started, used, upgraded and stopped in ${secondsSince(start)} s.`,
  );
} catch (error) {
  process.exitCode = 1;
  console.error(error.message);
  beginCleanup();
  if (opened) await sayLogs(opened);
} finally {
  beginCleanup();
  if (opened) await cleanUp(opened, { root, work });
  rmSync(work, { recursive: true, force: true });
}
