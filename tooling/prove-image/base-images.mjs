import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debian } from "./debian.mjs";
import * as node from "./node-stand-in.mjs";
import * as postgres from "./postgres-stand-in.mjs";
import { run, succeeds } from "./run.mjs";

const BASES = [node, postgres];

/**
 * Makes sure that both base images are there: pulled, or else made here, which only a daemon of our own gets.
 * `seen` has a sentence
 * for each.
 */
export async function findBaseImages(opened) {
  const missing = [];
  for (const base of BASES) if (!(await isFound(opened, base.IMAGE))) missing.push(base);
  if (missing.length > 0) await makeAll(opened, missing);
  return { seen: await Promise.all(BASES.map((base) => describe(opened, base))) };
}

async function isFound({ env, has, isOwn }, image) {
  if (await has(image)) return true;
  if (await succeeds("docker", ["pull", "--quiet", image], { env })) return true;
  if (!isOwn) throw new Error(`${image} could not be pulled.`);
  return false;
}

async function describe({ docker }, { IMAGE, SENTENCE }) {
  const label = '{{index .Config.Labels "stand-in"}}';
  const isStandIn = (await docker("image", "inspect", "--format", label, IMAGE)) === "yes";
  return `${IMAGE} is ${isStandIn ? `A STAND-IN: ${SENTENCE}` : "the real one."}`;
}

async function makeAll(opened, bases) {
  if (!(await succeeds("debootstrap", ["--version"])))
    throw new Error("No image could be pulled, and there is no debootstrap to make stand-ins.");
  const folder = mkdtempSync(join(tmpdir(), "daily-quran-stand-in-"));
  try {
    const system = await debian(join(folder, "debian"));
    for (const base of bases) {
      const copy = join(folder, "root");
      await run("cp", ["--archive", system, copy]);
      const changes = await base.make(copy, folder);
      await importImage(opened, { system: copy, image: base.IMAGE, changes });
      rmSync(copy, { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importImage({ docker }, { system, image, changes }) {
  const archive = `${system}.tar`;
  await run("tar", [
    "--create",
    "--numeric-owner",
    `--file=${archive}`,
    `--directory=${system}`,
    ".",
  ]);
  const words = [...changes, "LABEL stand-in=yes"].flatMap((change) => ["--change", change]);
  await docker("import", ...words, archive, image);
}
