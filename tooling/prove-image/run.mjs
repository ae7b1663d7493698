import { spawn } from "node:child_process";
import { once } from "node:events";

const LINES_OF_A_FAILURE = 60;

const interruption = new AbortController();
let isVerbose = false;
let isCleaningUp = false;

/** Is aborted by Ctrl-C and by SIGTERM, which also end the program that runs. */
export const interrupted = interruption.signal;

/** Shows what programs print while they run, and not only where one fails. */
export function beVerbose() {
  isVerbose = true;
}

/** From here on programs run to their end even after an interruption. */
export function beginCleanup() {
  isCleaningUp = true;
}

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(name, () => interruption.abort(new Error(`Stopped by ${name}.`)));

/** Runs a program to its end and returns what it printed; throws with its last lines when it fails. */
export async function run(command, words, options = {}) {
  if (!isCleaningUp) interrupted.throwIfAborted();
  if (isVerbose) console.log(`$ ${command} ${words.join(" ")}`);
  const show = isVerbose ? (text) => process.stdout.write(text) : () => {};
  const { code, printed, all } = await toItsEnd(spawnIt(command, words, options), show);
  if (!isCleaningUp) interrupted.throwIfAborted();
  if (code === 0) return printed.trim();
  const end = all.trim().split("\n").slice(-LINES_OF_A_FAILURE).join("\n");
  throw new Error(`${command} ${words.join(" ")} ended with ${code}:\n${end}`);
}

/** Whether a program is there and ends with 0. */
export async function succeeds(command, words, options = {}) {
  try {
    return (await toItsEnd(spawnIt(command, words, options), () => {})).code === 0;
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

function spawnIt(command, words, options) {
  return spawn(command, words, { stdio: ["ignore", "pipe", "pipe"], ...options });
}

async function toItsEnd(child, show) {
  const stop = () => child.kill("SIGTERM");
  if (!isCleaningUp) interrupted.addEventListener("abort", stop);
  let printed = "";
  let all = "";
  function keep(text) {
    all += text;
    show(text);
  }
  child.stdout.setEncoding("utf8").on("data", (text) => {
    printed += text;
    keep(text);
  });
  child.stderr.setEncoding("utf8").on("data", keep);
  try {
    const [code, signal] = await once(child, "close");
    return { code: code ?? signal, printed, all };
  } finally {
    interrupted.removeEventListener("abort", stop);
  }
}
