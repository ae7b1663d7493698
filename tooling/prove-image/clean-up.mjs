import { NAME } from "./alone.mjs";
import { IMAGES, openCompose, PROJECT } from "./compose.mjs";
import { run, succeeds } from "./run.mjs";

const LINES = "--tail=40";

/** Prints the last lines of every container of the proof: why it failed is often there. */
export async function sayLogs(docker) {
  const names = await docker("ps", "--all", `--filter=name=${PROJECT}`, "--format={{.Names}}");
  for (const name of names.split("\n").filter(Boolean)) {
    const both = ["-c", 'docker logs "$1" "$2" 2>&1', "sh", LINES, name];
    console.error(`The last lines of ${name}:\n${await run("sh", both)}`);
  }
}

/** Removes the containers, volumes, networks and images of the proof. */
export async function cleanUp(docker, { root, work }) {
  const { compose } = await openCompose(process.env, work);
  const leftovers = [
    () => compose(root, "--profile", "app", "down", "--volumes", "--remove-orphans", "--rmi=local"),
    () => docker("rm", "--force", NAME),
    () => docker("volume", "rm", "--force", NAME),
    ...Object.values(IMAGES).map((image) => async () => {
      if (await succeeds("docker", ["image", "inspect", image]))
        await docker("image", "rm", "--force", image);
    }),
  ];
  for (const remove of leftovers)
    try {
      await remove();
    } catch (error) {
      process.exitCode = 1;
      console.error(`Something is left behind. ${error.message}`);
    }
}
