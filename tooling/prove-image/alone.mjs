import { IMAGES, PROJECT } from "./compose.mjs";
import { checkInside, checkStopped, memoryOf, untilHealthy } from "./container.mjs";
import { checkStanding, readAndQuiz, ready, sayDone } from "./reader.mjs";
import { secondsSince, step } from "./steps.mjs";

/** The container and the volume of the image without Compose. */
export const NAME = `${PROJECT}-alone`;

/** The image without Compose, with the Postgres inside it: an older version, then this one on its volume. */
export async function proveAlone(proof) {
  const { reader } = await step("docker run: an older version", () => useOlder(proof));
  await step("docker run: this version on the same volume", () => upgrade(proof, reader));
}

async function useOlder(proof) {
  const started = await start(proof, IMAGES.older);
  const reader = await readAndQuiz(proof.address);
  await stop(proof);
  return { reader, seen: [`Ready with a new database in ${started} s.`, sayDone(reader)] };
}

async function upgrade(proof, reader) {
  const { docker, address } = proof;
  const upgraded = await start(proof, IMAGES.newer);
  await checkStanding(address, reader);
  await untilHealthy(docker, NAME);
  await checkInside(docker, NAME);
  const memory = await memoryOf(docker, NAME);
  const stopped = await stop(proof);
  const again = await start(proof, IMAGES.newer);
  await checkStanding(address, reader);
  await stop(proof);
  const seen = [
    `Upgraded and ready in ${upgraded} s; ${reader.username} has what was there.`,
    `Healthy; the app and its Postgres use ${memory}. No process is root's. No compiler.`,
    `It ended with 0 in ${stopped} s; ready again in ${again} s.`,
  ];
  return { seen };
}

async function start({ docker, port, address }, image) {
  const starting = performance.now();
  const words = ["--detach", "--init", `--name=${NAME}`, `--volume=${NAME}:/data`];
  const publish = `--publish=127.0.0.1:${port}:${port}`;
  await docker("run", ...words, publish, `--env=PORT=${port}`, "--env=TAFSEER=off", image);
  await ready(address);
  return secondsSince(starting);
}

async function stop({ docker }) {
  const stopping = performance.now();
  await docker("stop", "--time=30", NAME);
  const seconds = secondsSince(stopping);
  await checkStopped(docker, NAME);
  await docker("rm", NAME);
  return seconds;
}
