import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { TURBO } from "./turbo.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [name, ...words] = process.argv.slice(2);
const program = fileURLToPath(new URL(`../apps/server/dist/${name}.js`, import.meta.url));

const waitForChild = () => {};

/** Runs it to its end; returns its exit code as a shell would. */
async function run(file, args, stdio) {
  const child = spawn(file, args, { cwd: root, stdio });
  // Ctrl-C reaches the child through the terminal; a kill of this process must be passed on.
  process.once("SIGINT", waitForChild);
  process.once("SIGTERM", () => child.kill("SIGTERM"));
  const [code, signal] = await once(child, "exit");
  return code ?? 128 + constants.signals[signal];
}

async function command() {
  if (!existsSync(program)) {
    // To standard error: standard output is for the command's own output.
    const built = await run(
      process.execPath,
      [TURBO, "run", "build", "--filter=@daily-quran/server...", "--output-logs=errors-only"],
      ["inherit", 2, 2],
    );
    if (built !== 0) return built;
  }
  return await run(process.execPath, ["--enable-source-maps", program, ...words], "inherit");
}

process.exitCode = await command();
