import { startOwnDaemon } from "./own-daemon.mjs";
import { run, succeeds } from "./run.mjs";

/**
 * The machine's Docker, or else a daemon of our own whose data is in `folder`; `isOwn` says which.
 * `stop` ends only our own.
 */
export async function openDocker(folder) {
  if (!(await succeeds("docker", ["--version"])))
    throw new Error("Docker is needed: on Debian, apt-get install docker.io docker-compose.");
  const isOwn = !(await succeeds("docker", ["info"]));
  const { env, stop } = isOwn
    ? await startOwnDaemon(folder)
    : { env: process.env, stop: async () => {} };
  const docker = (...words) => run("docker", words, { env });
  const has = (image) => succeeds("docker", ["image", "inspect", image], { env });
  return { docker, env, has, isOwn, stop };
}

/** What is used, in one sentence. */
export async function describe({ docker, isOwn }) {
  const said = await docker("info", "--format", "{{.ServerVersion}} with {{.Driver}}");
  return `Docker ${said}, ${isOwn ? "a daemon of this proof's own" : "the machine's"}`;
}
