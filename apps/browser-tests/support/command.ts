import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Runs `pnpm accounts …` or `pnpm editions …` beside a running product; gives what it printed, and rejects
 * with it where it was refused.
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
  const said: string[] = [];
  for (const stream of [command.stdout, command.stderr])
    stream.on("data", (chunk: Buffer) => said.push(String(chunk)));
  const [code] = (await once(command, "close")) as [number | null];
  if (code !== 0) throw new Error(`${name} ${words.join(" ")}: ${said.join("")}`);
  return said.join("");
}
