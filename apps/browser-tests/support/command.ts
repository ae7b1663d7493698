import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Runs `pnpm accounts …` or `pnpm editions …` on a running product. Returns its output; rejects with it when
 * the command fails.
 */
export async function runCommand(
  name: "accounts" | "editions",
  dataDirectory: string,
  words: readonly string[],
): Promise<string> {
  const program = fileURLToPath(new URL("../../../tooling/command.mjs", import.meta.url));
  const command = spawn(process.execPath, [program, name, ...words], {
    env: { ...process.env, DATA_DIR: dataDirectory },
  });
  const output: string[] = [];
  for (const stream of [command.stdout, command.stderr])
    stream.on("data", (chunk: Buffer) => output.push(String(chunk)));
  const [code] = (await once(command, "close")) as [number | null];
  if (code !== 0) throw new Error(`${name} ${words.join(" ")}: ${output.join("")}`);
  return output.join("");
}
