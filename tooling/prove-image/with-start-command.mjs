import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { expectEqual } from "./container.mjs";
import { checkStanding, readAndQuiz, ready, sayDone } from "./reader.mjs";
import { interrupted, run } from "./run.mjs";
import { step } from "./steps.mjs";

/** The database by Compose, and the app beside it by the README's start command, on the data that is there. */
export async function proveDatabase(proof, reader) {
  await step("compose up: a Postgres for pnpm start", async () => {
    const { compose, root, address } = proof;
    await compose(root, "up", "--detach");
    const another = await whileStarted(proof, async () => {
      await checkStanding(address, reader);
      return await readAndQuiz(address);
    });
    await compose(root, "down", "--volumes");
    return {
      seen: [`${reader.username} has what was there.`, sayDone(another), "It ended with 0."],
    };
  });
}

async function whileStarted({ root, address, beside }, work) {
  const started = spawn(process.execPath, [join(root, "tooling/start.mjs")], {
    // Detached, so that Ctrl-C leaves it to the end of this function.
    detached: true,
    env: { ...process.env, ...beside, PATH: `${await pnpmFolder()}:${process.env.PATH}` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(started, "exit");
  const ending = new AbortController();
  started.once("exit", (code) => ending.abort(new Error(`The start command ended with ${code}.`)));
  let found;
  try {
    await ready(address, AbortSignal.any([interrupted, ending.signal]));
    found = await work();
  } finally {
    started.kill("SIGTERM");
    await ended;
  }
  expectEqual("The exit code of the start command", (await ended)[0], 0);
  return found;
}

/** Where `pnpm` is, for the PATH: npx alone does not pass a signal on to what it runs. */
async function pnpmFolder() {
  return dirname(await run("npx", ["--yes", "--package", "pnpm@12", "-c", "command -v pnpm"]));
}
