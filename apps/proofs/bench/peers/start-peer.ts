import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listening } from "../../support/served.ts";
import type { Contestant } from "./contestant.ts";
import type { PeerPlan } from "./peer-plan.ts";

/** A document and its body. */
export interface CopiedDocument {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Writes the plan of a bare server into a folder that is made for it. */
export async function writePlan(
  folder: string,
  plan: Omit<PeerPlan, "documents">,
  copies: readonly CopiedDocument[],
): Promise<void> {
  await mkdir(folder);
  const documents = copies.map(({ key, headers }, index) => ({ key, headers, file: `${index}` }));
  for (const [index, { body }] of copies.entries()) await writeFile(join(folder, `${index}`), body);
  const whole: PeerPlan = { ...plan, documents };
  await writeFile(join(folder, "plan.json"), JSON.stringify(whole));
}

/** Starts the program of a bare server on the plan in a folder. */
export async function startPeer(program: string, folder: string): Promise<Contestant> {
  const child = spawn(process.execPath, [program, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return await listening(child);
}
