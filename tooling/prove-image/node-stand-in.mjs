import { chmodSync, copyFileSync, cpSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { addUser, slim } from "./debian.mjs";
import { run } from "./run.mjs";

const MACHINE_AUTHORITIES = "/usr/local/share/machine-authorities.pem";

/** The image that it stands in for. */
export const IMAGE = "node:24-bookworm-slim";

/** What it is. */
export const SENTENCE = "Debian bookworm by debootstrap, Node 24 and npm from the npm registry.";

/** Makes a root of Debian that image; returns the changes of its configuration. */
export async function make(system, folder) {
  const packages = join(folder, "packages");
  await run("npm", ["install", "--silent", "--prefix", packages, "node@24", "npm@11"]);
  const modules = join(packages, "node_modules");
  const local = join(system, "usr/local");
  copyFileSync(realpathSync(join(modules, "node/bin/node")), join(local, "bin/node"));
  chmodSync(join(local, "bin/node"), 0o755);
  cpSync(join(modules, "npm"), join(local, "lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
  await addUser(system, "node", "1000");
  await slim(system);
  return ['CMD ["node"]', ...trustMachine(system)];
}

/** Where Node trusts an authority of the machine, the build has to as well. As in the real image, no other. */
function trustMachine(system) {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [];
  copyFileSync(file, join(system, MACHINE_AUTHORITIES));
  return [`ENV NODE_EXTRA_CA_CERTS=${MACHINE_AUTHORITIES}`];
}
