import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const command = fileURLToPath(new URL("../apps/server/dist/editions.js", import.meta.url));

const waitForChild = () => {};

/** Runs a program to its end; gives its exit code as a shell would. */
async function run(program, args, stdio) {
  const child = spawn(program, args, { cwd: root, stdio });
  // Ctrl-C in a terminal reaches the child by itself; a kill of this process does not.
  process.once("SIGINT", waitForChild);
  process.once("SIGTERM", () => child.kill("SIGTERM"));
  const [code, signal] = await once(child, "exit");
  return code ?? 128 + constants.signals[signal];
}

async function editions() {
  if (!existsSync(command)) {
    // What it says goes to standard error: standard output is the command's own, for programs to read.
    const built = await run(
      "node_modules/.bin/turbo",
      ["run", "build", "--filter=@daily-quran/server...", "--output-logs=errors-only"],
      ["inherit", 2, 2],
    );
    if (built !== 0) return built;
  }
  const args = ["--enable-source-maps", command, ...process.argv.slice(2)];
  return await run(process.execPath, args, "inherit");
}

process.exitCode = await editions();
