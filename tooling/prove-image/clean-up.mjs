import { NAME } from "./alone.mjs";
import { IMAGES, openCompose, PROJECT } from "./compose.mjs";
import { run } from "./run.mjs";

const LINES = "--tail=40";

/** Prints the last lines of every container of the proof: why it failed is often there. */
export async function sayLogs({ docker, env }) {
  const names = await docker("ps", "--all", `--filter=name=${PROJECT}`, "--format={{.Names}}");
  for (const name of names.split("\n").filter(Boolean)) {
    const both = ["-c", 'docker logs "$1" "$2" 2>&1', "sh", LINES, name];
    console.error(`The last lines of ${name}:\n${await run("sh", both, { env })}`);
  }
}

/** Removes the containers, volumes, networks and images of the proof, and ends a daemon of its own. */
export async function cleanUp({ docker, env, has, stop }, { root, work }) {
  const { compose } = await openCompose(env, work);
  const leftovers = [
    () => compose(root, "--profile", "app", "down", "--volumes", "--remove-orphans", "--rmi=local"),
    () => docker("rm", "--force", NAME),
    () => docker("volume", "rm", "--force", NAME),
    ...Object.values(IMAGES).map((image) => async () => {
      if (await has(image)) await docker("image", "rm", "--force", image);
    }),
    stop,
  ];
  for (const remove of leftovers)
    try {
      await remove();
    } catch (error) {
      process.exitCode = 1;
      console.error(`Something is left behind. ${error.message}`);
    }
}
