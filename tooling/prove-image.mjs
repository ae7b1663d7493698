/**
 * Builds the image, and starts, uses, upgrades and stops it by both profiles of the compose file and alone.
 * Where images cannot be pulled it makes stand-ins once and says so. Needs Docker and Compose, and for the
 * stand-ins root and debootstrap. `--from <commit>` is the version to upgrade from, by default the one before
 * the newest migration; `--data <folder>` is where a Docker of our own keeps its images.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openCompose, openDocker } from "./prove-image/docker.mjs";
import { output, run } from "./prove-image/run.mjs";
import { findBaseImages } from "./prove-image/stand-ins.mjs";
import { checkStanding, readAndQuiz, ready } from "./prove-image/use.mjs";

const PROJECT = "daily-quran-proof";
const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    data: { type: "string", default: "/var/tmp/daily-quran-docker" },
  },
});

async function sparePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

/** The tree of an older commit, to be built as today's is. */
function olderTree(work) {
  const folder = join(work, "older");
  mkdirSync(folder);
  const newest = ["log", "--diff-filter=A", "--format=%H", "-1", "--"];
  const commit =
    values.from ?? `${output("git", [...newest, "apps/server/src/db/migrations"], { cwd: root })}^`;
  const archive = join(work, "older.tar");
  run("git", ["archive", `--output=${archive}`, commit], { cwd: root });
  run("tar", ["--extract", `--file=${archive}`, `--directory=${folder}`]);
  for (const file of ["Dockerfile", "docker-compose.yml", ".dockerignore"])
    copyFileSync(join(root, file), join(folder, file));
  return folder;
}

function expectEqual(what, found, expected) {
  if (found !== expected) throw new Error(`${what} is ${found} instead of ${expected}.`);
  console.log(`${what} is ${found}.`);
}

/** Every container of the app has ended by itself, none by being killed. */
function checkStopped(env, container) {
  const state = output("docker", ["inspect", "--format", "{{.State.ExitCode}}", container], {
    env,
  });
  expectEqual(`The exit code of ${container}`, state, "0");
}

/** The whole product by compose: an older version, then this one on its data. */
async function proveApp({ compose, older, address, env }) {
  compose(older, "--profile", "app", "up", "--detach", "--build");
  const before = await ready(address);
  const reader = await readAndQuiz(address);

  compose(root, "--profile", "app", "up", "--detach", "--build");
  const after = await ready(address);
  if (!(after.migration > before.migration))
    throw new Error(`Migration ${after.migration} is not newer than ${before.migration}.`);
  console.log(`Upgraded from migration ${before.migration} to ${after.migration}.`);
  await checkStanding(address, reader);
  await readAndQuiz(address);
  compose(
    root,
    "--profile",
    "app",
    "exec",
    "-T",
    "app",
    "node",
    "apps/server/dist/backup.js",
    "/data/quran.backup",
  );
  compose(
    root,
    "--profile",
    "app",
    "exec",
    "-T",
    "app",
    "node",
    "apps/server/dist/accounts.js",
    "list",
    reader.username,
  );

  const [app] = output(
    "docker",
    [
      "ps",
      "--filter",
      `label=com.docker.compose.project=${PROJECT}`,
      "--filter",
      "label=com.docker.compose.service=app",
      "--format",
      "{{.Names}}",
    ],
    { env },
  ).split("\n");
  const image = output("docker", ["inspect", "--format", "{{.Image}}", app], { env });
  compose(root, "--profile", "app", "stop");
  checkStopped(env, app);
  compose(root, "--profile", "app", "up", "--detach");
  await ready(address);
  await checkStanding(address, reader);
  compose(root, "--profile", "app", "down");
  return { reader, image };
}

/** The database by compose, and the app beside it by the README's start command. */
async function proveDatabase({ compose, port, databasePort, address, reader }) {
  compose(root, "up", "--detach");
  const app = spawn(process.execPath, [join(root, "tooling/start.mjs")], {
    env: {
      ...process.env,
      PORT: String(port),
      TAFSEER: "off",
      DATABASE_URL: `postgres://quran:quran@127.0.0.1:${databasePort}/quran`,
    },
    stdio: "inherit",
  });
  const ended = once(app, "exit");
  try {
    await ready(address);
    await checkStanding(address, reader);
    await readAndQuiz(address);
  } finally {
    app.kill("SIGTERM");
  }
  expectEqual("The exit code of the start command", (await ended)[0], 0);
  compose(root, "down", "--volumes");
}

/** The image without compose, with the Postgres inside it. */
async function proveImage({ image, port, address, env }) {
  const name = `${PROJECT}-alone`;
  const docker = (...words) => run("docker", words, { env });
  docker(
    "run",
    "--detach",
    "--init",
    `--name=${name}`,
    `--publish=127.0.0.1:${port}:${port}`,
    `--env=PORT=${port}`,
    "--env=TAFSEER=off",
    image,
  );
  try {
    await ready(address);
    const reader = await readAndQuiz(address);
    docker("stop", "--time=30", name);
    checkStopped(env, name);
    docker("start", name);
    await ready(address);
    await checkStanding(address, reader);
    const compiler = "ls node_modules/.pnpm | grep -c ^typescript@ || true";
    expectEqual(
      "The number of compilers in the image",
      output("docker", ["exec", name, "sh", "-c", compiler], { env }),
      "0",
    );
    expectEqual(
      "The user in the image",
      output("docker", ["exec", name, "id", "-un"], { env }),
      "node",
    );
    const size = output("docker", ["exec", name, "du", "-sm", "/app"], { env }).split("\t")[0];
    console.log(`The product in the image has ${size} MB.`);
  } finally {
    docker("rm", "--force", "--volumes", name);
  }
}

const docker = await openDocker(values.data);
const work = mkdtempSync(join(tmpdir(), "daily-quran-image-"));
const port = await sparePort();
const databasePort = await sparePort();
const address = `http://localhost:${port}`;
docker.env = {
  ...docker.env,
  PORT: String(port),
  POSTGRES_PORT: String(databasePort),
  TAFSEER: "off",
};
try {
  const standIns = findBaseImages(docker);
  const compose = openCompose(docker, PROJECT);
  try {
    const { reader, image } = await proveApp({
      compose,
      older: olderTree(work),
      address,
      env: docker.env,
    });
    await proveDatabase({ compose, port, databasePort, address, reader });
    await proveImage({ image, port, address, env: docker.env });
  } finally {
    compose(root, "--profile", "app", "down", "--volumes");
  }
  for (const sentence of standIns) console.log(sentence);
  console.log("The image was built, started, used, upgraded and stopped.");
} finally {
  await docker.stop();
  rmSync(work, { recursive: true, force: true });
}
