import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, succeeds } from "./run.mjs";

/** The name of the proof's own project, which no other containers or volumes have. */
export const PROJECT = "daily-quran-proof";

/** The images of the two versions, by names that stay when the next one is built. */
export const IMAGES = { older: `${PROJECT}:older`, newer: `${PROJECT}:newer` };

/**
 * Compose 2 if it is there and else Compose 1: `compose(tree, words)` runs it in a tree of the product, without
 * the `.env` there; `version` is which it is.
 */
export async function openCompose(env, work) {
  const isNew = await succeeds("docker", ["compose", "version"], { env });
  if (!isNew && !(await succeeds("docker-compose", ["version"])))
    throw new Error("Compose is needed: on Debian, apt-get install docker-compose.");
  const [command, ...first] = isNew ? ["docker", "compose"] : ["docker-compose"];
  // Compose 1 refuses /dev/null.
  const noSettings = join(work, "no-settings.env");
  writeFileSync(noSettings, "");
  const always = [...first, "--project-name", PROJECT, "--env-file", noSettings];
  const compose = (tree, ...words) => run(command, [...always, ...words], { cwd: tree, env });
  return { compose, version: await run(command, [...first, "version", "--short"], { env }) };
}
