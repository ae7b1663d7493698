import { IMAGES } from "./compose.mjs";
import { checkInside, checkStopped, memoryOf, saySize, untilHealthy } from "./container.mjs";
import { checkStanding, readAndQuiz, ready, sayDone } from "./reader.mjs";
import { secondsSince, step } from "./steps.mjs";

/** What the Dockerfile builds on. */
const BASE = "node:24-bookworm-slim";
const APP = ["--profile", "app"];

/**
 * The whole product by Compose: an older version, then this one on its data. Returns the reader of the
 * older one, whose data stay.
 */
export async function proveCompose(proof) {
  const up = "compose --profile app up --build";
  const { reader } = await step(`${up}: an older version`, () => useOlder(proof));
  const app = await step(`${up}: this version on the same data`, () => upgrade(proof, reader));
  await step("its commands, and what is in it", () => useCommands(proof, { reader, ...app }));
  await step("compose stop, and up again", () => stopAndStart(proof, { reader, ...app }));
  return reader;
}

async function useOlder(proof) {
  const { migration } = await start(proof, proof.older, IMAGES.older);
  const reader = await readAndQuiz(proof.address);
  return { reader, seen: [`It has migration ${migration}.`, sayDone(reader)] };
}

async function upgrade(proof, reader) {
  const { docker, address, root } = proof;
  const { container, migration } = await start(proof, root, IMAGES.newer);
  await checkStanding(address, reader);
  const another = await readAndQuiz(address);
  await untilHealthy(docker, container);
  const seen = [
    `It has migration ${migration}, and ${reader.username} what was there.`,
    sayDone(another),
    await saySize(docker, IMAGES.newer, BASE),
    `Healthy; the app uses ${await memoryOf(docker, container)}.`,
  ];
  return { container, seen };
}

async function useCommands({ docker, compose, root }, { reader, container }) {
  const inApp = [...APP, "exec", "-T", "app", "node"];
  await compose(root, ...inApp, "apps/server/dist/backup.js", "/data/quran.backup");
  const list = ["apps/server/dist/accounts.js", "list", reader.username];
  const listed = await compose(root, ...inApp, ...list);
  if (!listed.includes(reader.username)) throw new Error(`accounts list: ${listed}`);
  await checkInside(docker, container);
  return { seen: ["A backup, and the account in a list. No process is root's. No compiler."] };
}

async function stopAndStart({ docker, compose, root, address }, { reader, container }) {
  const postgres = await compose(root, ...APP, "ps", "--quiet", "postgres");
  const stopping = performance.now();
  await compose(root, ...APP, "stop");
  const stopped = secondsSince(stopping);
  for (const each of [container, postgres]) await checkStopped(docker, each);
  const starting = performance.now();
  await compose(root, ...APP, "up", "--detach");
  await ready(address);
  const started = secondsSince(starting);
  await checkStanding(address, reader);
  await compose(root, ...APP, "down");
  return { seen: [`App and Postgres ended with 0 in ${stopped} s; ready again in ${started} s.`] };
}

/** Builds and starts the version of a tree, and gives its image a name. */
async function start({ docker, compose, address }, tree, name) {
  await compose(tree, ...APP, "up", "--detach", "--build");
  const { migration } = await ready(address);
  const container = await compose(tree, ...APP, "ps", "--quiet", "app");
  await docker("tag", await docker("inspect", "--format", "{{.Image}}", container), name);
  return { container, migration };
}
