import { execFileSync, spawnSync } from "node:child_process";

/** Runs a program to its end with its output shown; throws when it fails. */
export function run(command, words, options) {
  console.log(`$ ${command} ${words.join(" ")}`);
  execFileSync(command, words, { stdio: "inherit", ...options });
}

/** What a program prints, without the end of its last line; throws when it fails. */
export function output(command, words, options) {
  return execFileSync(command, words, { encoding: "utf8", ...options }).trim();
}

/** Whether a program is there and ends with 0. */
export function succeeds(command, words, options) {
  return spawnSync(command, words, { stdio: "ignore", ...options }).status === 0;
}
